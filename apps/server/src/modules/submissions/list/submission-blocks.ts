/**
 * How this works: page 40,000 of a million submissions cannot be found by scanning 600,000 rows, nor can a million rows
 * be counted for every page. Ids are divided into blocks, and each server caches the number of public submissions per
 * status in each block. A page is searched in the block where it starts; a total is a sum over blocks.
 *
 * Everything is counted once, in one index scan; afterwards only changed blocks are counted. New submissions are in the
 * newest blocks, which are always recounted; the event bus reports changes of status. To notice deletions, each recount
 * includes a few other blocks in rotation. After the bus was disconnected everything is recounted. A count may be two
 * seconds old: pages of a growing list shift anyway. From one second on it is refreshed in the background
 * (stale-while-revalidate), so that requests on a busy site do not wait.
 */
import { countBefore } from '@touchstone/rules/binary-search';
import type { Platform } from '../../../platform/platform.ts';
import { blockSize, countBlocks, findNewestId, type BlockCountRow } from './submission-blocks.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'eventBus'>;

const freshMs = 1000;
const ttlMs = 2000;
/** The number of unchanged blocks per recount. */
const rotationSize = 48;

/** The cache limit: a client may send any status. */
const maxCachedStatuses = 100;

const blockOf = (id: number) => Math.floor(id / blockSize);

/** The start of a page: below this id, after this number of rows. */
export interface BlockPosition {
  belowId: number;
  offset: number;
}

export interface SubmissionBlocks {
  total: (status: number | undefined) => number;
  /** Returns undefined when the list is shorter. */
  findPosition: (status: number | undefined, offset: number) => BlockPosition | undefined;
}

/** Returns the cached counts, refreshed when they are too old. */
export function createSubmissionBlocks({
  database,
  clock,
  eventBus,
}: Parts): () => Promise<SubmissionBlocks> {
  const blocks = new Map<number, BlockCounts>();
  const changed = new Set<number>();
  let isWhole = false;
  let newest = 0;
  let rotation = 0;
  let known: { blocks: SubmissionBlocks; countedAt: number } | undefined;
  let counting: Promise<SubmissionBlocks> | undefined;

  const markChanged = ({ submissionId }: { submissionId: number }) => {
    changed.add(blockOf(submissionId));
    return Promise.resolve();
  };
  const invalidate = () => {
    isWhole = false;
    known = undefined;
    counting = undefined;
    return Promise.resolve();
  };
  eventBus.subscribe('submission.judged', { handle: markChanged, resync: invalidate });
  eventBus.subscribe('submission.progress', { handle: markChanged, resync: invalidate });

  const chooseBlocks = (latest: number): number[] => {
    const chosen = new Set(changed);
    for (let block = newest; block <= latest; block += 1) chosen.add(block);
    for (let count = 0; count < rotationSize; count += 1) chosen.add((rotation += 1) % (latest + 1));
    return [...chosen];
  };

  const read = async (): Promise<SubmissionBlocks> => {
    const wasWhole = isWhole;
    isWhole = true;
    try {
      const latest = blockOf(await findNewestId(database));
      const chosen = wasWhole ? chooseBlocks(latest) : undefined;
      changed.clear();
      const rows = await countBlocks(database, chosen);
      if (chosen === undefined) blocks.clear();
      for (const block of chosen ?? []) blocks.delete(block);
      for (const [block, counts] of Map.groupBy(rows, (row) => row.block))
        blocks.set(block, toCounts(counts));
      newest = latest;
      return describe(blocks);
    } catch (error) {
      // The chosen blocks were not counted.
      isWhole = false;
      throw error;
    }
  };

  const start = () => {
    const started = read();
    counting = started;
    started.then(
      (counted) => {
        if (counting !== started) return;
        known = { blocks: counted, countedAt: clock().getTime() };
        counting = undefined;
      },
      // Waiting callers get the failure. It is not cached.
      () => {
        if (counting === started) counting = undefined;
      },
    );
    return started;
  };

  return async () => {
    if (known === undefined) return counting ?? start();
    const ageMs = Math.abs(clock().getTime() - known.countedAt);
    if (ageMs < freshMs) return known.blocks;
    const recount = counting ?? start();
    return ageMs < ttlMs ? known.blocks : recount;
  };
}

interface BlockCounts {
  all: number;
  ofStatus: Map<number, number>;
}

function toCounts(rows: BlockCountRow[]): BlockCounts {
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    ofStatus: new Map(rows.map(({ status, count }) => [status, count])),
  };
}

/** Cumulative counts, from the newest block on. */
interface Sums {
  blocks: number[];
  upTo: number[];
}

function describe(blocks: ReadonlyMap<number, BlockCounts>): SubmissionBlocks {
  const newestFirst = [...blocks].toSorted(([one], [other]) => other - one);
  const countOf = ({ all, ofStatus }: BlockCounts, status: number | undefined) =>
    status === undefined ? all : (ofStatus.get(status) ?? 0);
  const known = new Map<number | undefined, Sums>();
  const sumUp = (status: number | undefined): Sums => {
    let sum = 0;
    const upTo = newestFirst.map(([, counts]) => (sum += countOf(counts, status)));
    return { blocks: newestFirst.map(([block]) => block), upTo };
  };
  // Cached, since many pages of few statuses are requested between recounts.
  const sumsOf = (status: number | undefined): Sums => {
    const sums = known.get(status) ?? sumUp(status);
    if (known.size < maxCachedStatuses) known.set(status, sums);
    return sums;
  };
  return {
    total: (status) => sumsOf(status).upTo.at(-1) ?? 0,
    findPosition: (status, offset) => {
      const sums = sumsOf(status);
      const index = countBefore(sums.upTo, (count) => count <= offset);
      const block = sums.blocks[index];
      if (block === undefined) return undefined;
      return { belowId: (block + 1) * blockSize, offset: offset - (sums.upTo[index - 1] ?? 0) };
    },
  };
}
