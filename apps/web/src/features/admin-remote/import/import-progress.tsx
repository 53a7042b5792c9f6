import { Progress } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import type { ImportSummary } from '../api/imports.ts';
import { importMessages } from './import-messages.ts';
import { doneOf, percentOf } from './import-values.ts';
import classes from './import.module.css';

/** How far an import is: a bar, the state and the counts. */
export function ImportProgress({ counts }: { counts: ImportSummary }) {
  const m = useMessages(importMessages);
  const { state, imported, present, failed, total } = counts;
  const isFailing = failed > 0;
  return (
    <div className={classes['progress']}>
      <p className={classes['progressLine']}>
        <span data-state={state}>{m.states[state]}</span>
        <span className={classes['count']}>{m.done(doneOf(counts), total)}</span>
      </p>
      <Progress
        size={6}
        color={isFailing ? 'warn' : 'good'}
        value={percentOf(counts)}
        aria-label={m.progress}
      />
      <p className={classes['note']}>{m.summary(imported, present, failed)}</p>
    </div>
  );
}
