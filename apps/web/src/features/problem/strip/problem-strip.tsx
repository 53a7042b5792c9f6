import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { stripProblemsQuery, type StripProblem } from '../api/list-strip-problems.ts';
import { problemUrl } from '../context/problem-context.ts';
import { problemMessages } from '../problem-messages.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import classes from './problem-strip.module.css';
import { StripEntry } from './strip-entry.tsx';
import { centreOffset, indexByKey } from './strip-position.ts';

interface ProblemStripProps {
  context: ProblemContext;
  problemId: string;
  /** Whether the links stay in focus mode. */
  isFullScreen: boolean;
}

/** Navigation through the problems of a training or contest. */
export function ProblemStrip(props: ProblemStripProps) {
  const m = useMessages(problemMessages);
  const { user } = useSession();
  const { data, isError, refetch } = useQuery(stripProblemsQuery(props.context, user?.uid));
  if (data !== undefined) return <LoadedStrip problems={data} {...props} />;
  return (
    <nav className={classes['root']} aria-label={m.strip}>
      {user === undefined && <span className={classes['note']}>{m.stripGuest}</span>}
      {isError && (
        <span className={classes['note']}>
          {m.stripFailed}
          <button type="button" className={classes['retry']} onClick={() => void refetch()}>
            {m.retry}
          </button>
        </span>
      )}
    </nav>
  );
}

interface LoadedStripProps extends ProblemStripProps {
  problems: StripProblem[];
}

function LoadedStrip({ problems, context, problemId, isFullScreen }: LoadedStripProps) {
  const m = useMessages(problemMessages);
  const current = problems.findIndex((problem) => problem.problemId === problemId);
  const list = useCentred(current, problems.length);
  const addressOf = (problem: StripProblem) => problemUrl(context, problem.problemId, isFullScreen);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const from = links.findIndex((link) => link === document.activeElement);
    const to = from === -1 ? undefined : indexByKey(event.key, from, links.length);
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  };
  return (
    <nav className={classes['root']} aria-label={m.strip}>
      <Neighbour label={m.previous} problem={problems[current - 1]} addressOf={addressOf}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
      </Neighbour>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys only move between the links */}
      <ol ref={list} className={classes['list']} onKeyDown={walk}>
        {problems.map((problem, index) => (
          <StripEntry
            key={problem.pid}
            problem={problem}
            to={addressOf(problem)}
            isCurrent={index === current}
          />
        ))}
      </ol>
      <Neighbour
        label={m.next}
        problem={current === -1 ? undefined : problems[current + 1]}
        addressOf={addressOf}
      >
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Neighbour>
    </nav>
  );
}

/** Keeps the current problem centred in the visible part. */
function useCentred(current: number, count: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element !== null && current !== -1)
      element.scrollTo({ left: centreOffset(current, count, element.clientWidth) });
  }, [current, count]);
  return list;
}

interface NeighbourProps {
  label: string;
  problem: StripProblem | undefined;
  addressOf: (problem: StripProblem) => string;
  children: ReactNode;
}

function Neighbour({ label, problem, addressOf, children }: NeighbourProps) {
  if (problem === undefined)
    return (
      <span className={classes['step']} data-disabled>
        {children}
      </span>
    );
  return (
    <Link className={classes['step']} to={addressOf(problem)} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
