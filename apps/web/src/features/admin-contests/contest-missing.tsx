import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { contestFormMessages } from './form/contest-form-messages.ts';

interface ContestMissingProps {
  contest: { error: Error | null; refetch: () => unknown };
}

/** Shown instead of a contest while it loads, if it failed to load, or if the viewer may not open it. */
export function ContestMissing({ contest }: ContestMissingProps) {
  const m = useMessages(contestFormMessages);
  const { error } = contest;
  const isRefused = error instanceof ApiError && (error.kind === 'business' || error.kind === 'forbidden');
  return (
    <Sheet>
      {error === null && <RowsSkeleton rows={12} />}
      {isRefused && <EmptyState title={m.goneTitle}>{m.goneText}</EmptyState>}
      {error !== null && !isRefused && (
        <ErrorState title={m.failedTitle} onRetry={() => void contest.refetch()} />
      )}
    </Sheet>
  );
}
