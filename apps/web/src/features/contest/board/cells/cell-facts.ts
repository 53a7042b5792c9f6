import { penaltySeconds } from '@touchstone/rules/contests/acm-standing';
import type { BoardProblem, BoardRow } from '../api/read-board.ts';
import type { BoardWords } from '../board-messages.ts';
import { formatDuration } from '../format-duration.ts';
import { describeAcmCell, readAcmCell } from './acm-cell.ts';
import { describeOiCell, readOiCell } from './oi-cell.ts';

export interface OpenedCell {
  row: BoardRow;
  problem: BoardProblem;
  name: string;
}

type Fact = readonly [name: string, value: string];

function acmFacts(cell: Parameters<typeof readAcmCell>[0], words: BoardWords): Fact[] {
  const state = readAcmCell(cell);
  if (state === undefined) return [];
  const { details } = words;
  const facts: Fact[] = [[details.state, describeAcmCell(state, words.cells)]];
  if (state.kind === 'solved') {
    const penalty = formatDuration(state.second + state.wrongTries * penaltySeconds);
    facts.push([details.at, formatDuration(state.second)]);
    facts.push([details.tries, String(state.tries)]);
    facts.push([details.penalty, details.penaltyText(penalty, state.wrongTries, penaltySeconds / 60)]);
    return facts;
  }
  if (state.sealedTries > 0) facts.push([words.looks.sealed, String(state.sealedTries)]);
  facts.push([details.wrong, String(state.wrongTries)]);
  return facts;
}

function oiFacts(state: ReturnType<typeof readOiCell>, words: BoardWords): Fact[] {
  if (state === undefined) return [];
  const { details } = words;
  const facts: Fact[] = [[details.state, describeOiCell(state, words.cells)]];
  if (state.score !== null) facts.push([details.score, String(state.score)]);
  if (state.runTimeMs !== undefined) facts.push([details.runTime, words.cells.milliseconds(state.runTimeMs)]);
  return facts;
}

/** The details of a cell as name and value pairs. */
export const factsOf = (
  { row, problem: { displayId } }: Pick<OpenedCell, 'row' | 'problem'>,
  words: BoardWords,
): Fact[] =>
  'ac' in row ? acmFacts(row.submissionInfo[displayId], words) : oiFacts(readOiCell(row, displayId), words);
