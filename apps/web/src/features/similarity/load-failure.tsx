import { ApiError, type ApiErrorKind } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { similarityMessages } from './similarity-messages.ts';

/** Deleted, or not for this viewer. */
const missingKinds: readonly ApiErrorKind[] = ['not-found', 'forbidden', 'business'];

interface LoadFailureProps {
  query: { error: Error | null; refetch: () => unknown };
  /** Instead of the words about a comparison. */
  missing?: { title: string; text: string };
}

/** Why a comparison or a pair is not shown. */
export function LoadFailure({ query, missing }: LoadFailureProps) {
  const m = useMessages(similarityMessages);
  if (query.error instanceof ApiError && missingKinds.includes(query.error.kind))
    return <EmptyState title={missing?.title ?? m.notFound}>{missing?.text ?? m.notFoundText}</EmptyState>;
  return <ErrorState title={m.failed} onRetry={() => void query.refetch()} />;
}
