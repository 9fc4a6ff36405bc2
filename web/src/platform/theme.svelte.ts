/** Light or dark, as the person wishes or as the system has it. What is printed stays paper in both. */

import { choice } from './preference.svelte.ts';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const dark = matchMedia('(prefers-color-scheme: dark)');

class Look {
  readonly #theme = choice('theme', THEMES);

  constructor() {
    this.#apply();
    dark.addEventListener('change', () => this.#apply());
  }

  get theme(): Theme {
    return this.#theme.value;
  }

  set theme(theme: Theme) {
    this.#theme.value = theme;
    this.#apply();
  }

  #apply(): void {
    const system = dark.matches ? 'dark' : 'light';
    const root = document.documentElement;
    root.dataset['theme'] = this.theme === 'system' ? system : this.theme;
    const paper = getComputedStyle(root).getPropertyValue('--table');
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', paper);
  }
}

export const look = new Look();
