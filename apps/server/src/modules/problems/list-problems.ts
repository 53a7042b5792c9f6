import type { WireProblemRow } from '@touchstone/contract';
import { memoizeSerialized } from '../../platform/http/response-serializer.ts';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { rememberByKey, rememberEach } from '../../platform/remember-many.ts';
import { mapTags, type TagRow } from '../tags/index.ts';
import {
  everything,
  listProblemIds,
  listProblems,
  type ListedProblemRow,
  type ProblemFilter,
} from './problem-list.repository.ts';
import { presentListed } from './problems.presenter.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** What is shown may be so old: a class that opens the list together is carried by one reading. */
const lifeMs = 2000;
/** From here on what was found still serves while it is looked for anew: nobody waits for ten thousand problems. */
const freshMs = 1500;
const rememberedFilters = 1000;
const rememberedProblems = 20_000;
const rememberedTags = 5000;

export function createProblemReader({ database, clock }: Parts) {
  const readFitting = rememberByKey({
    clock,
    lifeMs: freshMs,
    graceMs: lifeMs - freshMs,
    most: rememberedFilters,
    keyOf: (filter: ProblemFilter) => JSON.stringify(filter),
    read: async (filter) => {
      const ids = await listProblemIds(database, filter);
      let set: Set<number> | undefined;
      return { ids, has: (id: number) => (set ??= new Set(ids)).has(id) };
    },
  });
  /** What each condition leaves is asked for again and again; together they leave what all of them leave. */
  const readIds = async (filter: ProblemFilter): Promise<number[]> => {
    const all = await Promise.all(splitFilter(filter).map(readFitting));
    const [fewest, ...others] = all.toSorted((one, other) => one.ids.length - other.ids.length);
    const ids = fewest?.ids ?? [];
    return others.length === 0 ? ids : ids.filter((id) => others.every(({ has }) => has(id)));
  };
  const readTags = rememberEach({
    clock,
    lifeMs,
    most: rememberedTags,
    read: (ids: number[]) => mapTags(database, ids),
  });
  const complete = createCompleter();
  const readProblems = rememberEach({
    clock,
    lifeMs,
    most: rememberedProblems,
    read: async (problemIds: number[]) => {
      const rows = await listProblems(database, { problemIds });
      const tags = await readTags([...new Set(rows.flatMap(tagIdsOf))]);
      return new Map(rows.map((row) => [row.id, complete(row, tags)]));
    },
  });

  const readPage = async (
    filter: ProblemFilter,
    page: PageRequest,
  ): Promise<{ records: WireProblemRow[]; total: number }> => {
    const ids = await readIds(filter);
    const offset = offsetOf(page);
    const problems = await readProblems(ids.slice(offset, offset + page.limit));
    return { records: [...problems.values()], total: ids.length };
  };

  /** Undefined: there is none. */
  const pickDisplayId = async (): Promise<string | undefined> => {
    const known = await readIds(everything);
    // What is remembered may be from before the first problem.
    const ids = known.length > 0 ? known : await listProblemIds(database, everything);
    const [problem] = (
      await readProblems(ids.slice(Math.floor(Math.random() * ids.length)).slice(0, 1))
    ).values();
    return problem?.problemId;
  };

  return { readPage, pickDisplayId };
}

/** One filter for each condition; the whole list where there is none. */
function splitFilter({ keyword, tagIds, difficulty, origin }: ProblemFilter): ProblemFilter[] {
  const filters = [
    ...(keyword === undefined || keyword === '' ? [] : [{ keyword }]),
    ...tagIds.map((tagId) => ({ tagIds: [tagId] })),
    ...(difficulty === undefined ? [] : [{ difficulty }]),
    ...(origin === undefined ? [] : [{ origin }]),
  ];
  return (filters.length === 0 ? [{}] : filters).map((filter) => ({ ...everything, ...filter }));
}

const split = (text: string | null) => (text === null ? [] : text.split(','));
const tagIdsOf = ({ tagIds }: ListedProblemRow) => split(tagIds).map(Number);

/** A row that is as it was before serves on: its text is kept with it, and checking and writing it costs more than reading. */
function createCompleter() {
  const known = new Map<number, { source: string; completed: WireProblemRow }>();
  return (row: ListedProblemRow, tags: ReadonlyMap<number, TagRow>): WireProblemRow => {
    const tagsOfRow = tagIdsOf(row).flatMap((id) => tags.get(id) ?? []);
    const source = JSON.stringify([row, tagsOfRow]);
    const before = known.get(row.id);
    const completed = before?.source === source ? before.completed : completeRow(row, tagsOfRow);
    // At the end, so that the first is the one that was not read for the longest time.
    known.delete(row.id);
    known.set(row.id, { source, completed });
    const [oldest] = known.size > rememberedProblems ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return completed;
  };
}

/** As the list shows it. */
function completeRow(row: ListedProblemRow, tags: TagRow[]): WireProblemRow {
  const results = split(row.results).map((pair) => {
    const [status = 0, count = 0] = pair.split(' ').map(Number);
    return { status, count };
  });
  return memoizeSerialized(presentListed({ row, tags, results }));
}
