import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../../../lib/messages.ts';
import { findNeighbours } from '../../../../lib/problem-trail.ts';
import { useSession } from '../../../../lib/session.ts';
import { tabStorage } from '../../../../lib/storage.ts';
import { stripProblemsQuery } from '../../api/list-strip-problems.ts';
import { hasStrip, isFullScreenPath, listUrl, problemUrl } from '../../context/problem-context.ts';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';
import { similarProblemQuery } from './find-similar-problem.ts';
import { nextMessages } from './next-messages.ts';
import classes from './next-problems.module.css';

interface NextProblemsProps {
  problem: Pick<WorkbenchProblem, 'pid' | 'problemId'>;
  context: ProblemContext;
}

interface NextProblem {
  reason: string;
  name: string;
  to: string;
}

/** The next problem of the training, contest or list. After the last one of a training, its list. */
function useNextInOrder({ problem, context }: NextProblemsProps): NextProblem | undefined {
  const m = useMessages(nextMessages);
  const { user } = useSession();
  const { data } = useQuery(stripProblemsQuery(context, user?.uid));
  const isFullScreen = isFullScreenPath(useLocation().pathname);
  if (hasStrip(context)) {
    const isTraining = context.contestId === undefined;
    const current = data?.findIndex(({ problemId }) => problemId === problem.problemId) ?? -1;
    if (current === -1) return undefined;
    const next = data?.[current + 1];
    if (next === undefined)
      return isTraining
        ? { reason: m.lastOfTraining, name: m.backToTraining, to: listUrl(context) }
        : undefined;
    return {
      reason: isTraining ? m.training : m.contest,
      name: `${next.problemId} ${next.title}`,
      to: problemUrl(context, next.problemId, isFullScreen),
    };
  }
  const next = findNeighbours(tabStorage, problem.problemId)?.next;
  if (next === undefined || context.groupId !== undefined) return undefined;
  return { reason: m.list, name: next, to: problemUrl({}, next, false) };
}

/** Not in contests: they decide what comes next. A failed request offers nothing. */
function useSimilar({ problem, context }: NextProblemsProps): NextProblem | undefined {
  const m = useMessages(nextMessages);
  const isContest = context.contestId !== undefined;
  const { data } = useQuery({ ...similarProblemQuery(problem), enabled: !isContest });
  if (data === undefined || data === null) return undefined;
  return {
    reason: m.sameTag(data.tag),
    name: `${data.problemId} ${data.title}`,
    to: problemUrl({}, data.problemId, false),
  };
}

/** After Accepted: where to go on. */
export function NextProblems(props: NextProblemsProps) {
  const m = useMessages(nextMessages);
  const inOrder = useNextInOrder(props);
  const similar = useSimilar(props);
  const offers = [inOrder, similar].filter((offer) => offer !== undefined);
  const isPublic = !hasStrip(props.context) && props.context.groupId === undefined;
  if (offers.length === 0 && !isPublic) return null;
  return (
    <nav className={classes['root']} aria-label={m.title}>
      {offers.map(({ reason, name, to }) => (
        <Link key={reason} className={classes['offer']} to={to}>
          <span className={classes['reason']}>{reason}</span>
          <span className={classes['name']}>{name}</span>
          <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
        </Link>
      ))}
      {offers.length === 0 && (
        <Link
          className={classes['offer']}
          to={findNeighbours(tabStorage, props.problem.problemId)?.listAddress ?? '/problem'}
        >
          <span className={classes['name']}>{m.backToList}</span>
          <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
