import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeState, deleteDiscussion, restoreDiscussion } from '../../../lib/change-discussion.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast, showUndoToast } from '../../../lib/toasts.ts';
import { likeDiscussion, markOfficial } from '../api/change-discussion.ts';
import { discussionKey, discussionsKey } from '../api/discussion-keys.ts';
import { discussionQuery, type Discussion } from '../api/get-discussion.ts';
import { detailMessages } from './detail-messages.ts';
import { toggleLike } from './toggle-like.ts';

export type StateAction = 'pin' | 'unpin' | 'disable' | 'enable' | 'markOfficial' | 'unmarkOfficial';

const runs: Readonly<Record<StateAction, (discussion: Discussion) => Promise<unknown>>> = {
  pin: (discussion) => changeState(discussion, { isPinned: true }),
  unpin: (discussion) => changeState(discussion, { isPinned: false }),
  disable: (discussion) => changeState(discussion, { isDisabled: true }),
  enable: (discussion) => changeState(discussion, { isDisabled: false }),
  markOfficial: ({ id }) => markOfficial(id, true),
  unmarkOfficial: ({ id }) => markOfficial(id, false),
};

/** Changes of an opened discussion. Every change refreshes it and the lists. */
export function useDiscussionChanges(discussion: Discussion) {
  const m = useMessages(detailMessages);
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: discussionKey(discussion.id) }),
      client.invalidateQueries({ queryKey: [discussionsKey] }),
    ]);
  const act = useMutation({
    mutationFn: (action: StateAction) => runs[action](discussion),
    onSuccess: (_answer, action) => showToast('success', m.done[action]),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: () => restoreDiscussion(discussion.id),
    onSuccess: () => showToast('success', m.restored),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => deleteDiscussion(discussion),
    onSuccess: () => showUndoToast(m.deleted, () => restore.mutate()),
    onSettled: refresh,
  });
  return { act: act.mutate, isActing: act.isPending, restore, remove };
}

/** The mark and the count change at once; a refused like is taken back. */
export function useLike(discussion: Discussion) {
  const client = useQueryClient();
  const uid = useSession().user?.uid;
  const { queryKey } = discussionQuery(discussion.id, uid);
  return useMutation({
    mutationFn: (toLike: boolean) => likeDiscussion(discussion.id, toLike),
    onMutate: async (toLike) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && toggleLike(before, toLike));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
