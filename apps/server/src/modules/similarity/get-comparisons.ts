import type { DataOf, similarityCalls } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { familyOfLanguage } from '@touchstone/similarity/language-families';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadCodes } from './compared-submissions.repository.ts';
import type { FragmentFinder } from './fragment-finder.ts';
import { loadIgnored } from './run-comparison.ts';
import {
  presentPair,
  presentProblems,
  presentProgram,
  presentSummary,
  presentTarget,
} from './similarity.presenter.ts';
import {
  findComparison,
  findPair,
  listComparisons,
  listPairs,
  listPrograms,
  targetOfRow,
  type ComparisonRow,
  type PairRow,
} from './similarity.repository.ts';
import { getTarget, type ComparedTarget, type TargetKey } from './similarity-target.ts';

type Data<Name extends keyof typeof similarityCalls> = DataOf<(typeof similarityCalls)[Name]>;

export async function loadComparisons(
  { database }: Pick<Platform, 'database'>,
  { viewer, origin }: Actor,
  key: TargetKey,
): Promise<Data<'GET /api/similarity/comparisons'>> {
  const target = await getTarget(database, viewer, key);
  const rows = await listComparisons(database, key);
  return {
    of: presentTarget(target, origin.locale),
    problems: presentProblems(target, origin.locale),
    comparisons: rows.map(presentSummary),
  };
}

/** A comparison of others is as if it did not exist. */
export async function getComparison(
  database: Queryable,
  viewer: Viewer,
  id: number,
): Promise<{ row: ComparisonRow; target: ComparedTarget }> {
  const row = await findComparison(database, id);
  if (row === undefined) throw callError('similarityNotFound');
  return { row, target: await getTarget(database, viewer, targetOfRow(row)) };
}

export async function getPair(
  database: Queryable,
  viewer: Viewer,
  id: number,
): Promise<{ pair: PairRow; row: ComparisonRow; target: ComparedTarget }> {
  const pair = await findPair(database, id);
  if (pair === undefined) throw callError('similarityPairNotFound');
  return { pair, ...(await getComparison(database, viewer, pair.comparisonId)) };
}

export async function loadComparison(
  { database }: Pick<Platform, 'database'>,
  { viewer, origin }: Actor,
  id: number,
): Promise<Data<'GET /api/similarity/comparison'>> {
  const { row, target } = await getComparison(database, viewer, id);
  const [pairs, programs] = await Promise.all([listPairs(database, id), listPrograms(database, id)]);
  return {
    ...presentSummary(row),
    of: presentTarget(target, origin.locale),
    problems: presentProblems(target, origin.locale).filter(({ id: of }) => row.problemIds.includes(of)),
    programs: programs.map(presentProgram),
    pairs: pairs.map(presentPair),
    tooShort: row.tooShort,
    omitted: row.omitted,
    ignored: row.ignored.map(({ name }) => name),
  };
}

export async function loadPair(
  { database, fragmentFinder }: Pick<Platform, 'database'> & { fragmentFinder: FragmentFinder },
  viewer: Viewer,
  id: number,
): Promise<Data<'GET /api/similarity/pair'>> {
  const { pair, row } = await getPair(database, viewer, id);
  const programs = await listPrograms(database, row.id);
  const find = (programId: number) => programs.find((program) => program.id === programId);
  const [left, right] = [find(pair.leftId), find(pair.rightId)];
  if (left === undefined || right === undefined) throw callError('similarityPairNotFound');
  const [leftCode = '', rightCode = ''] = await loadCodes(database, [left.submissionId, right.submissionId]);
  const family = familyOfLanguage(left.language);
  const ignored = await loadIgnored({ database }, row, { problemId: left.problemId, family });
  const fragments = await fragmentFinder.find({ family, left: leftCode, right: rightCode, ignored });
  return {
    ...presentPair(pair),
    comparison: row.id,
    left: { ...presentProgram(left), code: leftCode },
    right: { ...presentProgram(right), code: rightCode },
    fragments,
  };
}
