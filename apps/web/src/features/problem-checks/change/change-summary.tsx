import { Skeleton } from '@mantine/core';
import type { JudgingChange } from '@touchstone/rules/problem-form-change';
import { useMessages } from '../../../lib/messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { OutdatedState } from '../api/trial.ts';
import { changeMessages } from './change-messages.ts';
import classes from './change.module.css';

interface ChangeSummaryProps {
  change: JudgingChange | null;
  state: OutdatedState;
}

/** What changed, and how many submissions have old results. */
export function ChangeSummary({ change, state }: ChangeSummaryProps) {
  return (
    <>
      <WhatChanged change={change} changedAt={state.changedAt} />
      <Outdated counts={state.outdatedSubmissions} />
    </>
  );
}

function WhatChanged({
  change,
  changedAt,
}: {
  change: JudgingChange | null;
  changedAt: OutdatedState['changedAt'];
}) {
  const m = useMessages(changeMessages);
  if (change === null) {
    return changedAt === null ? null : (
      <p className={classes['text']}>
        {m.changedAt}
        <RelativeTime value={changedAt} />
      </p>
    );
  }
  const { added, removed, changed } = change.cases;
  // The numbers are more precise.
  const hasNumbers = added + removed > 0;
  const parts = [
    ...(added > 0 ? [m.casesAdded(added)] : []),
    ...(removed > 0 ? [m.casesRemoved(removed)] : []),
    ...(changed > 0 ? [m.casesChanged(changed)] : []),
    ...change.aspects
      .filter((aspect) => !(hasNumbers && aspect === 'caseContent'))
      .map((aspect) => m.aspects[aspect]),
  ];
  return (
    <section>
      <h3 className={classes['heading']}>{m.whatChanged}</h3>
      <ul className={classes['chips']}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  );
}

function Outdated({ counts }: { counts: OutdatedState['outdatedSubmissions'] }) {
  const m = useMessages(changeMessages);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section>
      <h3 className={classes['heading']}>{m.outdatedTitle}</h3>
      <p className={classes['text']}>{total === 0 ? m.outdatedNone : m.outdatedCount(total)}</p>
      {total > 0 && (
        <ul className={classes['counts']}>
          {counts
            .toSorted((one, other) => other.count - one.count)
            .map(({ status, count }) => (
              <li key={status}>
                <VerdictMark status={status} />
                <strong>{count}</strong>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

export const ChangeSkeleton = () => (
  <div className={classes['body']} aria-busy="true">
    <Skeleton height={64} />
    <Skeleton height={96} />
    <Skeleton height={120} />
  </div>
);
