import { IconCalendarDue } from '@tabler/icons-react';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import card from '../../../ui/card-link.module.css';
import { LoginLink } from '../../../ui/login-link.tsx';
import { LockFact } from '../../../ui/membership/membership-lock.tsx';
import type { DueDates } from '../api/list-due-dates.ts';
import type { TrainingLocks } from '../api/list-training-locks.ts';
import type { ListedTraining } from '../api/list-trainings.ts';
import { dueMessages } from '../header/due-messages.ts';
import { TrainingFacts } from '../header/training-facts.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { trainingUrl } from '../training-context.ts';
import { listMessages } from './list-messages.ts';
import classes from './training-list.module.css';

interface TrainingRowProps {
  training: ListedTraining;
  /** The group whose list it is; undefined for the list of the site. */
  groupId: number | undefined;
  /** Undefined without a due date, and while it is loading. */
  due: DueDates[string] | undefined;
  /** Undefined if it is open to the user, and while it is loading. */
  lock: TrainingLocks[string] | undefined;
}

/** Guests are asked to log in when they open a training. */
export function TrainingRow({ training, groupId, due, lock }: TrainingRowProps) {
  const m = useMessages(listMessages);
  const { id, rank, title, acCount, problemCount } = training;
  const context = groupId === undefined ? { trainingId: id } : { trainingId: id, groupId };
  return (
    <li className={`${card['card'] ?? ''} ${classes['row'] ?? ''}`}>
      <span className={classes['rank']} aria-hidden="true">
        {rank}
      </span>
      <div className={classes['words']}>
        <h2 className={classes['title']}>
          <LoginLink className={card['link']} to={trainingUrl(context)}>
            {title}
          </LoginLink>
        </h2>
        <TrainingFacts training={training}>
          {lock !== undefined && <LockFact level={lock.level} />}
          {due !== undefined && <DueFact due={due} />}
        </TrainingFacts>
      </div>
      <div>
        {acCount === null ? (
          <span className={classes['guest']}>{m.guest}</span>
        ) : (
          <ProgressBar solved={acCount} total={problemCount} title={title} />
        )}
      </div>
    </li>
  );
}

/** In the line of the facts: it arrives later and must not move the rows. */
function DueFact({ due }: { due: DueDates[string] }) {
  const m = useMessages(dueMessages);
  const locale = useLocale();
  return (
    <span className={classes['due']}>
      <IconCalendarDue size={15} stroke={1.75} aria-hidden="true" />
      {m.due(formatDateTime(parseWireDate(due.dueAt), locale))}
      {due.lateCount > 0 && <strong>{m.lateCount(due.lateCount)}</strong>}
    </span>
  );
}
