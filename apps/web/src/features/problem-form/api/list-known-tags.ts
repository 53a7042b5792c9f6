import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

async function loadSiteTags(signal: AbortSignal) {
  const groups = await callApi('GET /api/tag-groups', { query: { oj: 'ME' }, signal });
  return groups.flatMap(({ tagList }) => tagList).map(({ id, name, allNames }) => ({ id, name, allNames }));
}

/** Tags of a group have one name. */
async function loadGroupTags(groupId: number, signal: AbortSignal) {
  const tags = await callApi('GET /api/group/get-all-problem-tags', { query: { gid: groupId }, signal });
  return tags
    .filter(({ gid }) => gid === groupId)
    .map(({ id, name }) => ({ id, name, allNames: [name] as readonly string[] }));
}

/** The tags to select from: those of the site and, for a problem of a group, of the group. */
export const knownTagsQuery = (groupId: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'problem-form', 'tags', groupId ?? 'site'],
    queryFn: async ({ signal }) => {
      const [ofSite, ofGroup] = await Promise.all([
        loadSiteTags(signal),
        groupId === undefined ? [] : loadGroupTags(groupId, signal),
      ]);
      return [...ofGroup, ...ofSite];
    },
  });
