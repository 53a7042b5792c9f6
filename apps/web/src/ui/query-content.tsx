import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Sheet } from './sheet.tsx';

interface QueryContentProps<Data> {
  query: { data: Data | undefined; isError: boolean; error?: unknown; refetch: () => unknown };
  failedTitle?: string;
  /** A skeleton of the same size as the content. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query, a skeleton while it loads, and an error with a retry button if it fails. */
export function QueryContent<Data>({ query, failedTitle, waiting, children }: QueryContentProps<Data>) {
  const { data, isError, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return waiting;
  return (
    <Sheet>
      <ErrorState title={failedTitle} error={error} onRetry={() => void refetch()} />
    </Sheet>
  );
}
