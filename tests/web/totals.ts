/** Says what games come to. */

import { readFileSync } from 'node:fs';

import { type GameLuck, totalsOf } from '../../web/src/home/luckTotals.ts';

const runs = JSON.parse(readFileSync(0, 'utf8')) as GameLuck[][];
console.log(JSON.stringify(runs.map(totalsOf)));
