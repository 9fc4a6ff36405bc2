/** What answers in the notation are called, for hints and puzzles, and what would come of them. */

import type { OfferView, Reason } from '../../../generated/protocol.ts';
import { lookUp, t } from '../../../i18n/text.svelte.ts';
import { cardActionOf } from './cardActions.ts';
import { actionPreviewOf } from './actionPreview.ts';
import type { GameReadModel } from '../model/context.ts';
import { whereShown } from './setViews.ts';
import { cardName, cardOf, setName, setInText } from './names.ts';

/** The cards that take property from another player. */
const TAKING: readonly string[] = ['sly', 'forced', 'breaker'];

/** What an answer is, in a few words: "Lay Bond Street in the green set". */
export function answerText(seen: GameReadModel, action: string): string {
  const [verb = '', first = '0', second = '0'] = action.split(' ');
  const [subject, target] = [Number(first), Number(second)];
  if (verb === 'at') return t('deal-advice-at', { other: seen.playerName(subject) });
  if (verb === 'play') return playText(seen, subject, target);
  return lookUp(`deal-advice-${verb}`, { subject: cardName(seen, subject), set: setName(seen, target) });
}

function playText(seen: GameReadModel, card: number, target: number): string {
  const kind = cardOf(seen, card)?.kind ?? '';
  const subject = cardName(seen, card);
  if (TAKING.includes(kind)) {
    const { holder, set } = whereShown(seen, target);
    const other = seen.playerName(holder);
    return lookUp(`deal-advice-play-${kind}`, {
      subject,
      wanted: cardName(seen, target),
      set: setName(seen, set),
      other,
    });
  }
  if (kind === 'collector') return t('deal-advice-play-collector', { subject, other: seen.playerName(target) });
  return lookUp(`deal-advice-play-${kind}`, { subject, set: setName(seen, target) });
}

/** What would come of an answer, in sentences. */
export function would(seen: GameReadModel, action: string, effect: OfferView['effect']): string[] {
  const choice = cardActionOf(seen, action, effect?.game === 'deal' ? effect : null);
  return choice?.effect ? actionPreviewOf(seen, choice).lines : [];
}

/** Why an answer is better than another, in a few words. */
export function reasonText(seen: GameReadModel, { word, about }: Reason): string {
  return lookUp(`reason-${word}`, { set: about ? setInText(seen, about) : '' });
}
