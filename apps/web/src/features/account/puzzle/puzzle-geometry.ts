/** Where the piece of the slide puzzle is. Everything is in pixels of the picture, however large it is on the screen. */
import { loginProtection } from '@touchstone/contract/account-limits';

export const puzzleWidth = loginProtection.puzzleWidth;
export const puzzleHeight = loginProtection.puzzleHeight;

const smallStep = 1;
const largeStep = 10;

export const maximumPieceX = (pieceWidth: number): number => Math.max(0, puzzleWidth - pieceWidth);

export const clampPieceX = (x: number, maximumX: number): number =>
  Math.min(Math.max(Math.round(x), 0), maximumX);

export interface PuzzleDrag {
  /** Where the piece and the pointer were when the drag began. */
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

/** Undefined for keys that do not move the piece. */
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
