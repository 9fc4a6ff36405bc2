import { mount } from 'svelte';

import App from './App.svelte';
import '../ui/tokens.css';
import '../ui/look.css';
import { keptAs } from '../platform/basePath.ts';
import { keepProgram } from '../offline/offlineCache.ts';
import { text } from '../i18n/text.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

/** Which build has reloaded the page in this tab; the file of a build is named after its contents. */
const RELOADED = keptAs('reloaded');
// A new build has taken the place of this one, and with it the files that this one has still to fetch. Where a
// reload brings the same build again, another one would not help.
window.addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem(RELOADED) === import.meta.url) return;
  sessionStorage.setItem(RELOADED, import.meta.url);
  location.reload();
});
await text.bring();
keepProgram();
export default mount(App, { target });
