/**
 * Reminds users of new comments and replies. Who may read the text is decided before its transaction, with the same check as for
 * the pages.
 */
import type { Queryable } from '@touchstone/database';
import { listMentioned } from '@touchstone/rules/community/mentions';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { remind, type Reminder } from '../notices/index.ts';
import type { CommentSource, SourceParts } from './comment-source.ts';
import { listAccounts } from './mentions/mentions.repository.ts';
import { listReaders, type ReadText } from './mentions/readers.ts';

export interface Recipients {
  /** The author of the discussion, or of what is quoted. */
  direct: readonly string[];
  /** Named in the text, without the direct ones. */
  mentioned: readonly string[];
}

interface NewText {
  source: CommentSource;
  sender: Viewer;
  content: string;
  /** Of contests. */
  text: ReadText | undefined;
  direct: readonly string[];
}

export async function findRecipients(
  parts: SourceParts,
  { source, sender, content, text, direct }: NewText,
): Promise<Recipients> {
  const usernames = listMentioned(content);
  const named = usernames.length === 0 ? [] : await listAccounts(parts.database, { usernames });
  const userIds = new Set([...direct, ...named.map(({ id }) => id)]);
  userIds.delete(sender.id);
  const readers = await listReaders(parts, { source, text, userIds: [...userIds] });
  return {
    direct: readers.filter((id) => direct.includes(id)),
    mentioned: readers.filter((id) => !direct.includes(id)),
  };
}

export async function remindOf(
  transaction: Queryable,
  { direct, mentioned }: Recipients,
  { action, quote, ...reminder }: Omit<Reminder, 'recipientIds'> & { action: 'Discuss' | 'Reply' },
) {
  await remind(transaction, { ...reminder, action, quote, recipientIds: direct });
  await remind(transaction, { ...reminder, action: 'Mention', recipientIds: mentioned });
}
