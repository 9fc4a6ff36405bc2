/** What screens ask of the server over plain requests. */

import type {
  BeginLesson,
  BoxAdded,
  BoxCheck,
  CourseView,
  DiceSheet,
  EditionEntry,
  Failure,
  GradesView,
  Language,
  MakeRoom,
  MakeSimulation,
  OddsView,
  OptionsView,
  PlayedOn,
  PlayOn,
  PlayOut,
  PuzzleRow,
  PuzzleView,
  Replay,
  RoomSummary,
  RolloutsOffer,
  RolloutsView,
  RoomMade,
  SimulationsView,
  SimulationView,
} from '../generated/protocol.ts';
import { BASE } from '../platform/basePath.ts';
import { text } from '../i18n/text.svelte.ts';

export const NOT_FOUND = 404;
export const TOO_LARGE = 413;
/** Too much is asked, by one or by all. */
export const BUSY = 429;

/** An answer that is not the one hoped for. */
export class RequestError extends Error {
  readonly status: number;
  /** Why, where the server said so. */
  readonly failure: Failure | null;

  constructor(address: string, status: number, failure: Failure | null) {
    super(`${address}: ${status}`);
    this.status = status;
    this.failure = failure;
  }
}

/** Open a room of an edition, set up for one player against robots or for company. */
export function makeRoom(edition: string, solo: boolean): Promise<RoomMade> {
  return ask<RoomMade>('/api/rooms', posted({ edition, language: text.language, solo } satisfies MakeRoom));
}

/** How a room stands. */
export const fetchRoom = (room: string): Promise<RoomSummary> =>
  ask<RoomSummary>(`/api/rooms/${encodeURIComponent(room)}`);

/** The editions that can be played. */
export const fetchEditions = (): Promise<EditionEntry[]> => ask<EditionEntry[]>('/api/editions');

/** One edition, which may be a box that is not among all. */
export const fetchEdition = (edition: string): Promise<EditionEntry> =>
  ask<EditionEntry>(`/api/editions/${encodeURIComponent(edition)}/entry`);

/** All values of an edition, from which a box can be made. */
export const fetchValues = (edition: string): Promise<unknown> =>
  ask<unknown>(`/api/editions/${encodeURIComponent(edition)}/values`);

/** All values of the sample boxes. */
export const fetchSamples = (): Promise<unknown[]> => ask<unknown[]>('/api/samples');

/** The faults in the values of a box. */
export const checkBox = (values: string, signal: AbortSignal): Promise<BoxCheck> =>
  ask<BoxCheck>('/api/boxes/check', { ...written(values), signal });

/** Exact odds of a box that is not stored, for people who play in certain ways. */
export const fetchBoxOdds = <T extends OddsView>(
  values: string,
  ways: Record<string, string>,
  signal: AbortSignal,
): Promise<T> => ask<T>(`/api/boxes/odds?${new URLSearchParams(ways)}`, { ...written(values), signal });

/** The TOML file of a box. */
export const writeBoxFile = async (values: string): Promise<string> =>
  (await answered('/api/boxes/toml', written(values))).text();

/** All values of the edition in a TOML file. */
export const readBoxFile = (toml: Blob): Promise<unknown> =>
  ask<unknown>('/api/boxes/values', { method: 'POST', headers: { 'content-type': 'application/toml' }, body: toml });

/** Store a box, so that tables can choose it. */
export const addBox = (values: string): Promise<BoxAdded> => ask<BoxAdded>('/api/boxes', written(values));

/** What a table may choose in an edition. */
export const fetchOptions = (edition: string): Promise<OptionsView> =>
  ask<OptionsView>(`/api/options/${encodeURIComponent(edition)}`);

/** A game that this server has kept. */
export const fetchReplay = (game: string): Promise<Replay> => ask<Replay>(`/api/replays/${encodeURIComponent(game)}`);

/** The game that a transcript states. */
export const readTranscript = (transcript: string): Promise<Replay> => ask<Replay>('/api/replays', plain(transcript));

/** What the dice of a game are checked by. */
export const fetchSheet = (source: Source): Promise<DiceSheet> =>
  'game' in source
    ? ask<DiceSheet>(`/api/dice/${encodeURIComponent(source.game)}`)
    : ask<DiceSheet>('/api/dice', plain(source.transcript));

/** A game that this server has kept, or one that was uploaded. */
export type Source = { game: string } | { transcript: string };

/** Everybody's odds over a game that is over, and what moved them. */
export const fetchCourse = (source: Source): Promise<CourseView> => analysed<CourseView>(source, '');

