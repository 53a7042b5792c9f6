import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { contestMessages } from './contest-messages.ts';
import classes from './contest-states.module.css';
import { audienceOf } from './header/contest-kind.ts';
import { useContest } from './use-contest.ts';

/**
 * Shown on every page of the contest, so that users with the wrong account notice before they start to solve.
 */
export function AccountNotice() {
  const m = useMessages(contestMessages);
  const { contest, isAccountAllowed, submitBarrier, isDisqualified } = useContest();
  const { user } = useSession();
  if (isDisqualified)
    return (
      <div className={classes['notice']}>
        <FormAlert kind="warning">{m.disqualified}</FormAlert>
      </div>
    );
  const isClosed = audienceOf(contest) === 'private';
  // An ended contest accepts no submissions, so the account does not matter.
  if (isAccountAllowed || user === undefined || (submitBarrier === 'ended' && !isClosed)) return null;
  return (
    <div className={classes['notice']}>
      <FormAlert kind="warning">
        {isClosed ? m.accountShutOut(user.username) : m.accountLooksOn(user.username)}
      </FormAlert>
    </div>
  );
}
