import type { BoardRow } from '../api/read-board.ts';
import type { BoardWords } from '../board-messages.ts';
import { describeAcmCell, lookOfAcm, minuteOf, readAcmCell, type CellLook } from './acm-cell.ts';
import { describeOiCell, lookOfOi, readOiCell } from './oi-cell.ts';

/** What a cell shows: a style, a large and a small text, and a sentence for screen readers. */
interface CellFace {
  look: CellLook;
  main: string;
  small: string;
  text: string;
}

export function faceOf(row: BoardRow, displayId: string, words: BoardWords): CellFace | undefined {
  return 'ac' in row
    ? acmFace(row.submissionInfo[displayId], words)
    : oiFace(readOiCell(row, displayId), words);
}

function acmFace(cell: Parameters<typeof readAcmCell>[0], words: BoardWords): CellFace | undefined {
  const state = readAcmCell(cell);
  if (state === undefined) return undefined;
  const common = { look: lookOfAcm(state), text: describeAcmCell(state, words.cells) };
  const wrong = state.wrongTries > 0 ? `−${String(state.wrongTries)}` : '';
  if (state.kind === 'solved')
    return { ...common, main: String(minuteOf(state.second)), small: words.shortTries(state.tries) };
  if (state.kind === 'sealed') return { ...common, main: `? ${String(state.sealedTries)}`, small: wrong };
  return { ...common, main: state.kind === 'wrong' ? wrong : '·', small: '' };
}

function oiFace(state: ReturnType<typeof readOiCell>, words: BoardWords): CellFace | undefined {
  if (state === undefined) return undefined;
  const small = state.runTimeMs === undefined ? '' : `${String(state.runTimeMs)} ms`;
  const main = state.score === null ? '·' : String(state.score);
  return { look: lookOfOi(state), main, small, text: describeOiCell(state, words.cells) };
}
