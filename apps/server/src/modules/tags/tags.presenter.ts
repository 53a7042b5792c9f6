import {
  defaultLocale,
  toWireDate,
  type AdministeredClassification,
  type AdministeredTag,
  type ListedTag,
  type Locale,
  type Tag,
  type TagClassification,
} from '@touchstone/contract';
import { listTexts } from '@touchstone/rules/translated-text';
import { nameFor, parseTranslations } from '../../platform/translated-columns.ts';
import type { ClassificationRow, TagRow } from './tags.repository.ts';

export const presentTag = (tag: TagRow, locale: Locale): Tag => ({
  id: tag.id,
  name: nameFor(tag, locale),
  color: tag.color,
  oj: tag.judgeSystem,
  gid: tag.groupId,
  tcid: tag.classificationId,
  gmtCreate: toWireDate(tag.createdAt),
  gmtModified: toWireDate(tag.updatedAt),
});

const presentListedTag = (tag: TagRow, locale: Locale): ListedTag => ({
  ...presentTag(tag, locale),
  allNames: listTexts(tag.name, parseTranslations(tag.nameTranslations)),
});

/** In the language of the reader. */
const presentClassification = (classification: ClassificationRow, locale: Locale): TagClassification => ({
  id: classification.id,
  name: nameFor(classification, locale),
  oj: classification.judgeSystem,
  rank: classification.position,
  gmtCreate: toWireDate(classification.createdAt),
  gmtModified: toWireDate(classification.updatedAt),
});

/** For administrators who use an existing client: the default name, which they change. */
export const presentDefaultTag = (tag: TagRow): Tag => ({
  ...presentTag(tag, defaultLocale),
  name: tag.name,
});

export const presentDefaultClassification = (classification: ClassificationRow): TagClassification => ({
  ...presentClassification(classification, defaultLocale),
  name: classification.name,
});

/** The back office shows and changes the default name. */
const presentAdministeredTag = (tag: TagRow): AdministeredTag => ({
  ...presentDefaultTag(tag),
  nameTranslations: parseTranslations(tag.nameTranslations),
});

const presentAdministeredClassification = (
  classification: ClassificationRow,
): AdministeredClassification => ({
  ...presentDefaultClassification(classification),
  nameTranslations: parseTranslations(classification.nameTranslations),
});

/** An empty classification is included; the group of unclassified tags only if there are any. */
function groupTags(classifications: readonly ClassificationRow[], tags: readonly TagRow[]) {
  const known = new Set(classifications.map(({ id }) => id));
  const isClassified = ({ classificationId }: TagRow) =>
    classificationId !== null && known.has(classificationId);
  const byClassification = Map.groupBy(tags.filter(isClassified), ({ classificationId }) => classificationId);
  const groups = classifications.map((classification) => ({
    classification,
    tags: byClassification.get(classification.id) ?? [],
  }));
  const others = tags.filter((tag) => !isClassified(tag));
  return others.length === 0 ? groups : [...groups, { classification: null, tags: others }];
}

interface TagRows {
  classifications: readonly ClassificationRow[];
  tags: readonly TagRow[];
}

/** For our own pages, with all names. */
export const presentTagGroups = ({ classifications, tags }: TagRows, locale: Locale) =>
  groupTags(classifications, tags).map((group) => ({
    classification: group.classification && presentClassification(group.classification, locale),
    tagList: group.tags.map((tag) => presentListedTag(tag, locale)),
  }));

export const presentByClassification = ({ classifications, tags }: TagRows, locale: Locale) =>
  groupTags(classifications, tags).map((group) => ({
    classification: group.classification && presentClassification(group.classification, locale),
    tagList: group.tags.map((tag) => presentTag(tag, locale)),
  }));

/** For the back office, with the number of problems of each tag. */
export const presentCounted = ({ classifications, tags }: TagRows, counts: ReadonlyMap<number, number>) =>
  groupTags(classifications, tags).map((group) => ({
    classification: group.classification && presentAdministeredClassification(group.classification),
    tagList: group.tags.map((tag) => ({
      ...presentAdministeredTag(tag),
      problemCount: counts.get(tag.id) ?? 0,
    })),
  }));
