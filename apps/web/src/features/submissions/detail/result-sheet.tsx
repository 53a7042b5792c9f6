import { Tooltip } from '@mantine/core';
import type { RemoteRun } from '@touchstone/api-client/submission-update';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { remoteJudgeNames } from '@touchstone/contract/remote-judges';
import { statuses } from '@touchstone/contract/statuses';
import { formatLength, formatMemory, formatRunTime } from '@touchstone/rules/judging/measures';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { describeNote } from '../../../ui/explanation/describe-note.ts';
import { noteMessages } from '../../../ui/explanation/note-messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { isDescribed } from '../../../ui/remote/describe-run.ts';
import { RemoteRunLine } from '../../../ui/remote/remote-run-line.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import { userAddress } from '../addresses.ts';
import type { Submission } from '../api/get-submission.ts';
import type { ShownProgress } from '../live-fields.ts';
import { detailMessages } from './detail-messages.ts';
import classes from './submission-page.module.css';

interface ResultSheetProps {
  submission: Submission;
  /** Why it failed; undefined if unknown. */
  note?: JudgeNote | undefined;
  progress: ShownProgress | undefined;
  /** At another judge; undefined for a submission to ours. */
  remoteRun?: RemoteRun | undefined;
}

/** The verdict in large type with its figures, and all other facts below. */
export function ResultSheet({ submission, note, progress, remoteRun }: ResultSheetProps) {
  return (
    <section className={classes['result']}>
      <div className={classes['verdictArea']}>
        <Verdict submission={submission} note={note} progress={progress} remoteRun={remoteRun} />
        <Figures submission={submission} />
      </div>
      {submission.submitId !== null && <Facts submission={submission} remoteRun={remoteRun} />}
    </section>
  );
}

function Verdict({ submission, note, progress, remoteRun }: ResultSheetProps) {
  const m = useMessages(detailMessages);
  const words = useMessages(verdictMessages)[verdictOf(submission.status).key];
  const notes = useMessages(noteMessages);
  // A runtime error has many causes, too much output among them: the known one replaces the usual ones.
  const isKnown = note !== undefined && submission.status === statuses.runtimeError;
  // What the other site does replaces what our judges do.
  const isAtSite = remoteRun !== undefined && isDescribed(submission.status);
  const explanation = isKnown ? describeNote(note, notes).text : words.explanation;
  return (
    <div className={classes['verdict']}>
      <div className={classes['verdictLine']} aria-live="polite">
        <VerdictMark status={submission.status} size="large" progress={progress} />
        {submission.isManual === true && <span className={classes['tag']}>{m.manual}</span>}
      </div>
      {!isAtSite && (
        <p>{progress === undefined ? explanation : m.runningCase(progress.done, progress.total)}</p>
      )}
      {remoteRun !== undefined && <RemoteRunLine run={remoteRun} status={submission.status} />}
    </div>
  );
}

function Figures({ submission: { status, score, time, memory } }: { submission: Submission }) {
  const m = useMessages(detailMessages);
  return (
    <dl className={classes['figures']}>
      {score !== null && <Figure label={m.score}>{score}</Figure>}
      <Figure label={m.time}>{time === null ? '–' : formatRunTime(status, time)}</Figure>
      <Figure label={m.memory}>{memory === null ? '–' : formatMemory(memory)}</Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ submission, remoteRun }: Pick<ResultSheetProps, 'submission' | 'remoteRun'>) {
  const m = useMessages(detailMessages);
  const { uid, username, submitTime, language, length, judger } = submission;
  return (
    <dl className={classes['facts']}>
      {uid !== null && username !== null && (
        <Figure label={m.user}>
          <Link to={userAddress({ uid, username })}>{username}</Link>
        </Figure>
      )}
      {submitTime !== null && (
        <Figure label={m.submitted}>
          <ExactTime value={submitTime} />
        </Figure>
      )}
      <Figure label={m.language}>{language ?? '–'}</Figure>
      <Figure label={m.length}>{length === null ? '–' : formatLength(length)}</Figure>
      <Figure label={m.judger}>
        {remoteRun === undefined ? judgerOf(judger) : siteOf(remoteRun, submission.remote?.accountName)}
      </Figure>
    </dl>
  );
}

const judgerOf = (judger: string | null): string => (judger === null || judger === '' ? '–' : judger);

/** With the account that sent the code, for administrators. */
const siteOf = ({ vendor }: RemoteRun, accountName: string | null | undefined): string =>
  [remoteJudgeNames[vendor], accountName].filter((part) => part !== null && part !== undefined).join(' · ');

/** Shows the exact time instead of a relative one. */
function ExactTime({ value }: { value: string }) {
  const locale = useLocale();
  return (
    <Tooltip label={<RelativeTime value={value} />}>
      <span>{formatDateTime(parseWireDate(value), locale)}</span>
    </Tooltip>
  );
}
