import { Button, SegmentedControl } from '@mantine/core';
import { commentSorts, type CommentSort } from '@touchstone/contract/community-limits';
import { lazy, Suspense, useId, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { loadMarkdown } from '../../ui/markdown/load-markdown.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useComments } from './api/list-comments.ts';
import type { CommentFocus } from './comment-entry.tsx';
import { CommentList, CommentsSkeleton } from './comment-list.tsx';
import { commentMessages } from './comment-messages.ts';
import { listComments } from './comment-pages.ts';
import { nameSource, type CommentSource } from './comment-source.ts';
import classes from './comments.module.css';
import { FreshReplies } from './live/fresh-replies.tsx';
import { countFreshComments } from './live/fresh-comments.ts';
import { useLiveComments } from './live/use-live-comments.ts';
import { useCommentChanges } from './use-comment-changes.ts';
import { CommentBox } from './writing/comment-box.tsx';

/** With the renderer loaded, every comment has its height at once, and a link leads to the right place. */
const ReadyList = lazy(async () => {
  await loadMarkdown();
  return { default: CommentList };
});

interface CommentAreaProps {
  source: CommentSource;
  /** The comment of a link; its page comes first. */
  focus?: CommentFocus | undefined;
}

/** The comments on a discussion: a box, the list with its replies, sorting and loading more. */
export function CommentArea({ source, focus }: CommentAreaProps) {
  const m = useMessages(commentMessages);
  const titleId = useId();
  const { user } = useSession();
  const [sort, setSort] = useState<CommentSort>('likes');
  const query = useComments({ source, sort, focus: focus?.commentId, uid: user?.uid });
  const { post, refresh } = useCommentChanges(source);
  const live = useLiveComments(source);
  const first = query.data?.pages[0];
  const freshCount = query.data === undefined ? 0 : countFreshComments(live.fresh, listComments(query.data));
  const showFresh = () => {
    live.forgetComments();
    setSort('time');
    void refresh();
  };
  return (
    <section className={classes['area']} aria-labelledby={titleId}>
      <header className={classes['head']}>
        <h2 id={titleId} className={classes['title']}>
          {m.title}
        </h2>
        {first !== undefined && <span className={classes['count']}>{m.count(first.total)}</span>}
        <SortChoice sort={sort} onChange={setSort} />
      </header>
      <CommentBox
        label={m.write}
        placeholder={m.placeholder}
        submitLabel={m.submit}
        draftKey={nameSource(source)}
        mentionSource={source}
        closedReason={first?.refusal ?? undefined}
        onSubmit={post}
      />
      <div className={classes['listFrame']}>
        <div className={classes['fresh']} role="status">
          {freshCount > 0 && (
            <Button size="compact-sm" onClick={showFresh}>
              {m.fresh(freshCount)}
            </Button>
          )}
        </div>
        <Sheet flush>
          <Suspense fallback={<CommentsSkeleton />}>
            <ReadyList
              source={source}
              query={query}
              focus={focus}
              empty={{ title: m.empty, text: m.emptyText }}
              renderMore={(comment) => (
                <FreshReplies
                  source={source}
                  comment={comment}
                  fresh={live.fresh}
                  onShow={() => live.showReplies(comment.id)}
                />
              )}
            />
          </Suspense>
        </Sheet>
      </div>
    </section>
  );
}

function SortChoice({ sort, onChange }: { sort: CommentSort; onChange: (sort: CommentSort) => void }) {
  const m = useMessages(commentMessages);
  const names = { likes: m.byLikes, time: m.byTime };
  return (
    <SegmentedControl
      className={classes['sort'] ?? ''}
      size="xs"
      aria-label={m.sort}
      value={sort}
      data={commentSorts.map((value) => ({ value, label: names[value] }))}
      onChange={(value) => onChange(value === 'time' ? 'time' : 'likes')}
    />
  );
}
