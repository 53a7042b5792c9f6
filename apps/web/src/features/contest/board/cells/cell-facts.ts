import { penaltySeconds } from '@touchstone/rules/contests/acm-standing';
import type { BoardProblem, BoardRow } from '../api/load-board.ts';
import type { BoardMessages } from '../board-messages.ts';
import { formatDuration } from '../format-duration.ts';
import { describeAcmCell, parseAcmCell } from './acm-cell.ts';
import { describeOiCell, parseOiCell } from './oi-cell.ts';

export interface OpenedCell {
  row: BoardRow;
  problem: BoardProblem;
  name: string;
}

type Fact = readonly [name: string, value: string];

function acmFacts(cell: Parameters<typeof parseAcmCell>[0], messages: BoardMessages): Fact[] {
  const state = parseAcmCell(cell);
  if (state === undefined) return [];
  const { details } = messages;
  const facts: Fact[] = [[details.state, describeAcmCell(state, messages.cells)]];
  if (state.kind === 'solved') {
    const penalty = formatDuration(state.second + state.wrongTries * penaltySeconds);
    facts.push([details.at, formatDuration(state.second)]);
    facts.push([details.tries, String(state.tries)]);
    facts.push([details.penalty, details.penaltyText(penalty, state.wrongTries, penaltySeconds / 60)]);
    return facts;
  }
  if (state.frozenTries > 0) facts.push([messages.looks.sealed, String(state.frozenTries)]);
  facts.push([details.wrong, String(state.wrongTries)]);
  return facts;
}

function oiFacts(state: ReturnType<typeof parseOiCell>, messages: BoardMessages): Fact[] {
  if (state === undefined) return [];
  const { details } = messages;
  const facts: Fact[] = [[details.state, describeOiCell(state, messages.cells)]];
  if (state.score !== null) facts.push([details.score, String(state.score)]);
  if (state.runTimeMs !== undefined)
    facts.push([details.runTime, messages.cells.milliseconds(state.runTimeMs)]);
  return facts;
}

/** The details of a cell as name and value pairs. */
export const factsOf = (
  { row, problem: { displayId } }: Pick<OpenedCell, 'row' | 'problem'>,
  messages: BoardMessages,
): Fact[] =>
  'ac' in row
    ? acmFacts(row.submissionInfo[displayId], messages)
    : oiFacts(parseOiCell(row, displayId), messages);
