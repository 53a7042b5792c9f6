import { useMessages } from '../../lib/messages.ts';
import classes from './verdict-mark.module.css';
import { verdictMessages } from './verdict-messages.ts';
import { VerdictShape } from './verdict-shape.tsx';
import { verdictOf } from './verdicts.ts';

/** A verdict as an option of a list, without its explanation. */
export function VerdictOption({ status }: { status: number }) {
  const m = useMessages(verdictMessages);
  const verdict = verdictOf(status);
  return (
    <span className={classes['root']} data-tone={verdict.tone} data-option>
      <VerdictShape shape={verdict.shape} size={16} />
      {m[verdict.key].name}
    </span>
  );
}
