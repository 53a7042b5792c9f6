import { Button } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { ExamContestant, ExamSession, RefusedAttempt } from '../api/exam-sessions.ts';
import classes from '../people/people.module.css';
import { describeDevice } from './describe-device.ts';
import { signInMessages } from './sign-in-messages.ts';
import own from './sign-ins.module.css';

export interface AskedRelease {
  username: string;
  session: ExamSession;
}

interface SignInRowsProps {
  contestant: ExamContestant;
  onRelease: (asked: AskedRelease) => void;
}

/** The sessions of a contestant, one row each, and the refused attempts below. */
export function SignInRows({ contestant, onRelease }: SignInRowsProps) {
  const { uid, username, sessions, refusals } = contestant;
  return (
    <>
      {sessions.length === 0 && <EmptyRow contestant={contestant} />}
      {sessions.map((session, index) => (
        <SessionRow
          key={session.id}
          contestant={contestant}
          session={session}
          isFirst={index === 0}
          onRelease={() => onRelease({ username, session })}
        />
      ))}
      {refusals.length > 0 && <RefusalRow key={`${uid} refused`} refusals={refusals} />}
    </>
  );
}

function Who({ contestant, rows = 1 }: { contestant: ExamContestant; rows?: number }) {
  const { username, realname, seat, refusals } = contestant;
  return (
    <td className={classes['who']} rowSpan={rows + (refusals.length > 0 ? 1 : 0)}>
      {username}
      <span className={classes['note']}>{[realname, seat].filter(Boolean).join(' · ')}</span>
    </td>
  );
}

function EmptyRow({ contestant }: { contestant: ExamContestant }) {
  const m = useMessages(signInMessages);
  return (
    <tr>
      <Who contestant={contestant} />
      <td colSpan={5} className={own['muted']}>
        {m.none}
      </td>
    </tr>
  );
}

interface SessionRowProps {
  contestant: ExamContestant;
  session: ExamSession;
  isFirst: boolean;
  onRelease: () => void;
}

function SessionRow({ contestant, session, isFirst, onRelease }: SessionRowProps) {
  const m = useMessages(signInMessages);
  const { userAgent, ip, lastIp, enteredAt, lastSeenAt, releasedAt, releasedBy } = session;
  return (
    <tr data-released={releasedAt !== null || undefined} className={own['session']}>
      {isFirst && <Who contestant={contestant} rows={contestant.sessions.length} />}
      <td>{describeDevice(userAgent, m.unknown)}</td>
      <td className={own['address']}>
        {ip}
        {lastIp !== ip && <span className={classes['note']}>{m.nowAt(lastIp)}</span>}
      </td>
      <td>
        <RelativeTime value={enteredAt} />
      </td>
      <td>
        <RelativeTime value={lastSeenAt} />
      </td>
      <td className={classes['act']}>
        {releasedAt === null ? (
          <Button
            variant="default"
            size="compact-md"
            aria-label={m.releaseOf(contestant.username)}
            onClick={onRelease}
          >
            {m.release}
          </Button>
        ) : (
          <span className={own['muted']}>
            {releasedBy === null ? m.released : m.releasedBy(releasedBy)} <RelativeTime value={releasedAt} />
          </span>
        )}
      </td>
    </tr>
  );
}

function RefusalRow({ refusals }: { refusals: readonly RefusedAttempt[] }) {
  const m = useMessages(signInMessages);
  return (
    <tr className={own['refusals']}>
      <td colSpan={5}>
        <ul aria-label={m.refused}>
          {refusals.map(({ reason, ip, userAgent, attempts, firstAt, lastAt }) => (
            <li key={`${reason} ${ip} ${userAgent} ${firstAt}`}>
              <span className={classes['tag']} data-tone="bad">
                {m.reasons[reason]}
              </span>
              {[ip, describeDevice(userAgent, m.unknown), m.attempts(attempts)].join(' · ')}
              {' · '}
              <RelativeTime value={lastAt} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
