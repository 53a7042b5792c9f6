import { toWireDate, type Tag, type TagClassification } from '@touchstone/contract';
import type { ClassificationRow, TagRow } from './tags.repository.ts';

export const presentTag = (tag: TagRow): Tag => ({
  id: tag.id,
  name: tag.name,
  color: tag.color,
  oj: tag.judgeSystem,
  gid: tag.groupId,
  tcid: tag.classificationId,
  gmtCreate: toWireDate(tag.createdAt),
  gmtModified: toWireDate(tag.updatedAt),
});

export const presentClassification = (classification: ClassificationRow): TagClassification => ({
  id: classification.id,
  name: classification.name,
  oj: classification.judgeSystem,
  rank: classification.position,
  gmtCreate: toWireDate(classification.createdAt),
  gmtModified: toWireDate(classification.updatedAt),
});

/** An empty classification is included; the group of unclassified tags only if there are any. */
export function presentByClassification(classifications: ClassificationRow[], tags: TagRow[]) {
  const known = new Set(classifications.map(({ id }) => id));
  const isClassified = ({ classificationId }: TagRow) =>
    classificationId !== null && known.has(classificationId);
  const byClassification = Map.groupBy(tags.filter(isClassified), ({ classificationId }) => classificationId);
  const groups = classifications.map((classification) => ({
    classification: presentClassification(classification),
    tagList: (byClassification.get(classification.id) ?? []).map(presentTag),
  }));
  const others = tags.filter((tag) => !isClassified(tag));
  return others.length === 0
    ? groups
    : [...groups, { classification: null, tagList: others.map(presentTag) }];
}

/** The same, with the number of problems of each tag. */
export const presentCounted = (
  classifications: ClassificationRow[],
  tags: TagRow[],
  counts: ReadonlyMap<number, number>,
) =>
  presentByClassification(classifications, tags).map(({ classification, tagList }) => ({
    classification,
    tagList: tagList.map((tag) => ({ ...tag, problemCount: counts.get(tag.id) ?? 0 })),
  }));
