import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { VerdictShape } from '../../../ui/verdict/verdict-shape.tsx';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import type { StripProblem } from '../api/list-strip-problems.ts';
import classes from './problem-strip.module.css';

interface StripEntryProps {
  problem: StripProblem;
  to: string;
  isCurrent: boolean;
}

export function StripEntry({ problem, to, isCurrent }: StripEntryProps) {
  const verdicts = useMessages(verdictMessages);
  const verdict = problem.status === null ? undefined : verdictOf(problem.status);
  const result = verdict === undefined ? undefined : verdicts[verdict.key].name;
  const name = `${problem.problemId} ${problem.title}`;
  return (
    <li className={classes['entry']}>
      <Link
        className={classes['link']}
        to={to}
        title={result === undefined ? name : `${name} · ${result}`}
        aria-label={result === undefined ? name : `${name}, ${result}`}
        aria-current={isCurrent ? 'page' : undefined}
        data-tone={verdict?.tone}
      >
        <span className={classes['id']}>
          {verdict !== undefined && <VerdictShape shape={verdict.shape} size={14} />}
          <span>{problem.problemId}</span>
        </span>{' '}
        <span className={classes['title']}>{problem.title}</span>
      </Link>
    </li>
  );
}
