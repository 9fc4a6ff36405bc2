/** Light or dark, as the person wishes or as the system has it. The board stays paper in both. */

import { keptAs } from './basePath.ts';

export type Theme = 'system' | 'light' | 'dark';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const KEPT_AS = keptAs('theme');
const dark = matchMedia('(prefers-color-scheme: dark)');

class Look {
  #theme = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem(KEPT_AS)) ?? 'system');

  constructor() {
    this.#apply();
    dark.addEventListener('change', () => this.#apply());
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
    const system = dark.matches ? 'dark' : 'light';
    const root = document.documentElement;
    root.dataset['theme'] = this.#theme === 'system' ? system : this.#theme;
    const paper = getComputedStyle(root).getPropertyValue('--table');
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', paper);
  }
}

export const look = new Look();
