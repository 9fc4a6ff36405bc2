/** Light or dark, as the person wishes or as the system has it. The board stays paper in both. */

export type Theme = 'system' | 'light' | 'dark';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const KEPT_AS = 'monopolista:theme';

class Look {
  #theme = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem(KEPT_AS)) ?? 'system');

  constructor() {
    this.#apply();
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    localStorage.setItem(KEPT_AS, theme);
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    if (this.#theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.#theme;
  }
}

export const look = new Look();
