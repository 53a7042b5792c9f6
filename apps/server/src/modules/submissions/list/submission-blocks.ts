/**
 * How this works: page 40,000 of a million submissions cannot be found by walking over 600,000 of them, nor can a million be
 * counted for every page. Ids are cut into blocks of neighbours, and each server remembers how many public submissions of
 * each status a block holds. A page is looked for in the block where it begins; a total is a sum over blocks.
 *
 * Everything is counted once, in one pass over an index; afterwards only blocks in which something has happened. New
 * submissions are in the newest blocks, which are counted anew every time; a change of status is told by the event bus. In
 * case something was deleted, a few others are counted along in turns. After the bus was away everything is counted again.
 * A count may be two seconds old: pages of a list that grows move anyway. From one second on it is counted anew while the old
 * one still serves, so that on a busy site nobody waits for it.
 */
import { countBefore } from '@touchstone/rules/binary-search';
import type { Platform } from '../../../platform/platform.ts';
import { blockSize, countBlocks, findNewestId, type BlockCountRow } from './submission-blocks.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'eventBus'>;

const freshMs = 1000;
const ttlMs = 2000;
/** Beside what has changed, so many blocks are counted along. */
const countedAlong = 48;

/** More are not remembered: whoever asks may name any number. */
const mostStatuses = 100;

const blockOf = (id: number) => Math.floor(id / blockSize);

/** Where a page begins: below this id, after so many. */
export interface SubmissionPlace {
  belowId: number;
  offset: number;
}

export interface SubmissionBlocks {
  total: (status: number | undefined) => number;
  /** Undefined: there are not so many. */
  findPlace: (status: number | undefined, offset: number) => SubmissionPlace | undefined;
}

/** Answers what is known, after bringing it up to date where it is too old. */
export function createSubmissionBlocks({
  database,
  clock,
  eventBus,
}: Parts): () => Promise<SubmissionBlocks> {
  const blocks = new Map<number, BlockCounts>();
  const changed = new Set<number>();
  let isWhole = false;
  let newest = 0;
  let turn = 0;
  let known: { blocks: SubmissionBlocks; countedAt: number } | undefined;
  let counting: Promise<SubmissionBlocks> | undefined;

  const note = ({ submissionId }: { submissionId: number }) => {
    changed.add(blockOf(submissionId));
    return Promise.resolve();
  };
  const forget = () => {
    isWhole = false;
    known = undefined;
    counting = undefined;
    return Promise.resolve();
  };
  eventBus.subscribe('submission.judged', { handle: note, resync: forget });
  eventBus.subscribe('submission.progress', { handle: note, resync: forget });

  const chooseBlocks = (latest: number): number[] => {
    const chosen = new Set(changed);
    for (let block = newest; block <= latest; block += 1) chosen.add(block);
    for (let count = 0; count < countedAlong; count += 1) chosen.add((turn += 1) % (latest + 1));
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
      // What was to be counted by now is not.
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
      // A failure is told to those who wait for it, and not remembered.
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

/** How many there are from the newest block up to and with each. */
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
  // Many pages are asked for before anything is counted again, of few statuses.
  const sumsOf = (status: number | undefined): Sums => {
    const sums = known.get(status) ?? sumUp(status);
    if (known.size < mostStatuses) known.set(status, sums);
    return sums;
  };
  return {
    total: (status) => sumsOf(status).upTo.at(-1) ?? 0,
    findPlace: (status, offset) => {
      const sums = sumsOf(status);
      const index = countBefore(sums.upTo, (count) => count <= offset);
      const block = sums.blocks[index];
      if (block === undefined) return undefined;
      return { belowId: (block + 1) * blockSize, offset: offset - (sums.upTo[index - 1] ?? 0) };
    },
  };
}
