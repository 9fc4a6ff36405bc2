/** What a field for a player's name is like, wherever one is written. */

import { LONGEST_NAME, unitsFor } from '../i18n/graphemes.ts';

export const NAME_FIELD = {
  class: 'field',
  maxlength: unitsFor(LONGEST_NAME),
  autocomplete: 'nickname',
  spellcheck: false,
} as const;
