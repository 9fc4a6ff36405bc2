/** The boxes of this game, as the workshop takes them. */

import { lookUp } from '../../../i18n/text.svelte.ts';
import type { BoxFormat } from '../../../workshop/boxFormat.ts';
import { isBoxValues, type BoxValues } from './boxValues.ts';
import { withLanguages } from './edits.ts';
import { blankOf, copyOf } from './startingBox.ts';

export const FORMAT: BoxFormat<BoxValues> = {
  game: 'classic',
  stored: 'workshop',
  startNote: 'workshop-start-note',
  isBox: isBoxValues,
  copyOf,
  blankOf: (box, language, name) =>
    blankOf(box, language, name, (kind, number) => lookUp(`workshop-blank-${kind}`, { number })),
  withLanguages,
};
