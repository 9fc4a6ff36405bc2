/** What is handed down to everything on the screen: the session, and the games that there are. */

import { createContext } from 'svelte';

import type { Games } from '../core/contract.ts';
import type { Session } from './session.svelte.ts';

/** The session of this page. */
export const [getSession, setSession] = createContext<Session>();
/** The games that can be played on it. */
export const [getGames, setGames] = createContext<Games>();
