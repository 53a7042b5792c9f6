import { commentLimits } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { openSource, type CommentSource, type SourceIds, type SourceParts } from '../comment-source.ts';
import {
  listAllCandidates,
  listCandidatesOf,
  listContestantCandidates,
  listMemberCandidates,
  listParticipants,
} from './mentions.repository.ts';

type Candidates = Awaited<ReturnType<typeof listAllCandidates>>;

/** Participants of the conversation first. Contestants receive no names: they would learn who else asks. */
export async function viewCandidates(
  parts: SourceParts,
  viewer: Viewer,
  { keyword = '', ...ids }: SourceIds & { keyword?: string | undefined },
) {
  const { database } = parts;
  const source = await openSource(parts, viewer, ids);
  if (source.type === 'Contest' && !source.questions.reader.isManager) return [];
  const participants = await listParticipants(database, source);
  const known = source.type === 'Discussion' ? [source.authorId, ...participants] : participants;
  const limit = commentLimits.mentionCandidates;
  const first = await listCandidatesOf(database, known, { keyword, exceptIds: [viewer.id], limit });
  const rest = limit - first.length;
  const exceptIds = [viewer.id, ...first.map(({ id }) => id)];
  const others = rest <= 0 ? [] : await listOthers(database, source, { keyword, exceptIds, limit: rest });
  return [...first, ...others].map(({ id, username, nickname, avatarUrl }) => ({
    uid: id,
    username,
    nickname,
    avatar: avatarUrl,
  }));
}

async function listOthers(
  database: Queryable,
  source: CommentSource,
  filter: { keyword: string; exceptIds: readonly string[]; limit: number },
): Promise<Candidates> {
  if (source.type === 'Contest') return listContestantCandidates(database, source.id, filter);
  if (source.groupId !== null) return listMemberCandidates(database, source.groupId, filter);
  // Without a beginning, all users of the site are no help.
  return filter.keyword === '' ? [] : listAllCandidates(database, filter);
}
