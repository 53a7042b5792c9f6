import { VisuallyHidden } from '@mantine/core';
import type { BoardRow } from '../api/load-board.ts';
import type { BoardMessages } from '../board-messages.ts';
import { faceOf } from './cell-face.ts';
import classes from './cells.module.css';

interface CellButtonProps {
  row: BoardRow;
  displayId: string;
  messages: BoardMessages;
  onOpen: () => void;
}

/**
 * The figures are text, so that they are found on the page and copied with a row. Screen readers get words instead. The cells
 * are not Tab stops; the table moves the focus with the arrow keys.
 */
export function CellButton({ row, displayId, messages, onOpen }: CellButtonProps) {
  const face = faceOf(row, displayId, messages);
  if (face === undefined) return null;
  return (
    <button type="button" tabIndex={-1} className={classes['cell']} data-look={face.look} onClick={onOpen}>
      <VisuallyHidden className={classes['words'] ?? ''}>
        {`${displayId}${messages.cells.comma}${face.text}`}
      </VisuallyHidden>
      <b aria-hidden="true">{face.main}</b>
      {face.small !== '' && <small aria-hidden="true">{face.small}</small>}
    </button>
  );
}
