import { expect, it } from 'vitest';

import { commonSource } from '../src/net/commonSource.ts';

it('the source that most clauses have stands above them, the empty one never', () => {
  expect(commonSource(['By A.', '', 'By B.', 'By B.', '', ''])).toBe('By B.');
  expect(commonSource(['', ''])).toBe('');
  expect(commonSource([])).toBe('');
});
