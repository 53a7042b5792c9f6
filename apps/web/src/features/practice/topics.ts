/** Topics of practice lists: tags that have problems. Pure. */
import type { Calls, DataOf } from '@touchstone/contract';

type TagGroups = DataOf<Calls['GET /api/tag-groups']>;
type TagCounts = DataOf<Calls['GET /api/get-problem-counts']>['tags'];

export interface Topic {
  id: number;
  name: string;
  /** In all languages, for the search. */
  allNames: readonly string[];
  count: number;
}

export interface TopicGroup {
  /** Undefined for tags without a classification. */
  name: string | undefined;
  topics: readonly Topic[];
}

/** Leaves out tags without problems. */
export function groupTopics(groups: TagGroups, counts: TagCounts): TopicGroup[] {
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return groups
    .map(({ classification, tagList }) => ({
      name: classification?.name,
      topics: tagList.flatMap(({ id, name, allNames }) => {
        const count = countOf.get(id) ?? 0;
        return count === 0 ? [] : [{ id, name, allNames, count }];
      }),
    }))
    .filter(({ topics }) => topics.length > 0);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** By the name in any language, or by the classification. */
export function searchTopics(groups: readonly TopicGroup[], text: string): TopicGroup[] {
  const wanted = fold(text);
  return groups
    .map(({ name, topics }) => ({
      name,
      topics:
        name !== undefined && fold(name).includes(wanted)
          ? topics
          : topics.filter(({ allNames }) => allNames.some((one) => fold(one).includes(wanted))),
    }))
    .filter(({ topics }) => topics.length > 0);
}

/** Chosen topics are not offered again. */
export const omitTopics = (groups: readonly TopicGroup[], ids: readonly number[]): TopicGroup[] =>
  groups
    .map(({ name, topics }) => ({ name, topics: topics.filter(({ id }) => !ids.includes(id)) }))
    .filter(({ topics }) => topics.length > 0);
