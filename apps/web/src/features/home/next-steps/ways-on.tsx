/**
 * Suggestions for users with solved problems: the last unsolved problem, the next contest, and a course. A
 * failed request removes the details of its card, not the card.
 */
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import { lastSubmissionQuery } from '../api/find-last-submission.ts';
import { recentContestsQuery } from '../api/list-recent-contests.ts';
import { ContestCountdown } from '../contests/contest-countdown.tsx';
import { orderContests } from '../contests/order-contests.ts';
import { nextStepsMessages } from './next-steps-messages.ts';
import classes from './next-steps.module.css';
import { Step } from './step.tsx';
import { WaitingStep } from './waiting-step.tsx';

const accepted = 0;

export function WaysOn() {
  const m = useMessages(nextStepsMessages);
  return (
    <>
      <ProblemStep />
      <ContestStep />
      <Step {...m.course} to="/training" weight="plain" />
    </>
  );
}

function ProblemStep() {
  const m = useMessages(nextStepsMessages);
  const { data, isPending } = useQuery(lastSubmissionQuery(useSession().user?.uid));
  if (isPending) return <WaitingStep />;
  const problemId = data?.displayPid ?? '';
  if (data === undefined || data === null || data.status === accepted || problemId === '')
    return <Step {...m.practise} to="/problem" weight="strong" />;
  return (
    <Step
      title={m.resume.title}
      text={
        <span className={classes['particulars']}>
          <span className={classes['problem']} title={data.title}>
            {problemId} {data.title}
          </span>
          <VerdictMark status={data.status} form="short" score={data.score} />
        </span>
      }
      action={m.resume.action}
      to={`/problem/${encodeURIComponent(problemId)}`}
      weight="strong"
    />
  );
}

function ContestStep() {
  const m = useMessages(nextStepsMessages);
  const { data, isPending } = useQuery({
    ...recentContestsQuery,
    select: ({ contests, clock }) => ({ contest: orderContests(contests, clock.serverMs)[0], clock }),
  });
  if (isPending) return <WaitingStep />;
  if (data?.contest === undefined) return <Step {...m.contest} to="/contest" weight="plain" />;
  const { contest, clock } = data;
  return (
    <Step
      title={contest.title}
      text={<ContestCountdown contest={contest} clock={clock} />}
      action={m.enterContest}
      to={`/contest/${String(contest.id)}`}
      needsLogin
      weight="plain"
    />
  );
}
