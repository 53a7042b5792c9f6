import { IconMoodSmile } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { RateBar } from '../../../ui/charts/rate-bar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { FailedProblem } from '../api/get-activity.ts';
import { problemSubmissionsUrl, trainingProblemUrl } from '../training-context.ts';
import { useTraining } from '../use-training.ts';
import { activityMessages } from './activity-messages.ts';
import classes from './activity-tab.module.css';

/** The problems that most members try without success, with the case at which most of them stop. */
export function FailedProblems({ problems }: { problems: readonly FailedProblem[] }) {
  const m = useMessages(activityMessages);
  return (
    <Sheet title={m.problems} flush>
      {problems.length === 0 ? (
        <EmptyState icon={<IconMoodSmile size={24} stroke={1.5} />} title={m.noProblems}>
          {m.noProblemsText}
        </EmptyState>
      ) : (
        <>
          <p className={classes['count']}>{m.problemsText}</p>
          <ul className={classes['problems']}>
            {problems.map((problem) => (
              <Problem key={problem.pid} problem={problem} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

function Problem({ problem }: { problem: FailedProblem }) {
  const m = useMessages(activityMessages);
  const { context } = useTraining();
  const { problemId, title, tried, failed, failingCase } = problem;
  return (
    <li className={classes['problem']}>
      <div className={classes['line']}>
        <Link className={classes['title']} to={trainingProblemUrl(context, problemId)}>
          <span className={classes['id']}>{problemId}</span> {title}
        </Link>
        <Link
          className={classes['submissions']}
          to={problemSubmissionsUrl(context, problemId)}
          aria-label={m.submissionsOf(problemId)}
        >
          {m.submissions}
        </Link>
      </div>
      <div className={classes['bar']}>
        <RateBar part={failed} whole={tried}>
          {m.failedOf(failed, tried)}
        </RateBar>
      </div>
      {failingCase === null ? (
        <span className={classes['muted']}>{m.noCase}</span>
      ) : (
        <span className={classes['case']}>
          <VerdictMark status={failingCase.status} form="short" />
          {m.failingCase(failingCase.position, failingCase.inputName)}
          <span className={classes['muted']}>{m.failingCount(failingCase.count)}</span>
        </span>
      )}
    </li>
  );
}
