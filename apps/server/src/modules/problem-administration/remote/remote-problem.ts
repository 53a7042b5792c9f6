/** Problems of other judges: what comes from their site, apart from what this site decides. */
import { problemDefaults } from '@touchstone/contract/problem-limits';
import type { Queryable } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { followProblemTitle } from '../../contests/index.ts';
import { findOrCreateTags, mapTagsOfProblems } from '../../tags/index.ts';
import { targetOfProblem } from '../administered-problem.ts';
import {
  findStoredProblem,
  insertProblem,
  listLanguageIds,
  lockStoredProblem,
  replaceLanguages,
  replaceTags,
  updateProblem,
} from '../content/problem-content.repository.ts';
import type { ProblemRecord } from '../content/problem-record.ts';
import { describeStored, pickDifferences } from '../form/audit-draft.ts';
import { emptyRecord } from '../form/draft-fields.ts';
import { nextUpdate } from '../next-update.ts';

export interface RemoteContent extends Pick<
  ProblemRecord,
  | 'title'
  | 'timeLimitMs'
  | 'memoryLimitMb'
  | 'description'
  | 'inputDescription'
  | 'outputDescription'
  | 'hint'
  | 'source'
  | 'examples'
> {
  tags: readonly string[];
  /** Empty: all languages of the site. */
  languageIds: readonly number[];
}

export interface NewRemoteProblem {
  displayId: string;
  /** The key of the site, for its tags. */
  site: string;
  content: RemoteContent;
  areCaseResultsOpen: boolean;
  visibility: 'public' | 'contest';
}

const mediumDifficulty = 1;

/** Returns the new id. */
export async function createRemoteProblem(
  { clock }: Pick<Platform, 'clock'>,
  transaction: Queryable,
  by: Actor,
  { displayId, site, content, areCaseResultsOpen, visibility }: NewRemoteProblem,
): Promise<number> {
  const { tags, languageIds, ...fields } = content;
  const now = clock();
  const id = await insertProblem(transaction, {
    record: {
      ...emptyRecord,
      ...fields,
      displayId,
      areCaseResultsOpen,
      difficulty: mediumDifficulty,
      isTrailingBlankIgnored: false,
    },
    fullScore: problemDefaults.fullScore,
    isRemote: true,
    authorId: by.viewer.id,
    modifiedBy: by.viewer.id,
    visibility,
    groupId: null,
    now,
  });
  await replaceLanguages(transaction, id, languageIds);
  await writeTags(transaction, id, { tags, site, now });
  const after = { problemId: displayId, title: content.title, site };
  await recordAudit(transaction, by, { action: 'problem.import', target: targetOfProblem(id), after });
  return id;
}

export interface StoredRemoteProblem {
  displayId: string;
  isRemote: boolean;
  updatedAt: Date;
  modifiedBy: string | null;
  content: RemoteContent;
}

export async function findRemoteProblem(
  database: Queryable,
  id: number,
): Promise<StoredRemoteProblem | undefined> {
  const stored = await findStoredProblem(database, id);
  if (stored === undefined) return undefined;
  const tags = await mapTagsOfProblems(database, [id]);
  const { isRemote, updatedAt, modifiedBy, record } = stored;
  return {
    displayId: record.displayId,
    isRemote,
    updatedAt,
    modifiedBy,
    content: {
      title: record.title,
      timeLimitMs: record.timeLimitMs,
      memoryLimitMb: record.memoryLimitMb,
      description: record.description,
      inputDescription: record.inputDescription,
      outputDescription: record.outputDescription,
      hint: record.hint,
      source: record.source,
      examples: record.examples,
      tags: (tags.get(id) ?? []).map(({ name }) => name),
      languageIds: await listLanguageIds(database, id),
    },
  };
}

interface RemoteChange {
  id: number;
  site: string;
  content: Partial<RemoteContent>;
}

/** Results of earlier submissions stay: the other site judges. Returns the time of the change. */
export async function changeRemoteProblem(
  { clock }: Pick<Platform, 'clock'>,
  transaction: Queryable,
  by: Actor,
  { id, site, content }: RemoteChange,
): Promise<Date> {
  const stored = await lockStoredProblem(transaction, id);
  if (stored === undefined) throw new Error(`problem ${String(id)} is gone`);
  const before = await describeStored(transaction, id);
  const now = nextUpdate(clock(), stored.updatedAt);
  const { tags, languageIds, ...fields } = content;
  const record = { ...stored.record, ...fields };
  await updateProblem(transaction, id, {
    record,
    fullScore: stored.fullScore,
    authorId: stored.authorId,
    modifiedBy: by.viewer.id,
    updatedAt: now,
  });
  await followProblemTitle(transaction, id, { before: stored.record.title, after: record.title, now });
  if (languageIds !== undefined) await replaceLanguages(transaction, id, languageIds);
  if (tags !== undefined) await writeTags(transaction, id, { tags, site, now });
  const changes = pickDifferences(before, await describeStored(transaction, id));
  await recordAudit(transaction, by, { action: 'problem.refresh', target: targetOfProblem(id), ...changes });
  return now;
}

async function writeTags(
  transaction: Queryable,
  problemId: number,
  { tags, site, now }: { tags: readonly string[]; site: string; now: Date },
) {
  const named = tags.map((name) => ({ name }));
  await replaceTags(transaction, problemId, await findOrCreateTags(transaction, named, { site, now }));
}
