/** Selects the prepared statement for a search: one for each set of conditions, whatever their values. */
import type { SearchPlan } from './choose-plan.ts';

/** All given conditions apply. */
export interface SubmissionConditions {
  status?: number | undefined;
  userIds?: readonly string[] | undefined;
  problemIds?: readonly number[] | undefined;
  /** For `LIKE`, when a name matches too many rows to list. */
  usernamePattern?: string | undefined;
  displayIdPattern?: string | undefined;
  /** The start of a page far down the list. */
  belowId?: number | undefined;
}

/** The parameters of statements: one user or problem is a parameter of its own. */
export interface Given {
  status: number;
  userId: string;
  userIds: readonly string[];
  problemId: number;
  problemIds: readonly number[];
  usernamePattern: string;
  displayIdPattern: string;
  belowId: number;
}
export type Condition = keyof Given;

/** With the offset of the page. */
export type Values = Given & { offset: number };

/** Parameters that a batched query supports. */
export const singleTypes = {
  status: 'integer',
  userId: 'text',
  problemId: 'bigint',
  belowId: 'bigint',
  offset: 'bigint',
} as const;
export type Single = keyof typeof singleTypes;

/** The key of a statement. */
export interface Shape {
  way: SearchPlan;
  conditions: readonly Condition[];
  /** The maximum offset plus limit of this statement. */
  reach: number;
  /** The maximum page length of this statement. */
  length: number;
  /** Whether the statement of a page also returns the total. */
  isCounted: boolean;
}

export function toParameters({ userIds, problemIds, ...others }: SubmissionConditions): Partial<Given> {
  const given = {
    ...others,
    ...(userIds?.length === 1 ? { userId: userIds[0] } : { userIds }),
    ...(problemIds?.length === 1 ? { problemId: problemIds[0] } : { problemIds }),
  };
  // Undefined conditions are absent.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

export const shapeOf = (
  way: SearchPlan,
  given: Partial<Given>,
  { reach, length, isCounted }: Pick<Shape, 'reach' | 'length' | 'isCounted'>,
): Shape => ({
  way,
  // The keys in one order.
  conditions: (Object.keys(given) as Condition[]).toSorted(),
  reach,
  length,
  isCounted,
});

export const isSingle = (name: string): name is Single => name in singleTypes;

/** Callers wait for the whole batch, so it excludes long scans and lists of users, problems or names. */
const maxBatchedReach = 20_000;
export const isBatched = ({ conditions, reach }: Shape) =>
  reach <= maxBatchedReach && conditions.every(isSingle);

/**
 * Pages are rounded up to a few sizes: PostgreSQL needs the limit when it plans, and every connection caches its plans. Statements of
 * one batch have one size, so singles have few sizes: a page stops reading at its end. A merge reads up to its reach of each name.
 */
const singleReaches = [1024, 4096, 100_000_000_000];
const mergeReaches = [16, 32, 48, 64, 256, ...singleReaches];
const lengths = [16, 32, 128, 1024];
const roundUp = (sizes: readonly number[], wanted: number) =>
  sizes.find((size) => size >= wanted) ?? Math.max(...sizes);

export const sizesOf = (given: Partial<Given>, { offset, limit }: { offset: number; limit: number }) => ({
  reach: roundUp(Object.keys(given).every(isSingle) ? singleReaches : mergeReaches, offset + limit),
  length: roundUp(lengths, limit),
});
