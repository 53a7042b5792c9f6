import { Link } from 'react-router';
import { languageLabel } from '../../../lib/language-label.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { useLiveRows, type LiveRow } from '../../../lib/submission-updates/index.ts';
import { formatMemory, formatRunTime } from '@touchstone/rules/judging/measures';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { ContestSubmission } from '../api/list-contest-submissions.ts';
import { timesOf } from '../../../lib/contest-clock/contest-moment.ts';
import { parseWireDate } from '../../../lib/dates.ts';
import { useContest } from '../use-contest.ts';
import { RejudgeButton } from './rejudge-button.tsx';
import { submissionMessages } from './submission-messages.ts';
import classes from './submissions.module.css';

const none = '–';

interface TableProps {
  rows: readonly ContestSubmission[];
  /** The rows belong to the previous page while the new page loads. */
  isOld: boolean;
}

export function SubmissionTable({ rows, isOld }: TableProps) {
  const m = useMessages(submissionMessages);
  const live = useLiveRows(rows);
  const canRejudge = useContest().duties.includes('rejudge');
  const columns = [
    ['id', m.id],
    ['when', m.when],
    ['problem', m.problem],
    ['verdict', m.status],
    ['figure', m.time],
    ['figure', m.memory],
    ['language', m.language],
    ['user', m.user],
    ...(canRejudge ? ([['actions', m.rejudge]] as const) : []),
  ] as const;
  return (
    <table className={classes['table']} aria-label={m.table} data-old={isOld || undefined}>
      <thead>
        <tr>
          {columns.map(([name, text]) => (
            <th key={text} scope="col" className={classes[name]}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {live.map((row) => (
          <Row key={row.submitId} row={row} canRejudge={canRejudge} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, canRejudge }: { row: LiveRow<ContestSubmission>; canRejudge: boolean }) {
  const m = useMessages(submissionMessages);
  const { contestId, contest } = useContest();
  const isLate = parseWireDate(row.submitTime).getTime() >= timesOf(contest).endMs;
  const isOwn = useSession().user?.uid === row.uid;
  const base = `/contest/${String(contestId)}/problem/${encodeURIComponent(row.displayId ?? '')}`;
  return (
    <tr data-own={isOwn || undefined}>
      <td className={classes['id']}>
        <SubmissionNumber id={row.submitId} base={base} isOwn={isOwn} />
      </td>
      <td className={classes['when']}>
        <RelativeTime value={row.submitTime} />
        {isLate && <span className={classes['late']}>{m.late}</span>}
      </td>
      <td className={classes['problem']}>
        <Link to={base}>
          <span className={classes['displayId']}>{row.displayId}</span> {row.title}
        </Link>
      </td>
      <td className={classes['verdict']}>
        <VerdictMark status={row.status} score={row.score} progress={row.progress} />
      </td>
      <td className={classes['figure']}>{row.time === null ? none : formatRunTime(row.status, row.time)}</td>
      <td className={classes['figure']}>{row.memory === null ? none : formatMemory(row.memory)}</td>
      <td className={classes['language']}>{languageLabel(row.language)}</td>
      <td className={classes['user']}>
        <Link to={`/user-home?username=${encodeURIComponent(row.username)}`} title={row.username}>
          {row.username}
        </Link>
      </td>
      {canRejudge && (
        <td className={classes['actions']}>
          <RejudgeButton submitId={row.submitId} status={row.status} />
        </td>
      )}
    </tr>
  );
}

/** Submissions of other contestants cannot be opened while the contest runs. */
function SubmissionNumber({ id, base, isOwn }: { id: number; base: string; isOwn: boolean }) {
  const m = useMessages(submissionMessages);
  const { duties, stage } = useContest();
  if (!isOwn && !duties.includes('results') && stage !== 'ended') return <span>{id}</span>;
  return (
    <Link to={`${base}/submission-detail/${String(id)}`} aria-label={m.open(id)}>
      {id}
    </Link>
  );
}
