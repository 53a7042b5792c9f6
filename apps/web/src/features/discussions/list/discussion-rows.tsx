import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { stateMessages } from '../../../ui/state-messages.ts';
import { categoriesQuery } from '../api/categories.ts';
import type { ListedDiscussion } from '../api/list-discussions.ts';
import type { DiscussionScope } from '../discussion-scope.ts';
import classes from './discussion-list.module.css';
import { DiscussionRow } from './discussion-row.tsx';
import { pageSize } from './list-address.ts';
import { listMessages } from './list-messages.ts';

interface DiscussionRowsProps {
  scope: DiscussionScope;
  discussions: {
    data: { records: ListedDiscussion[]; total: number } | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPageChange: (page: number) => void;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
}

/** The rows of a list of discussions (loading, failed, empty or loaded) and the pager. */
export function DiscussionRows({ scope, discussions, page, onPageChange, empty }: DiscussionRowsProps) {
  const m = useMessages(listMessages);
  const { isError, isPlaceholderData, refetch } = discussions;
  const { data: categories = [], isPending } = useQuery(categoriesQuery);
  // The names of categories may break a line: rows appear together with them.
  const data = isPending ? undefined : discussions.data;
  return (
    <>
      <Sheet flush>
        {data !== undefined && data.records.length > 0 && (
          <ul className={classes['list']} aria-label={m.list} aria-busy={isPlaceholderData}>
            {data.records.map((discussion) => (
              <DiscussionRow
                key={discussion.id}
                discussion={discussion}
                scope={scope}
                categoryName={categories.find(({ id }) => id === discussion.categoryId)?.name}
              />
            ))}
          </ul>
        )}
        {data?.records.length === 0 && empty}
        {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <ListSkeleton />}
      </Sheet>
      <Pager total={data?.total ?? 0} page={page} size={pageSize} onPageChange={onPageChange} />
    </>
  );
}

/** Has the height of loaded rows, to avoid a layout shift. */
function ListSkeleton() {
  const { loading } = useMessages(stateMessages);
  return (
    <div className={classes['list']} role="status" aria-label={loading} aria-busy="true">
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className={classes['row']}>
          <div className={classes['words']}>
            <Skeleton height={16} my={4} width="46%" />
            <Skeleton height={12} my={4} width="72%" />
            <Skeleton height={12} my={6} width={180} />
          </div>
        </div>
      ))}
    </div>
  );
}
