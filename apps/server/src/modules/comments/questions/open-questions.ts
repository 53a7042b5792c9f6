import { callError } from '../../../platform/errors/call-error.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import type { ContestSource, SourceParts } from '../comment-source.ts';
import type { CommentRow } from '../comments.repository.ts';
import { openContestSource } from '../contest-source.ts';
import { openComment } from '../open-comment.ts';

/** Throws unless the viewer runs the contest. */
export async function openQuestions(parts: SourceParts, viewer: Viewer, contestId: number) {
  const source = await openContestSource(parts, viewer, contestId);
  requireManager(source);
  return source;
}

function requireManager({ questions }: ContestSource) {
  if (!questions.reader.isManager) throw callError('contestAdminOnly');
}

/** A question of a contest that the viewer runs. */
export async function openQuestion(
  parts: SourceParts,
  viewer: Viewer,
  id: number,
): Promise<{ comment: CommentRow; source: ContestSource }> {
  const { comment, source } = await openComment(parts, viewer, id);
  if (source.type === 'Discussion') throw callError('commentGone');
  requireManager(source);
  return { comment, source };
}
