/**
 * Who reads questions of a contest and their answers. Until the contest has ended, a question is for its author and for those
 * who run the contest. They publish questions and answers to all who may enter the contest. Afterwards everything is open to
 * all who may enter it.
 *
 * The same rule decides about HTTP calls, live events, messages and likes. Callers check first that the reader may enter the
 * contest.
 */

/** Who reads. */
export interface QuestionReader {
  readonly userId: string | undefined;
  /** Owner, root of the group, super administrator or jury: those with the duty `announcements`. */
  readonly isManager: boolean;
  readonly hasEnded: boolean;
}

/** A question, or an answer to it. */
export interface QuestionText {
  readonly authorId: string;
  readonly isAuthorManager: boolean;
  readonly isPublished: boolean;
}

export const readsAllQuestions = ({ isManager, hasEnded }: QuestionReader): boolean => isManager || hasEnded;

const isOwn = ({ userId }: QuestionReader, { authorId }: QuestionText) => userId === authorId;

/** What a manager writes as a comment of its own is for everybody. */
export const canReadQuestion = (reader: QuestionReader, question: QuestionText): boolean =>
  readsAllQuestions(reader) || isOwn(reader, question) || question.isAuthorManager || question.isPublished;

/** An answer that is not published is for the author of the question. Contestants never read what others add to a question. */
export function canReadAnswer(reader: QuestionReader, question: QuestionText, answer: QuestionText): boolean {
  if (!canReadQuestion(reader, question)) return false;
  if (readsAllQuestions(reader) || isOwn(reader, answer)) return true;
  if (!answer.isAuthorManager) return false;
  return answer.isPublished || isOwn(reader, question) || question.isAuthorManager;
}

/** Whether the author of a published question stays unknown to the reader. */
export const isAskerHidden = (reader: QuestionReader, question: QuestionText): boolean =>
  !readsAllQuestions(reader) && !isOwn(reader, question) && !question.isAuthorManager;

/** Comments of managers have no replies of others. A question is a conversation of two until the end. */
export function canReplyToQuestion(reader: QuestionReader, question: QuestionText): boolean {
  if (reader.userId === undefined || !canReadQuestion(reader, question)) return false;
  if (reader.isManager || isOwn(reader, question)) return true;
  return reader.hasEnded && !question.isAuthorManager;
}
