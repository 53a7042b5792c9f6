import { Modal } from '@mantine/core';
import { useMessages } from '../../../../lib/messages.ts';
import { boardMessages } from '../board-messages.ts';
import { factsOf, type OpenedCell } from './cell-facts.ts';
import classes from './cells.module.css';

/** Shows the details of a cell in a dialog. */
export function CellDetails({ cell, onClose }: { cell: OpenedCell | undefined; onClose: () => void }) {
  const m = useMessages(boardMessages);
  return (
    <Modal
      opened={cell !== undefined}
      onClose={onClose}
      size={420}
      title={cell?.name ?? ''}
      closeButtonProps={{ 'aria-label': m.details.close }}
    >
      {cell !== undefined && (
        <>
          <p className={classes['of']}>
            <strong>{cell.problem.displayId}</strong> {cell.problem.displayTitle}
          </p>
          <dl className={classes['facts']}>
            {factsOf(cell, m).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Modal>
  );
}
