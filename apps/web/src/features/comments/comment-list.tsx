import { Button, Skeleton } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { Comment, LoadedComments } from './api/list-comments.ts';
import { CommentEntry, type CommentFocus } from './comment-entry.tsx';
import { commentMessages } from './comment-messages.ts';
import { isLiked, listComments } from './comment-pages.ts';
import type { CommentSource } from './comment-source.ts';
import classes from './comments.module.css';

interface CommentListProps {
  source: CommentSource;
  query: LoadedComments;
  focus: CommentFocus | undefined;
  empty: { title: string; text: string };
  /** At the end of the actions of a comment. */
  renderMore?: (comment: Comment) => ReactNode;
}

export function CommentList({ source, query, focus, empty, renderMore }: CommentListProps) {
  const m = useMessages(commentMessages);
  const { data } = query;
  if (data === undefined)
    return query.isError ? (
      <ErrorState title={m.failed} onRetry={() => void query.refetch()} />
    ) : (
      <CommentsSkeleton />
    );
  const comments = listComments(data);
  if (comments.length === 0)
    return (
      <EmptyState icon={<IconMessage size={24} stroke={1.5} />} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  const isGone = focus !== undefined && !comments.some(({ id }) => id === focus.commentId);
  return (
    <div className={classes['list']}>
      {isGone && <p className={classes['gone']}>{m.gone}</p>}
      {query.hasPreviousPage && (
        <More isBusy={query.isFetchingPreviousPage} onMore={() => void query.fetchPreviousPage()}>
          {m.earlier}
        </More>
      )}
      {comments.map((comment) => (
        <CommentEntry
          key={comment.id}
          source={source}
          comment={comment}
          isLiked={isLiked(data, comment.id)}
          focus={focus}
          more={renderMore?.(comment)}
        />
      ))}
      {query.hasNextPage && (
        <More isBusy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {m.more}
        </More>
      )}
    </div>
  );
}

function More({ isBusy, onMore, children }: { isBusy: boolean; onMore: () => void; children: ReactNode }) {
  return (
    <div className={classes['more']}>
      <Button variant="subtle" loading={isBusy} onClick={onMore}>
        {children}
      </Button>
    </div>
  );
}

/** About the size of three short comments. */
export const CommentsSkeleton = () => (
  <div>
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} className={classes['skeleton']}>
        <Skeleton height={36} width={36} circle />
        <div className={classes['skeletonText']}>
          <Skeleton height={12} width={160} />
          <Skeleton height={12} width="80%" />
          <Skeleton height={12} width={120} />
        </div>
      </div>
    ))}
  </div>
);
