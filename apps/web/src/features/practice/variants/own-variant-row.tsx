import { Badge } from '@mantine/core';
import type { VariantState } from '@touchstone/contract/variant-limits';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import type { OwnVariant } from '../api/own-variants.ts';
import { explainVariant } from './explain-variant.ts';
import { ownVariantMessages } from './own-variant-messages.ts';
import classes from './variants-sheet.module.css';

const colors: Record<VariantState, string> = {
  writing: 'info',
  checking: 'info',
  refused: 'gray',
  waiting: 'warn',
  approved: 'good',
  rejected: 'gray',
};

export function OwnVariantRow({ variant }: { variant: OwnVariant }) {
  const m = useMessages(ownVariantMessages);
  const { state, source, problem } = variant;
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <p className={classes['name']}>
          {source === null ? m.noSource : m.nameOf(`${source.problemId} ${source.title}`)}
        </p>
        <p className={classes['note']}>{explainVariant(variant, m)}</p>
      </div>
      <span role="status" className={classes['state']}>
        <Badge color={colors[state]}>{m.states[state]}</Badge>
      </span>
      {problem !== null && (
        <Link
          className={classes['solve']}
          to={`/problem/${encodeURIComponent(problem.problemId)}`}
          aria-label={`${m.solve}: ${problem.problemId} ${problem.title}`}
        >
          {m.solve}
        </Link>
      )}
    </li>
  );
}
