import type { BoardRow } from '../api/load-board.ts';
import type { BoardMessages } from '../board-messages.ts';
import { describeAcmCell, lookOfAcm, minuteOf, parseAcmCell, type CellLook } from './acm-cell.ts';
import { describeOiCell, lookOfOi, parseOiCell } from './oi-cell.ts';

/** What a cell shows: a style, a large and a small text, and a sentence for screen readers. */
interface CellFace {
  look: CellLook;
  main: string;
  small: string;
  text: string;
}

export function faceOf(row: BoardRow, displayId: string, messages: BoardMessages): CellFace | undefined {
  return 'ac' in row
    ? acmFace(row.submissionInfo[displayId], messages)
    : oiFace(parseOiCell(row, displayId), messages);
}

function acmFace(cell: Parameters<typeof parseAcmCell>[0], messages: BoardMessages): CellFace | undefined {
  const state = parseAcmCell(cell);
  if (state === undefined) return undefined;
  const common = { look: lookOfAcm(state), text: describeAcmCell(state, messages.cells) };
  const wrong = state.wrongTries > 0 ? `−${String(state.wrongTries)}` : '';
  if (state.kind === 'solved')
    return { ...common, main: String(minuteOf(state.second)), small: messages.shortTries(state.tries) };
  if (state.kind === 'sealed') return { ...common, main: `? ${String(state.frozenTries)}`, small: wrong };
  return { ...common, main: state.kind === 'wrong' ? wrong : '·', small: '' };
}

function oiFace(state: ReturnType<typeof parseOiCell>, messages: BoardMessages): CellFace | undefined {
  if (state === undefined) return undefined;
  const small = state.runTimeMs === undefined ? '' : `${String(state.runTimeMs)} ms`;
  const main = state.score === null ? '·' : String(state.score);
  return { look: lookOfOi(state), main, small, text: describeOiCell(state, messages.cells) };
}
