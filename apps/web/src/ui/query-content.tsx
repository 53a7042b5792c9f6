import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Sheet } from './sheet.tsx';

interface QueryContentProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  failedTitle?: string;
  /** As large as what will stand there. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a page is about once it is there; until then that it comes, or that it failed. */
export function QueryContent<Data>({ query, failedTitle, waiting, children }: QueryContentProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return waiting;
  return (
    <Sheet>
      <ErrorState title={failedTitle} onRetry={() => void refetch()} />
    </Sheet>
  );
}
