import { IconLock, IconLockOpen2 } from '@tabler/icons-react';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import type { Contest } from '../api/get-contest.ts';
import { isOi } from '../header/contest-kind.ts';
import { boardMessages } from './board-messages.ts';
import classes from './board.module.css';

/** Shows when the freeze started and when it ends. */
export function FreezeNotice({ contest, isForced }: { contest: Contest; isForced: boolean }) {
  const m = useMessages(boardMessages);
  const locale = useLocale();
  if (contest.sealRankTime === null) return null;
  const Icon = isForced ? IconLockOpen2 : IconLock;
  const isByHand = contest.autoRealRank === false;
  const attempts = isByHand ? m.sealedKept : m.sealedUntilEnd;
  const hidden = isOi(contest) ? m.sealedOi[isByHand ? 'byHand' : 'atEnd'] : attempts;
  return (
    <p className={classes['seal']} role="status">
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>
        <strong>{m.sealed(formatDateTime(parseWireDate(contest.sealRankTime), locale))}</strong>{' '}
        {isForced ? m.sealForced : hidden}
      </span>
    </p>
  );
}
