import { Button } from '@mantine/core';
import { problemDefaults } from '@touchstone/contract/problem-limits';
import { useMemo } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { spreadOver, sumScores } from '../state/case-scores.ts';
import { useForm, useValue } from '../state/use-form.ts';
import { testDataMessages } from './test-data-messages.ts';
import classes from './test-data.module.css';

/** The total points, and those of each subtask. */
export function ScoreSummary({ list }: { list: 'uploadedCases' | 'typedCases' }) {
  const m = useMessages(testDataMessages);
  const form = useForm();
  const cases = useValue(list);
  const caseMode = useValue('caseMode');
  const isScored = useValue('scoring') === 'oi';
  const sums = useMemo(() => sumScores(cases, caseMode), [cases, caseMode]);
  if (!isScored) return <p className={classes['total']}>{m.totalPlain(cases.length)}</p>;
  return (
    <div>
      <div className={classes['totals']}>
        <p className={classes['total']} role="status">
          {m.total(cases.length, sums.total)}
        </p>
        <Button size="xs" variant="default" onClick={() => form.set(list, spreadOver(cases, caseMode))}>
          {m.spread}
        </Button>
      </div>
      {sums.groups.length > 0 && (
        <ul className={classes['groups']}>
          {sums.groups.map(({ group, count, score }) => (
            <li key={group}>{m.groupSum(group, count, score)}</li>
          ))}
        </ul>
      )}
      {sums.total !== problemDefaults.fullScore && <p className={classes['warning']}>{m.notHundred}</p>}
    </div>
  );
}
