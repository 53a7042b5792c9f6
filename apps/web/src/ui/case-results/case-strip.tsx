import { verdictOf } from '../verdict/verdicts.ts';
import type { CaseEntry } from './case-entries.ts';
import classes from './case-results.module.css';

/** Every case as a small piece of a line: where it went wrong, at a glance. The table says it in words. */
export function CaseStrip({ cases }: { cases: readonly CaseEntry[] }) {
  return (
    <div className={classes['strip']} aria-hidden="true">
      {cases.map(({ seq, status }) => (
        <span key={seq} data-tone={verdictOf(status).tone} />
      ))}
    </div>
  );
}
