import { useMessages } from '../../../lib/messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { RemoteAccount } from '../api/accounts.ts';
import { accountMessages } from './account-messages.ts';
import classes from './accounts.module.css';

type Session = NonNullable<RemoteAccount['browserSession']>;

/** The age of a pasted browser session, and whether the site still accepts it. */
export function SessionState({ session: { setAt, isValid, failedAt } }: { session: Session }) {
  const m = useMessages(accountMessages);
  return (
    <span className={classes['session']} data-valid={isValid}>
      {m.browserSession} · {isValid ? m.sessionValid : m.sessionInvalid} · {m.sessionSetAt}{' '}
      <RelativeTime value={setAt} />
      {!isValid && failedAt !== null && (
        <>
          {' · '}
          {m.sessionFailedAt} <RelativeTime value={failedAt} />
        </>
      )}
    </span>
  );
}
