import { IconArrowNarrowRight } from '@tabler/icons-react';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useMessages } from '../../../lib/messages.ts';
import {
  draggedPieceX,
  maximumPieceX,
  puzzleHeight,
  puzzleWidth,
  steppedPieceX,
  type PuzzleDrag,
} from './puzzle-geometry.ts';
import { puzzleMessages } from './puzzle-messages.ts';
import classes from './slide-puzzle.module.css';

interface PuzzleBoardProps {
  puzzle: { background: string; piece: string; pieceY: number; pieceWidth: number };
  isChecking: boolean;
  takesFocus: boolean;
  /** Called when the piece is released or confirmed with the keyboard. */
  onPlaced: (x: number) => void;
}

const share = (part: number, whole: number): string => `${String((part / whole) * 100)}%`;

/** The picture with the piece, and a slider below with the same width: both move together. */
export function PuzzleBoard({ puzzle, isChecking, takesFocus, onPlaced }: PuzzleBoardProps) {
  const m = useMessages(puzzleMessages);
  const maximumX = maximumPieceX(puzzle.pieceWidth);
  const [x, setX] = useState(0);
  const [drag, setDrag] = useState<PuzzleDrag>();
  const board = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) handle.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const beginDrag = (event: PointerEvent<HTMLElement>) => {
    if (isChecking || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({
      startX: x,
      startClientX: event.clientX,
      shownWidth: board.current?.clientWidth ?? puzzleWidth,
    });
  };
  const followPointer = (event: PointerEvent<HTMLElement>) => {
    if (drag !== undefined) setX(draggedPieceX(drag, event.clientX, maximumX));
  };
  const endDrag = (event: PointerEvent<HTMLElement>) => {
    if (drag === undefined) return;
    // On a slow device the last movement is not rendered yet: `x` is still the position before it.
    const placedX = draggedPieceX(drag, event.clientX, maximumX);
    setX(placedX);
    setDrag(undefined);
    // A click without a movement is no answer.
    if (placedX !== drag.startX) onPlaced(placedX);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isChecking) return;
    const stepped = steppedPieceX(event, x, maximumX);
    if (stepped === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (stepped === undefined) onPlaced(x);
    else setX(stepped);
  };
  const pointer = {
    onPointerDown: beginDrag,
    onPointerMove: followPointer,
    onPointerUp: endDrag,
    onPointerCancel: () => setDrag(undefined),
  };
  const pieceBox: CSSProperties = {
    left: share(x, puzzleWidth),
    top: share(puzzle.pieceY, puzzleHeight),
    width: share(puzzle.pieceWidth, puzzleWidth),
  };
  return (
    <div className={classes['board']} ref={board} data-dragging={drag !== undefined || undefined}>
      <div className={classes['picture']}>
        <img className={classes['background']} src={puzzle.background} alt="" draggable={false} />
        <img
          {...pointer}
          className={classes['piece']}
          src={puzzle.piece}
          alt=""
          draggable={false}
          style={pieceBox}
        />
      </div>
      <div className={classes['track']}>
        {x === 0 && <span className={classes['invitation']}>{isChecking ? m.checking : m.drag}</span>}
        <span className={classes['passed']} style={{ width: share(x, puzzleWidth) }} />
        <div
          {...pointer}
          ref={handle}
          className={classes['handle']}
          style={{ left: share(x, puzzleWidth), width: share(puzzle.pieceWidth, puzzleWidth) }}
          role="slider"
          tabIndex={0}
          aria-label={m.slider}
          aria-valuemin={0}
          aria-valuemax={maximumX}
          aria-valuenow={x}
          aria-valuetext={m.position(x, maximumX)}
          aria-disabled={isChecking}
          onKeyDown={pressKey}
        >
          <IconArrowNarrowRight size={20} stroke={1.75} aria-hidden="true" />
        </div>
      </div>
    </div>
  );
}
