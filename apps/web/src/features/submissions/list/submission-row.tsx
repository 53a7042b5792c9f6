import { ActionIcon, Tooltip } from '@mantine/core';
import { parseRemoteDisplayId } from '@touchstone/contract/remote-judges';
import { IconRotateClockwise, IconSend2 } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { languageLabel } from '../../../lib/language-label.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatLength, formatMemory, formatRunTime } from '@touchstone/rules/judging/measures';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import { actionMessages } from '../action-messages.ts';
import { userAddress, problemAddress, submissionAddress, type SubmissionContext } from '../addresses.ts';
import type { JudgeRow } from '../api/list-submissions.ts';
import { canResubmit, isUnderWay, type ShownProgress } from '../live-fields.ts';
import { useConfirmRejudge } from '../confirm-rejudge.tsx';
import type { JudgeAgain } from '../use-judge-again.ts';
import { listMessages } from './list-messages.ts';
import classes from './submission-table.module.css';

interface SubmissionRowProps {
  row: JudgeRow;
  progress: ShownProgress | undefined;
  isOwn: boolean;
  canRejudge: boolean;
  again: JudgeAgain;
  /** The list that shows the row. */
  context: SubmissionContext;
}

const none = '–';

/**
 * A click anywhere on the row opens the submission; keyboards and screen readers use the link on its number.
 */
export function SubmissionRow({ row, progress, isOwn, canRejudge, again, context }: SubmissionRowProps) {
  const m = useMessages(listMessages);
  const address = submissionAddress(row.submitId, context);
  const open = useOpenByClick(address);
  // The same name means another compiler at another site.
  const isRemote = row.displayPid !== null && parseRemoteDisplayId(row.displayPid) !== undefined;
  const language = isRemote ? row.language : languageLabel(row.language);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <tr data-own={isOwn || undefined} onClick={open}>
      <td className={classes['id']}>
        <Link to={address} aria-label={m.open(row.submitId)}>
          {row.submitId}
        </Link>
      </td>
      <td className={classes['when']}>
        <RelativeTime value={row.submitTime} />
      </td>
      <td className={classes['problem']}>
        <ProblemLink row={row} context={context} />
      </td>
      <td className={classes['verdict']}>
        <Verdict row={row} progress={progress} isOwn={isOwn} again={again} />
      </td>
      <Figure name="time" text={row.time === null ? undefined : formatRunTime(row.status, row.time)} />
      <Figure name="memory" text={row.memory === null ? undefined : formatMemory(row.memory)} />
      <Figure name="length" text={row.length === null ? undefined : formatLength(row.length)} />
      <td className={classes['language']} title={language}>
        {language}
      </td>
      <td className={classes['judger']} title={row.judger ?? undefined}>
        {row.judger ?? none}
      </td>
      <td className={classes['user']}>
        <Link to={userAddress(row)} title={row.username}>
          {row.username}
        </Link>
        {isOwn && <span className={classes['spoken']}>{m.ownRow}</span>}
      </td>
      {canRejudge && (
        <td className={classes['actions']}>
          <RejudgeButton row={row} again={again} />
        </td>
      )}
    </tr>
  );
}

function Figure({ name, text }: { name: 'time' | 'memory' | 'length'; text: string | undefined }) {
  return (
    <td className={classes[name]} data-none={text === undefined || undefined}>
      {text ?? none}
    </td>
  );
}

function useOpenByClick(address: string) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!isOnControl && !isSelecting) void navigate(address);
  };
}

function ProblemLink({ row, context }: Pick<SubmissionRowProps, 'row' | 'context'>) {
  const m = useMessages(listMessages);
  const id = row.displayPid;
  if (id === null) return <span className={classes['gone']}>{m.deletedProblem}</span>;
  return (
    <Link to={problemAddress(id, context)} title={row.title === '' ? id : `${id} ${row.title}`}>
      <span className={classes['displayId']}>{id}</span> {row.title}
    </Link>
  );
}

type VerdictProps = Pick<SubmissionRowProps, 'row' | 'progress' | 'isOwn' | 'again'>;

function Verdict({ row, progress, isOwn, again }: VerdictProps) {
  const m = useMessages(listMessages);
  const words = useMessages(actionMessages);
  return (
    <div className={classes['verdictLine']}>
      <VerdictMark status={row.status} score={row.score} progress={progress} />
      {row.isManual && (
        <Tooltip label={m.manualHint}>
          <span className={classes['manual']}>{m.manual}</span>
        </Tooltip>
      )}
      {canResubmit(row.status, isOwn) && (
        <Tooltip label={words.resubmit}>
          <ActionIcon
            size={28}
            aria-label={words.resubmitOne(row.submitId)}
            loading={again.busyId === row.submitId}
            onClick={() => again.resubmit(row.submitId)}
          >
            <IconSend2 size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

function RejudgeButton({ row, again }: { row: JudgeRow; again: JudgeAgain }) {
  const words = useMessages(actionMessages);
  const confirm = useConfirmRejudge(again.rejudge);
  return (
    <>
      <Tooltip label={words.rejudge}>
        <ActionIcon
          size={28}
          aria-label={words.rejudgeOne(row.submitId)}
          disabled={isUnderWay(row.status)}
          loading={again.busyId === row.submitId}
          onClick={() => confirm.ask(row.submitId)}
        >
          <IconRotateClockwise size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {confirm.dialog}
    </>
  );
}
