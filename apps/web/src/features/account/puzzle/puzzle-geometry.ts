/** The position of the puzzle piece, always in picture pixels, whatever the size on the screen. */
import { loginProtection } from '@touchstone/contract/account-limits';

export const puzzleWidth = loginProtection.puzzleWidth;
export const puzzleHeight = loginProtection.puzzleHeight;

const smallStep = 1;
const largeStep = 10;

export const maximumPieceX = (pieceWidth: number): number => Math.max(0, puzzleWidth - pieceWidth);

export const clampPieceX = (x: number, maximumX: number): number =>
  Math.min(Math.max(Math.round(x), 0), maximumX);

export interface PuzzleDrag {
  /** The positions of the piece and the pointer at the start of the drag. */
  startX: number;
  startClientX: number;
  /** The width of the picture on the screen. */
  shownWidth: number;
}

export function draggedPieceX(drag: PuzzleDrag, clientX: number, maximumX: number): number {
  const scale = drag.shownWidth > 0 ? drag.shownWidth / puzzleWidth : 1;
  return clampPieceX(drag.startX + (clientX - drag.startClientX) / scale, maximumX);
}

interface PuzzleKey {
  key: string;
  shiftKey: boolean;
}

/** Returns undefined for keys that do not move the piece. */
export function steppedPieceX({ key, shiftKey }: PuzzleKey, x: number, maximumX: number): number | undefined {
  const step = shiftKey ? largeStep : smallStep;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clampPieceX(x + step, maximumX);
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampPieceX(x - step, maximumX);
    case 'PageUp':
      return clampPieceX(x + largeStep, maximumX);
    case 'PageDown':
      return clampPieceX(x - largeStep, maximumX);
    case 'Home':
      return 0;
    case 'End':
      return maximumX;
    default:
      return undefined;
  }
}
