/** Which users may read a new comment or reply. Only they are reminded of it. */
import {
  canReadAnswer,
  canReadQuestion,
  type QuestionText,
} from '@touchstone/rules/community/contest-questions';
import type { CommentSource, SourceParts } from '../comment-source.ts';
import { findSource } from '../describe-reminders.ts';
import { listAccounts } from './mentions.repository.ts';

/** Of contests. */
export interface ReadText {
  question: QuestionText;
  answer?: QuestionText | undefined;
}

interface Readers {
  source: CommentSource;
  /** Undefined for discussions. */
  text: ReadText | undefined;
  userIds: readonly string[];
}

export async function listReaders(parts: SourceParts, { source, text, userIds }: Readers): Promise<string[]> {
  const accounts = await listAccounts(parts.database, { ids: userIds });
  const ids = source.type === 'Contest' ? { cid: source.id } : { did: source.id };
  const readable = await Promise.all(
    accounts.map(async (account) => {
      const theirs = await findSource(parts, account, ids);
      if (theirs === undefined) return false;
      if (theirs.type === 'Discussion' || text === undefined) return true;
      const { reader } = theirs.questions;
      return text.answer === undefined
        ? canReadQuestion(reader, text.question)
        : canReadAnswer(reader, text.question, text.answer);
    }),
  );
  return accounts.filter((_, index) => readable[index] === true).map(({ id }) => id);
}
