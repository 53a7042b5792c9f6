/**
 * The access check of comments: every call about comments opens their source first, a discussion or a contest. It throws if the
 * viewer may not read the source. What the viewer may read inside of a contest is decided per question.
 */
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openContestSource } from './contest-source.ts';
import { openDiscussionSource } from './discussion-source.ts';
import type { ContestSource, DiscussionSource, SourceParts } from './source-facts.ts';

export type { ContestSource, DiscussionSource, QuestionAccess, SourceParts } from './source-facts.ts';
export type CommentSource = DiscussionSource | ContestSource;

export interface SourceIds {
  did?: number | null | undefined;
  cid?: number | null | undefined;
}

export async function openSource(
  parts: SourceParts,
  viewer: Viewer | undefined,
  { did, cid }: SourceIds,
): Promise<CommentSource> {
  if (typeof cid === 'number') return openContestSource(parts, viewer, cid);
  if (typeof did === 'number') return openDiscussionSource(parts, viewer, did);
  throw callError('commentSourceMissing');
}
