/** What the calls about comments know of their source. */
import type { QuestionReader } from '@touchstone/rules/community/contest-questions';
import type { Platform } from '../../platform/platform.ts';

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
  /** That it is about. */
  readonly problemId: number | null;
  readonly authorId: string;
  /** Comments and replies. */
  readonly commentCount: number;
  readonly replyCount: number;
}

export interface ContestSource extends SourceFacts {
  readonly type: 'Contest';
  readonly questions: QuestionAccess;
}
