import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { DifficultyLabel } from '../../ui/difficulty/difficulty-label.tsx';
import type { PracticeProblem } from './api/practice-list.ts';
import { practiceMessages } from './practice-messages.ts';
import classes from './practice-page.module.css';
import { SolveLink } from './solve-link.tsx';

export function PracticeRow({ entry }: { entry: PracticeProblem }) {
  const m = useMessages(practiceMessages);
  const { problem, reason, isDone } = entry;
  const address = `/problem/${encodeURIComponent(problem.problemId)}`;
  const Mark = isDone ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={classes['row']} data-done={isDone || undefined}>
      <span className={classes['mark']} role="img" aria-label={isDone ? m.done : m.notDone}>
        <Mark size={22} stroke={1.5} aria-hidden="true" />
      </span>
      <div className={classes['words']}>
        <Link className={classes['title']} to={address}>
          <span className={classes['id']}>{problem.problemId}</span> {problem.title}
        </Link>
        <p className={classes['reason']}>{m.reasons[reason]}</p>
      </div>
      <DifficultyLabel difficulty={problem.difficulty} />
      <span className={classes['solve']}>
        <SolveLink problem={problem} />
      </span>
    </li>
  );
}
