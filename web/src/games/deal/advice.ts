/** What answers in the notation are called, for hints and problems. */

import { t } from '../../text/text.svelte.ts';
import type { Seen } from './session.ts';
import { cardName, cardOf, setName } from './words.ts';

/** The cards that take property from somebody. */
const TAKING: readonly string[] = ['sly', 'forced', 'breaker'];

/** What an answer is, in a few words: "Lay Bond Street in the green set". */
export function answerText(seen: Seen, action: string): string {
  const [verb = '', first = '0', second = '0'] = action.split(' ');
  const [subject, target] = [Number(first), Number(second)];
  if (verb === 'at') return t('deal-advice-at', { other: seen.playerName(subject) });
  if (verb === 'play') return playText(seen, subject, target);
  return t(`deal-advice-${verb}`, { subject: cardName(seen, subject), set: setName(seen, target) });
}

function playText(seen: Seen, card: number, target: number): string {
  const kind = cardOf(seen, card)?.kind ?? '';
  const subject = cardName(seen, card);
  if (TAKING.includes(kind)) return t(`deal-advice-play-${kind}`, { subject, ...takenFrom(seen, target) });
  if (kind === 'collector') return t('deal-advice-play-collector', { subject, other: seen.playerName(target) });
  return t(`deal-advice-play-${kind}`, { subject, set: setName(seen, target) });
}

/** What a card lies in that somebody wants, and before whom. */
function takenFrom(seen: Seen, card: number): Record<'wanted' | 'set' | 'other', string> {
  const { players } = seen.shown;
  const holder = players.findIndex(({ sets }) => sets.some(({ cards }) => cards.includes(card)));
  const lies = players[holder]?.sets.find(({ cards }) => cards.includes(card));
  return { wanted: cardName(seen, card), set: setName(seen, lies?.set ?? 0), other: seen.playerName(holder) };
}
