import type { PreviewBoardRow } from './api/preview.ts';

export type RankMove =
  | { readonly kind: 'same' | 'entered' | 'left' | 'unranked' }
  | { readonly kind: 'up' | 'down'; readonly by: number };

/** How the rank of a contestant moves. Unranked contestants have no rank. */
export function describeMove({ before, after }: Pick<PreviewBoardRow, 'before' | 'after'>): RankMove {
  if (before === null) return { kind: after === null ? 'same' : 'entered' };
  if (after === null) return { kind: 'left' };
  if (before.rank < 0 || after.rank < 0) return { kind: 'unranked' };
  if (before.rank === after.rank) return { kind: 'same' };
  return after.rank < before.rank
    ? { kind: 'up', by: before.rank - after.rank }
    : { kind: 'down', by: after.rank - before.rank };
}

const pad = (part: number) => String(part).padStart(2, '0');

/** Hours, minutes and seconds with ACM scoring; milliseconds of run time with OI scoring. */
export function formatBoardTime(time: number, scoring: 'acm' | 'oi'): string {
  if (scoring === 'oi') return `${String(time)} ms`;
  return `${String(Math.floor(time / 3600))}:${pad(Math.floor(time / 60) % 60)}:${pad(time % 60)}`;
}
