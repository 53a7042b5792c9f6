import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { trainingFormMessages } from './form/training-form-messages.ts';

interface TrainingUnavailableProps {
  query: { error: Error | null; refetch: () => unknown };
}

/** Shown instead of a training while it loads, if it failed to load, or if the viewer may not change it. */
export function TrainingUnavailable({ query: { error, refetch } }: TrainingUnavailableProps) {
  const m = useMessages(trainingFormMessages);
  const isRefused = error instanceof ApiError && (error.kind === 'business' || error.kind === 'forbidden');
  return (
    <Sheet>
      {error === null && <RowsSkeleton rows={12} />}
      {isRefused && <EmptyState title={m.goneTitle}>{m.goneText}</EmptyState>}
      {error !== null && !isRefused && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
    </Sheet>
  );
}
