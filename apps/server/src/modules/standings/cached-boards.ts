/** Boards in memory. The least recently used are evicted. */
import type { ContestBoard } from './contest-board.ts';

export interface CachedBoard {
  readonly board: Promise<ContestBoard>;
  usedAt: number;
  namesLoadedAt: number;
}

const unusedMs = 30 * 60_000;
const maxBoards = 50;

export function createCachedBoards(load: (contestId: number) => Promise<ContestBoard>) {
  const cached = new Map<number, CachedBoard>();

  const evict = (now: number) => {
    for (const [contestId, { usedAt }] of cached)
      if (now - usedAt > unusedMs || cached.size > maxBoards) cached.delete(contestId);
  };

  const add = (contestId: number, now: number): CachedBoard => {
    evict(now);
    const board = load(contestId);
    const entry: CachedBoard = { board, usedAt: now, namesLoadedAt: now };
    cached.set(contestId, entry);
    // The caller handles the failure; the next one loads again.
    board.catch(() => {
      if (cached.get(contestId) === entry) cached.delete(contestId);
    });
    return entry;
  };

  return {
    isEmpty: () => cached.size === 0,
    find: (contestId: number) => cached.get(contestId)?.board,
    /** Loads the board if it is not cached. */
    use: (contestId: number, now: number): CachedBoard => {
      const known = cached.get(contestId);
      if (known === undefined) return add(contestId, now);
      known.usedAt = now;
      // Last in the map: the least recently used comes first, and is evicted first.
      cached.delete(contestId);
      cached.set(contestId, known);
      return known;
    },
    invalidate: (contestId: number) => {
      cached.delete(contestId);
    },
    invalidateAll: () => {
      cached.clear();
    },
  };
}
