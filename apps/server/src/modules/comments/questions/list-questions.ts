import { makePage, type QuestionState } from '@touchstone/contract';
import type { PageRequest } from '../../../platform/page-request.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import type { SourceParts } from '../comment-source.ts';
import { presentComments } from '../list-comments.ts';
import { listRepliesOf } from '../replies.repository.ts';
import { openQuestions } from './open-questions.ts';
import { listQuestions } from './questions.repository.ts';

interface ListRequest extends PageRequest {
  cid: number;
  state?: QuestionState | undefined;
  displayId?: string | undefined;
}

/** With all answers: the viewer runs the contest and reads everything. */
export async function viewQuestions(
  parts: SourceParts,
  viewer: Viewer,
  { cid, state = 'all', displayId, limit, currentPage }: ListRequest,
) {
  const { database } = parts;
  const source = await openQuestions(parts, viewer, cid);
  const { managerIds } = source.questions;
  const page = { limit, currentPage };
  const { rows, total } = await listQuestions(database, {
    contestId: cid,
    managerIds,
    state,
    displayId,
    ...page,
  });
  const replies = await listRepliesOf(
    database,
    rows.map(({ id }) => id),
  );
  const repliesOf = Map.groupBy(replies, ({ commentId }) => commentId);
  const conversations = ({ id }: { id: number }) => {
    const answers = repliesOf.get(id) ?? [];
    return { replies: answers, replyCount: answers.length };
  };
  const questions = await presentComments(database, { rows, conversations }, { source, viewer });
  return makePage(questions, total, page);
}
