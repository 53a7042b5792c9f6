/** Loads the rows of a scoreboard for the current switches, and decides when to refetch them. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { currentMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { useContestChanges } from '../../../lib/submission-updates/index.ts';
import { showToast } from '../../../lib/toasts.ts';
import type { KnownContest } from '../api/get-contest.ts';
import { useContestMoment } from '../../../lib/contest-clock/use-contest-moment.ts';
import { useContainsEnd } from '../contains-end.ts';
import { boardQuery, type BoardSide } from './api/load-board.ts';
import { useBoardAddress } from './board-address.ts';
import { boardMessages } from './board-messages.ts';
import { useFollowed } from './users/followed-users.ts';

const refreshMs = 30_000;

interface BoardInput {
  side: BoardSide;
  known: KnownContest;
  hasResults: boolean;
}

export type BoardState = ReturnType<typeof useBoard>;

export function useBoard({ side, known, hasResults }: BoardInput) {
  const { contest } = known;
  const viewerId = useSession().user?.uid;
  const [address, changeAddress] = useBoardAddress();
  const { followed, toggle } = useFollowed(contest.id);
  const [wantsForce, setForced] = useState(false);
  const [wantsRefresh, setRefreshing] = useState(true);
  const { stage, isFrozen } = useContestMoment(known);
  const isForced = hasResults && wantsForce;
  const withAfterEnd = useContainsEnd(contest.id) && contest.allowEndSubmit === true;
  const isRefreshing = wantsRefresh && stage === 'running';
  // The own row is pinned already.
  const ids = useMemo(() => [...followed].filter((uid) => uid !== viewerId), [followed, viewerId]);
  const request = {
    side,
    contestId: contest.id,
    ...address,
    withAfterEnd,
    isForced,
    followed: ids,
    viewerId,
  };
  const rows = useQuery({
    // Freeze and end change the cache key, so the new scoreboard is loaded immediately.
    ...boardQuery({ ...request, phase: `${stage} ${String(isFrozen)}` }),
    refetchInterval: isRefreshing && refreshMs,
  });
  useContestChanges(wantsRefresh ? contest.id : undefined, (change) => {
    if (change === 'board') void rows.refetch();
  });
  // A failed refresh turns auto refresh off. The user can turn it on again.
  const failedAt = rows.data === undefined ? 0 : rows.errorUpdatedAt;
  const [knownFailure, setKnownFailure] = useState(failedAt);
  if (failedAt > knownFailure) {
    setKnownFailure(failedAt);
    setRefreshing(false);
  }
  useEffect(() => {
    if (knownFailure > 0) showToast('warning', currentMessages(boardMessages).refreshFailed);
  }, [knownFailure]);
  return {
    rows,
    address,
    changeAddress,
    followed,
    toggleFollowed: toggle,
    ownId: viewerId,
    stage,
    isFrozen,
    force: { isOn: isForced, set: setForced },
    refresh: { isOn: isRefreshing, set: setRefreshing },
    withAfterEnd,
  };
}
