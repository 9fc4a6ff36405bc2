/** What is said of taking back. */

import { CHANCE, type Fact, type StepView } from '../generated/protocol.ts';
import { t } from '../i18n/text.svelte.ts';

/** What the story is made from, as far as taking back is concerned. */
interface Teller {
  readonly steps: readonly StepView[];
  playerName(seat: number): string;
  sentence(step: StepView, fact: Fact): string | null;
}

/** What an answer is called that may be taken back: the first sentence of what it, or chance upon it, did; else empty. */
export function answerText(teller: Teller, number: number): string {
  const steps = teller.steps.slice(number, number + 2).filter(({ seat }, place) => place === 0 || seat === CHANCE);
  for (const step of steps)
    for (const fact of step.facts) {
      const told = teller.sentence(step, fact);
      if (told !== null) return told;
    }
  return '';
}

/** What a take-back says. */
export function tookBackText(teller: Teller, [, by, , number, count]: Fact): string {
  const seat = teller.playerName(by);
  const what = answerText(teller, number);
  return what ? t('took-back', { seat, what, count }) : t('took-back-something', { seat });
}
