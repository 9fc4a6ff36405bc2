/** What is shown of an event, and for how long. */

import type { Choreography } from '../../core/contract.ts';
import { FACT, type PigBoxView } from '../../generated/pig.ts';

/** How long an event is shown, in milliseconds. */
const TIMES: Partial<Record<number, number>> = { [FACT.rolled]: 500, [FACT.held]: 300, [FACT.left]: 300 };

export const CHOREOGRAPHY: Choreography<PigBoxView> = {
  lasts: ([kind]) => TIMES[kind] ?? 0,

  perform([kind], _box, { carryOut, context }) {
    carryOut();
    return context.sleep(context.pace(TIMES[kind] ?? 0));
  },
};
