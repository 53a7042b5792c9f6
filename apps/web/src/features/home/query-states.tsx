import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './query-states.module.css';

interface QueryStatesProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  /** Has the size of the content that replaces it. */
  skeleton: ReactNode;
  isEmpty: (data: Data) => boolean;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Every panel of the page has its own loading, failed, empty and filled state. */
export function QueryStates<Data>({ query, skeleton, isEmpty, empty, children }: QueryStatesProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined && !isEmpty(data)) return children(data);
  if (data === undefined && !isError) return skeleton;
  return (
    <div className={classes['middle']}>
      {data === undefined ? <ErrorState onRetry={() => void refetch()} /> : empty}
    </div>
  );
}
