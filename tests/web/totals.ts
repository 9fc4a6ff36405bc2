/** Says what games come to. */

import { readFileSync } from 'node:fs';

import { type Looked, totalsOf } from '../../web/src/lobby/totals.ts';

const runs = JSON.parse(readFileSync(0, 'utf8')) as Looked[][];
console.log(JSON.stringify(runs.map(totalsOf)));
