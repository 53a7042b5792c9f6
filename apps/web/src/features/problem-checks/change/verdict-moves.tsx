import { IconArrowRight } from '@tabler/icons-react';
import type { VerdictMove } from '@touchstone/rules/problem-checks';
import { useMessages } from '../../../lib/messages.ts';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import { changeMessages } from './change-messages.ts';
import classes from './change.module.css';

/** Changes from one verdict to another, with their counts. */
export function VerdictMoves({ moves }: { moves: readonly VerdictMove[] }) {
  const m = useMessages(changeMessages);
  if (moves.length === 0) return null;
  return (
    <ul className={classes['moves']} aria-label={m.moves}>
      {moves.map(({ from, to, count }) => (
        <li key={`${String(from)} ${String(to)}`}>
          <VerdictMark status={from} form="short" />
          <IconArrowRight size={14} stroke={1.75} aria-label={m.becomes} role="img" />
          <VerdictMark status={to} form="short" />
          <strong>{count}</strong>
        </li>
      ))}
    </ul>
  );
}
