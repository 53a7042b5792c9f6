/**
 * The access check of comments: every call about comments opens their source first, a discussion or a contest. It throws if the
 * viewer may not read the source. What the viewer may read inside of a contest is decided per question.
 */
import type { QuestionReader } from '@touchstone/rules/community/contest-questions';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openContestSource } from './contest-source.ts';
import { openDiscussionSource } from './discussion-source.ts';

export type SourceParts = Pick<Platform, 'database' | 'clock' | 'settings'>;

/** Of a contest: who reads, and who runs it. Super administrators run it, too; they are known by their role. */
export interface QuestionAccess {
  readonly reader: QuestionReader;
  readonly managerIds: ReadonlySet<string>;
}

interface SourceFacts {
  readonly id: number;
  readonly title: string;
  readonly groupId: number | null;
  /** Whether the viewer may delete comments of others. */
  readonly isModerator: boolean;
}

export interface DiscussionSource extends SourceFacts {
  readonly type: 'Discussion';
  readonly authorId: string;
  /** Comments and replies. */
  readonly commentCount: number;
}

export interface ContestSource extends SourceFacts {
  readonly type: 'Contest';
  readonly questions: QuestionAccess;
}

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
