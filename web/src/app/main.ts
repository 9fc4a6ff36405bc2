import { mount } from 'svelte';

import App from './App.svelte';
import '../ui/tokens.css';
import '../ui/look.css';
import { keepProgram } from '../offline/offlineCache.ts';
import { text } from '../i18n/text.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// A new program has taken the place of this one, and with it the files that this one has still to fetch.
window.addEventListener('vite:preloadError', () => location.reload());
await text.bring();
keepProgram();
export default mount(App, { target });
