import { useMessages } from '../../../lib/messages.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import { acceptanceOf } from './acceptance.ts';
import classes from './acceptance-bar.module.css';

/** The acceptance rate as a thin bar, with its numbers. */
export function AcceptanceBar({ accepted, total }: { accepted: number; total: number }) {
  const m = useMessages(problemListMessages);
  const { percent, text } = acceptanceOf(accepted, total);
  return (
    <span
      className={classes['root']}
      role="img"
      aria-label={percent === undefined ? m.noRate : m.rate(text, accepted, total)}
    >
      <span className={classes['numbers']} aria-hidden="true">
        <span className={classes['percent']}>{text}</span>
        {percent !== undefined && (
          <span className={classes['counts']} data-counts="">
            {accepted}/{total}
          </span>
        )}
      </span>
      <span className={classes['track']} aria-hidden="true">
        <span className={classes['fill']} style={{ width: `${percent ?? 0}%` }} />
      </span>
    </span>
  );
}
