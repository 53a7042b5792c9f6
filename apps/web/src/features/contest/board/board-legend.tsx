import { useMessages } from '../../../lib/messages.ts';
import { boardMessages } from './board-messages.ts';
import classes from './board.module.css';
import cellClasses from './cells/cells.module.css';

interface BoardLegendProps {
  isAcm: boolean;
  isFrozen: boolean;
  hasAfter: boolean;
}

/** Explains the cell styles that this scoreboard can show. */
export function BoardLegend({ isAcm, isFrozen, hasAfter }: BoardLegendProps) {
  const m = useMessages(boardMessages);
  const { cells, looks } = m;
  const acm = [
    ['solved', '35', cells.solved],
    ['first', '12', cells.firstSolver],
    ['wrong', '−2', looks.wrong],
    ...(isFrozen ? [['sealed', '? 2', looks.sealed]] : []),
    ...(hasAfter ? [['after', '310', cells.afterEnd]] : []),
  ];
  const oi = [
    ['full', '100', cells.fullMarks],
    ['part', '40', looks.part],
    ['zero', '0', looks.zero],
  ];
  return (
    <ul className={classes['legend']} aria-label={m.legend}>
      {(isAcm ? acm : oi).map(([look, sample, meaning]) => (
        <li key={look}>
          <span
            className={cellClasses['cell']}
            data-look={look}
            data-main={sample}
            data-sample=""
            aria-hidden="true"
          />
          <span className={classes['meaning']}>{meaning}</span>
        </li>
      ))}
    </ul>
  );
}
