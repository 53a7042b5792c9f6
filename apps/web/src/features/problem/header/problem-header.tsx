import { statuses } from '@touchstone/contract/statuses';
import { IconArrowsMaximize, IconArrowsMinimize, IconListDetails, IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { Problem } from '../api/get-problem-page.ts';
import { discussionAddress, focusAddress, submissionsAddress } from '../place/problem-place.ts';
import { problemMessages } from '../problem-messages.ts';
import type { ProblemPlace } from '../workbench/workbench-problem.ts';
import classes from './problem-header.module.css';

interface ProblemHeaderProps {
  problem: Problem;
  place: ProblemPlace;
  /** How far the reader is; undefined while it is not known. */
  ownStatus: number | undefined;
  isFocused: boolean;
}

const iconSize = 18;

/** Whichever tab or pane is open below: which problem this is, how far one is with it, and where else one can go. */
export function ProblemHeader({ problem, place, ownStatus, isFocused }: ProblemHeaderProps) {
  const m = useMessages(problemMessages);
  const discussion = discussionAddress(place, problem.problemId, useWebsiteConfig());
  return (
    <div className={classes['root']}>
      <div className={classes['name']}>
        <span className={classes['id']}>{problem.problemId}</span>
        <h1 className={classes['title']} title={problem.title}>
          {problem.title}
        </h1>
        {ownStatus !== undefined && ownStatus !== statuses.notSubmitted && <OwnStatus status={ownStatus} />}
      </div>
      <div className={classes['actions']}>
        <Action label={m.submissions} to={submissionsAddress(place, problem.problemId)}>
          <IconListDetails size={iconSize} stroke={1.6} aria-hidden="true" />
        </Action>
        {discussion !== undefined && (
          <Action label={m.discussion} to={discussion}>
            <IconMessages size={iconSize} stroke={1.6} aria-hidden="true" />
          </Action>
        )}
        <FocusButton problemId={problem.problemId} place={place} isFocused={isFocused} />
      </div>
    </div>
  );
}

/** With its word where there is room. */
function OwnStatus({ status }: { status: number }) {
  return (
    <>
      <span className={classes['wide']}>
        <VerdictMark status={status} />
      </span>
      <span className={classes['narrow']}>
        <VerdictMark status={status} form="icon" />
      </span>
    </>
  );
}

/** The word stands beside the sign while there is room for it. */
function Action({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <Link className={classes['action']} to={to} title={label} aria-label={label}>
      {children}
      <span className={classes['word']}>{label}</span>
    </Link>
  );
}

interface FocusButtonProps {
  problemId: string;
  place: ProblemPlace;
  isFocused: boolean;
}

function FocusButton({ problemId, place, isFocused }: FocusButtonProps) {
  const m = useMessages(problemMessages);
  const { pathname, search } = useLocation();
  const label = isFocused ? m.leaveFocus : m.focus;
  const Icon = isFocused ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <Link
      className={classes['action']}
      to={focusAddress({ place, problemId, pathname, search, isFocused })}
      replace
      preventScrollReset
      title={label}
      aria-label={label}
    >
      <Icon size={iconSize} stroke={1.6} aria-hidden="true" />
    </Link>
  );
}
