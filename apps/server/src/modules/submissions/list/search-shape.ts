/** Which statement of the list answers a search: one for each set of conditions, whatever their values. */
import type { SearchPlan } from './choose-plan.ts';

/** Every condition that is given must hold. */
export interface SubmissionConditions {
  status?: number | undefined;
  userIds?: readonly string[] | undefined;
  problemIds?: readonly number[] | undefined;
  /** For `LIKE`, where a name means too many to list them. */
  usernamePattern?: string | undefined;
  displayIdPattern?: string | undefined;
  /** Where a page begins far down the list. */
  belowId?: number | undefined;
}

/** Conditions as statements know them: one user or problem is a value of its own. */
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

/** With a place in the page. */
export type Values = Given & { offset: number };

/** Values that a batched query takes. */
export const singleTypes = {
  status: 'integer',
  userId: 'text',
  problemId: 'bigint',
  belowId: 'bigint',
  offset: 'bigint',
} as const;
export type Single = keyof typeof singleTypes;

/** What tells one statement from another. */
export interface Shape {
  way: SearchPlan;
  conditions: readonly Condition[];
  /** No page of this statement reaches further, … */
  reach: number;
  /** … or is longer. */
  length: number;
}

export function nameSingles({ userIds, problemIds, ...others }: SubmissionConditions): Partial<Given> {
  const given = {
    ...others,
    ...(userIds?.length === 1 ? { userId: userIds[0] } : { userIds }),
    ...(problemIds?.length === 1 ? { problemId: problemIds[0] } : { problemIds }),
  };
  // What is undefined is not given.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

export const shapeOf = (
  way: SearchPlan,
  given: Partial<Given>,
  { reach, length }: Pick<Shape, 'reach' | 'length'>,
): Shape => ({
  way,
  // Keys of its own, in one order.
  conditions: (Object.keys(given) as Condition[]).toSorted(),
  reach,
  length,
});

export const isSingle = (name: string): name is Single => name in singleTypes;

/** A caller waits for its whole batch: no query that scans far, or over many users, problems or names. */
const batchedAtMost = 20_000;
export const isBatched = ({ conditions, reach }: Shape) =>
  reach <= batchedAtMost && conditions.every(isSingle);

/**
 * A few sizes for all pages: PostgreSQL must know how little is wanted before it plans, whatever page it is, and every
 * connection keeps what it has planned.
 */
export const reaches = [16, 32, 48, 64, 256, 1024, 4096, 100_000_000_000];
export const lengths = [16, 32, 128, 1024];
export const roundUp = (sizes: readonly number[], wanted: number) =>
  sizes.find((size) => size >= wanted) ?? Math.max(...sizes);
