import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsHydrated } from '../../../lib/hydration.ts';
import { useMessages } from '../../../lib/messages.ts';
import { findNeighbours } from '../../../lib/problem-trail.ts';
import { tabStorage } from '../../../lib/storage.ts';
import { problemUrl } from '../context/problem-context.ts';
import { problemMessages } from '../problem-messages.ts';
import classes from './problem-header.module.css';

/** The previous and the next problem of the list from which the user opened this one. The server knows no list. */
export function ListNeighbours({ problemId }: { problemId: string }) {
  const m = useMessages(problemMessages);
  const isHydrated = useIsHydrated();
  const neighbours = isHydrated ? findNeighbours(tabStorage, problemId) : undefined;
  if (neighbours === undefined) return null;
  return (
    <>
      <Neighbour label={m.previous} problemId={neighbours.previous}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
      </Neighbour>
      <Neighbour label={m.next} problemId={neighbours.next}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Neighbour>
    </>
  );
}

interface NeighbourProps {
  label: string;
  problemId: string | undefined;
  children: ReactNode;
}

/** Keeps focus mode. */
function Neighbour({ label, problemId, children }: NeighbourProps) {
  const { search } = useLocation();
  if (problemId === undefined)
    return (
      <span className={classes['action']} data-disabled>
        {children}
      </span>
    );
  return (
    <Link
      className={classes['action']}
      to={`${problemUrl({}, problemId, false)}${search}`}
      aria-label={label}
      title={`${label}: ${problemId}`}
    >
      {children}
    </Link>
  );
}
