import { statuses } from '@touchstone/contract/statuses';
import { IconArrowsMaximize, IconArrowsMinimize, IconListDetails, IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { Problem } from '../api/get-problem-page.ts';
import { AssistantButton } from '../assistant/assistant-button.tsx';
import { contextUrl, discussionUrl, focusUrl, submissionsUrl } from '../context/problem-context.ts';
import { problemMessages } from '../problem-messages.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { ListNeighbours } from './list-neighbours.tsx';
import classes from './problem-header.module.css';

interface ProblemHeaderProps {
  problem: Problem;
  context: ProblemContext;
  /** The viewer's status; undefined while loading. */
  ownStatus: number | undefined;
  isFocused: boolean;
}

const iconSize = 18;

/** The title, the viewer's status and the related links, above every tab and pane. */
export function ProblemHeader({ problem, context, ownStatus, isFocused }: ProblemHeaderProps) {
  const m = useMessages(problemMessages);
  const discussion = discussionUrl(context, problem.problemId, useWebsiteConfig());
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
        {contextUrl(context) === '' && <ListNeighbours problemId={problem.problemId} />}
        <Action label={m.submissions} to={submissionsUrl(context, problem.problemId)}>
          <IconListDetails size={iconSize} stroke={1.6} aria-hidden="true" />
        </Action>
        {discussion !== undefined && (
          <Action label={m.discussion} to={discussion}>
            <IconMessages size={iconSize} stroke={1.6} aria-hidden="true" />
          </Action>
        )}
        <AssistantButton className={classes['action']} />
        <FocusButton problemId={problem.problemId} context={context} isFocused={isFocused} />
      </div>
    </div>
  );
}

/** Includes the text if there is space. */
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

/** Shows its label beside the icon if there is space. */
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
  context: ProblemContext;
  isFocused: boolean;
}

function FocusButton({ problemId, context, isFocused }: FocusButtonProps) {
  const m = useMessages(problemMessages);
  const { pathname, search } = useLocation();
  const label = isFocused ? m.leaveFocus : m.focus;
  const Icon = isFocused ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <Link
      className={classes['action']}
      to={focusUrl({ context, problemId, pathname, search, isFocused })}
      replace
      preventScrollReset
      title={label}
      aria-label={label}
    >
      <Icon size={iconSize} stroke={1.6} aria-hidden="true" />
    </Link>
  );
}
