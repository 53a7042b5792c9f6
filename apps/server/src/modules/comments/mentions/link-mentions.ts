/** Which mentions of a text become links: those of users who exist. */
import type { Queryable } from '@touchstone/database';
import { listMentioned } from '@touchstone/rules/community/mentions';
import { findUsername } from './mentions.repository.ts';

/** The usernames that a text mentions, as the accounts spell them. */
export type MentionsOf = (text: string) => string[];

export async function loadMentions(database: Queryable, texts: readonly string[]): Promise<MentionsOf> {
  const names = [...new Set(texts.flatMap(listMentioned))];
  const found = await Promise.all(names.map((name) => findUsername(database, name)));
  const usernameOf = new Map(names.map((name, index) => [name, found[index]]));
  return (text) => listMentioned(text).flatMap((name) => usernameOf.get(name) ?? []);
}
