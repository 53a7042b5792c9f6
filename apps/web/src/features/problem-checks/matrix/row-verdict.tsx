import { IconCheck, IconX } from '@tabler/icons-react';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useMessages } from '../../../lib/messages.ts';
import { formatRunTime } from '@touchstone/rules/judging/measures';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import type { CheckedProgram } from '../api/check.ts';
import type { Solution } from '../api/solutions.ts';
import { checkMessages } from '../check-messages.ts';
import classes from './matrix.module.css';

interface RowVerdictProps {
  solution: Solution;
  program: CheckedProgram | undefined;
  caseCount: number;
}

/** The verdict, and below it the expected one. */
export function RowVerdict({ solution, program, caseCount }: RowVerdictProps) {
  const m = useMessages(checkMessages);
  const words = useMessages(verdictMessages);
  const expected = solution.expectedStatuses.map((status) => words[verdictOf(status).key].short).join(' / ');
  return (
    <>
      <span className={classes['got']}>
        {program === undefined ? (
          <span className={classes['muted']}>{m.notRun}</span>
        ) : (
          <VerdictMark
            status={program.status}
            form="short"
            score={program.score}
            progress={{ done: program.cells.length, total: caseCount }}
          />
        )}
        {program !== undefined && program.time !== null && !isUnderWay(program.status) && (
          <span className={classes['slowest']} title={m.slowest(formatRunTime(program.status, program.time))}>
            {formatRunTime(program.status, program.time)}
          </span>
        )}
      </span>
      <span className={classes['expected']}>
        <ExpectationMark isAsExpected={program?.isAsExpected ?? null} />
        {expected === '' ? m.expectsAnything : `${m.expected} ${expected}`}
      </span>
    </>
  );
}

function ExpectationMark({ isAsExpected }: { isAsExpected: boolean | null }) {
  const m = useMessages(checkMessages);
  if (isAsExpected === null) return null;
  const Icon = isAsExpected ? IconCheck : IconX;
  return (
    <span
      className={classes['expectation']}
      data-fulfilled={isAsExpected}
      role="img"
      aria-label={isAsExpected ? m.asExpected : m.notAsExpected}
    >
      <Icon size={13} stroke={2.5} aria-hidden="true" />
    </span>
  );
}
