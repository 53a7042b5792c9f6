import { useMessages } from '../../lib/messages.ts';
import { findFirstFailing, type CaseEntry, type CaseExplanation } from './case-entries.ts';
import { caseMessages } from './case-messages.ts';
import classes from './case-results.module.css';
import { CaseRow } from './case-row.tsx';

interface CaseTableProps {
  cases: readonly CaseEntry[];
  explanations: readonly CaseExplanation[];
  label?: string;
  /** The number of the first case: cases of later subtasks continue the numbering. */
  firstNumber?: number;
}

/** One row per case. The details of the first failing case are open. */
export function CaseTable({ cases, explanations, label, firstNumber = 1 }: CaseTableProps) {
  const m = useMessages(caseMessages);
  const hasScores = cases.some(({ score }) => score !== null);
  const firstFailing = findFirstFailing(cases);
  const bySeq = new Map(explanations.map((explanation) => [explanation.seq, explanation]));
  return (
    <table className={classes['table']} aria-label={label ?? m.tableLabel}>
      <thead>
        <tr>
          <th scope="col" className={classes['number']}>
            {m.number}
          </th>
          <th scope="col">{m.verdict}</th>
          <th scope="col" className={classes['figure']}>
            {m.time}
          </th>
          <th scope="col" className={classes['figure']}>
            {m.memory}
          </th>
          {hasScores && (
            <th scope="col" className={classes['score']}>
              {m.score}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {cases.map((entry, index) => (
          <CaseRow
            key={entry.seq}
            entry={entry}
            explanation={bySeq.get(entry.seq)}
            number={firstNumber + index}
            hasScores={hasScores}
            isFirstOpen={entry === firstFailing}
          />
        ))}
      </tbody>
    </table>
  );
}
