import type { OwnProblemStatus } from '@touchstone/contract';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import type { ProblemCounts } from '../api/list-problems.ts';
import { ownStatuses } from '../list-address.ts';
import { problemListMessages } from '../problem-list-messages.ts';

interface OwnStatusChoiceProps {
  /** Undefined while loading. */
  counts: ProblemCounts['ownStatuses'] | undefined;
  value: OwnProblemStatus | undefined;
  onChange: (value: OwnProblemStatus | undefined) => void;
}

/** Guests have no status. */
export function OwnStatusChoice({ counts, ...props }: OwnStatusChoiceProps) {
  const m = useMessages(problemListMessages);
  if (useSession().user === undefined) return null;
  return (
    <Choice<OwnProblemStatus>
      {...props}
      label={m.columns.status}
      anyLabel={m.anyDifficulty}
      options={ownStatuses.map((value) => ({
        value,
        name: m.ownStatus[value],
        count: counts?.[value] ?? null,
      }))}
    />
  );
}
