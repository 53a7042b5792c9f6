import { useMessages } from '../../../lib/messages.ts';
import { dueMessages } from './due-messages.ts';
import classes from './due-date.module.css';

/** Beside a result that came after the due date. */
export function LateMark() {
  const m = useMessages(dueMessages);
  return (
    <span className={classes['late']} title={m.lateHint}>
      {m.late}
    </span>
  );
}
