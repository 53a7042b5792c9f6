import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import card from '../../../ui/card-link.module.css';
import { RateBar } from '../../../ui/charts/rate-bar.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import tableClasses from '../../../ui/roomy-table.module.css';
import type { OwnResults } from '../api/get-own-results.ts';
import type { ContestProblem } from '../api/list-contest-problems.ts';
import { useContest } from '../use-contest.ts';
import { problemMessages } from './problem-messages.ts';
import classes from './problem-table.module.css';

const notSubmitted = -10;

interface ProblemTableProps {
  problems: readonly ContestProblem[];
  results: OwnResults;
}

export function ProblemTable({ problems, results }: ProblemTableProps) {
  const m = useMessages(problemMessages);
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.table}>
      <thead>
        <tr>
          <th scope="col" className={classes['status']}>
            <VisuallyHidden>{m.status}</VisuallyHidden>
          </th>
          <th scope="col" className={classes['number']}>
            {m.number}
          </th>
          <th scope="col">{m.title}</th>
          <th scope="col" className={classes['count']}>
            {m.accepted}
          </th>
          <th scope="col" className={classes['count']}>
            {m.total}
          </th>
          <th scope="col" className={classes['rate']}>
            {m.rate}
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <ProblemRow key={problem.id} problem={problem} result={results[String(problem.pid)]} />
        ))}
      </tbody>
    </table>
  );
}

function ProblemRow({
  problem,
  result,
}: {
  problem: ContestProblem;
  result: OwnResults[string] | undefined;
}) {
  const { contestId, isFrozen } = useContest();
  const { displayId, displayTitle, color, ac, total } = problem;
  return (
    <tr className={card['row']}>
      <td className={classes['status']}>
        <OwnMark result={result} />
      </td>
      <td className={classes['number']}>
        {color !== null && color !== '' && (
          <span className={classes['balloon']} style={{ background: color }} aria-hidden="true" />
        )}
        {displayId}
      </td>
      <td className={classes['title']}>
        <Link
          className={card['link']}
          to={`/contest/${String(contestId)}/problem/${encodeURIComponent(displayId)}`}
        >
          {displayTitle}
        </Link>
      </td>
      <td className={classes['count']}>{isFrozen ? <HiddenFigure /> : ac}</td>
      <td className={classes['count']}>{isFrozen ? <HiddenFigure /> : total}</td>
      <td className={classes['rate']}>{isFrozen ? <HiddenFigure /> : <RateBar part={ac} whole={total} />}</td>
    </tr>
  );
}

/** Untried problems have no mark. */
function OwnMark({ result }: { result: OwnResults[string] | undefined }) {
  const m = useMessages(problemMessages);
  if (result === undefined) return null;
  if (result.status === notSubmitted) return <VisuallyHidden>{m.untried}</VisuallyHidden>;
  return <VerdictMark status={result.status} form="icon" />;
}

function HiddenFigure() {
  const m = useMessages(problemMessages);
  return (
    <Tooltip label={m.hidden}>
      <span
        className={classes['untold']}
        role="img"
        aria-label={m.hidden}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason must be reachable by keyboard
        tabIndex={0}
      >
        ?
      </span>
    </Tooltip>
  );
}