/** Some of its decisions, graded, from one of its answers on. */
export const fetchGrades = (source: Source, first: number): Promise<GradesView> =>
  analysed<GradesView>(source, `?from=${first}`);

const analysed = <T>(source: Source, part: string): Promise<T> =>
  'game' in source
    ? ask<T>(`/api/analyses/${encodeURIComponent(source.game)}${part}`)
    : ask<T>(`/api/analyses${part}`, plain(source.transcript));

/** Whether games can be judged again by playing them on, many times. */
export const fetchRolloutsOffer = (signal: AbortSignal): Promise<RolloutsOffer> =>
  ask<RolloutsOffer>('/api/rollouts', { signal });

/** Have a game that is over played on from what mattered in it, many times. */
export const startRollouts = (source: Source): Promise<RolloutsView> =>
  ask<RolloutsView>('/api/rollouts', posted(source satisfies Partial<PlayOut>));

/** How far that is. */
export const fetchRollouts = (id: string, signal: AbortSignal): Promise<RolloutsView> =>
  ask<RolloutsView>(`/api/rollouts/${encodeURIComponent(id)}`, { signal });

/** Stop it: what was played counts. */
export const stopRollouts = (id: string): Promise<RolloutsView> =>
  ask<RolloutsView>(`/api/rollouts/${encodeURIComponent(id)}/stop`, { method: 'POST' });

/** Play on before a step of a game that is over, or of a puzzle's, as one of its seats. */
export const playOn = (source: Source | { puzzle: string }, step: number, seat: number): Promise<PlayedOn> =>
  ask<PlayedOn>('/api/games', posted({ ...source, step, seat } satisfies Partial<PlayOn>));

/** Begin a guided game. */
export const beginLesson = (wish: BeginLesson): Promise<PlayedOn> => ask<PlayedOn>('/api/lessons', posted(wish));

/** All puzzles, without their solutions. */
export const fetchPuzzles = (signal: AbortSignal): Promise<PuzzleRow[]> => ask<PuzzleRow[]>('/api/puzzles', { signal });

/** A puzzle, with the result of each answer. */
export const fetchPuzzle = (name: string): Promise<PuzzleView> =>
  ask<PuzzleView>(`/api/puzzles/${encodeURIComponent(name)}`);

/** Where a game's transcript is to be had. */
export const transcriptAddress = (game: string): string => `${BASE}/api/transcripts/${encodeURIComponent(game)}`;

/** Where the code of a link is drawn. */
export const codeAddress = (link: string): string => `${BASE}/api/qr?text=${encodeURIComponent(link)}`;

/** What the server offers by way of simulations, and those it has kept. */
export const fetchSimulations = (signal?: AbortSignal): Promise<SimulationsView> =>
  ask<SimulationsView>('/api/simulations', { signal: signal ?? null });

/** The simulation that runs, if there is one. */
export const fetchRunning = (signal: AbortSignal): Promise<SimulationView | null> =>
  ask<SimulationView | null>('/api/simulations/running', { signal });

/** Start a simulation. */
export const makeSimulation = (wish: MakeSimulation): Promise<SimulationView> =>
  ask<SimulationView>('/api/simulations', posted(wish));

/** Stop a simulation; what was played is kept. */
export const stopSimulation = (id: string): Promise<SimulationView> =>
  ask<SimulationView>(`/api/simulations/${encodeURIComponent(id)}/stop`, { method: 'POST' });

/** Throw a simulation away. */
export const removeSimulation = (id: string): Promise<SimulationView> =>
  ask<SimulationView>(`/api/simulations/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Where the report of a simulation is to be had, in a language and a theme. */
export const reportAddress = (id: string, language: Language, theme: string): string =>
  `${BASE}/simulations/${encodeURIComponent(id)}/report.html?${new URLSearchParams({ language, theme })}`;

/** The exact odds of an edition, for people who play in certain ways; each game's own. */
export const fetchOdds = <T extends OddsView>(
  edition: string,
  ways: Record<string, string>,
  signal: AbortSignal,
): Promise<T> => ask<T>(`/api/odds/${encodeURIComponent(edition)}?${new URLSearchParams(ways)}`, { signal });

const posted = (body: unknown): RequestInit => written(JSON.stringify(body));

/** JSON that is ready to be sent. */
const written = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

const plain = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'text/plain' }, body });

const ask = async <T>(address: string, init?: RequestInit): Promise<T> =>
  (await (await answered(address, init)).json()) as T;

async function answered(address: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(BASE + address, init);
  if (!answer.ok) throw new RequestError(address, answer.status, await failureOf(answer));
  return answer;
}

const failureOf = (answer: Response): Promise<Failure | null> =>
  answer.json().then(
    (told) => told as Failure,
    () => null,
  );
