import { verdictOf } from '../verdict/verdicts.ts';
import type { CaseEntry } from './case-entries.ts';
import classes from './case-results.module.css';

/** One small segment per case shows at a glance where it failed. The table has the same information as text. */
export function CaseStrip({ cases }: { cases: readonly CaseEntry[] }) {
  return (
    <div className={classes['strip']} aria-hidden="true">
      {cases.map(({ seq, status }) => (
        <span key={seq} data-tone={verdictOf(status).tone} />
      ))}
    </div>
  );
}
