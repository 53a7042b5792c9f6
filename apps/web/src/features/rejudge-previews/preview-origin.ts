import type { Preview } from './api/preview.ts';

/** The page where a rejudge of this scope begins: the tab of the contest, or the problem. */
export const originOf = ({ cid, problemId }: Pick<Preview, 'cid' | 'problemId'>): string =>
  cid === null ? `/problem/${encodeURIComponent(problemId ?? '')}` : `/contest/${String(cid)}/rejudge`;
