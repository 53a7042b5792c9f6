/** How new test data differs from the data before: cases are matched by the name of their input. */

export interface NamedCase {
  readonly input: string;
}

export interface ComparedCase extends NamedCase {
  readonly output: string;
  /** Equal for equal content. Undefined if it is unknown: then the content counts as changed. */
  readonly inputHash: string | undefined;
  readonly outputHash: string | undefined;
  readonly score: string;
  readonly groupNum: string;
}

export interface MatchedCase<Before, After> {
  readonly before: Before | undefined;
  readonly after: After;
}

/** In the order of `after`. Each case of `before` matches at most once: the first unused one with the same name. */
export function matchCases<Before extends NamedCase, After extends NamedCase>(
  before: readonly Before[],
  after: readonly After[],
): MatchedCase<Before, After>[] {
  const free = Map.groupBy(before, ({ input }) => input);
  return after.map((one) => ({ before: free.get(one.input)?.shift(), after: one }));
}

/** Cases of an archive in judging order: in the former order of the author if it differs from that of the names. */
export function orderMatches<Before extends NamedCase, After extends NamedCase>(
  before: readonly Before[],
  matches: readonly MatchedCase<Before, After>[],
): MatchedCase<Before, After>[] {
  const positions = new Map(before.map((one, index) => [one, index]));
  const positionOf = ({ before: one }: MatchedCase<Before, After>) =>
    one === undefined ? Infinity : (positions.get(one) ?? Infinity);
  const kept = matches.filter((match) => match.before !== undefined);
  const isInOrder = kept.every((match, index) => {
    const previous = kept[index - 1];
    return previous === undefined || positionOf(previous) < positionOf(match);
  });
  if (isInOrder) return [...matches];
  return matches.toSorted((one, other) => {
    const [first, second] = [positionOf(one), positionOf(other)];
    return first === second ? 0 : first - second;
  });
}

const isSame = (one: string | undefined, other: string | undefined) => one !== undefined && one === other;

export const hasSameContent = (one: ComparedCase, other: ComparedCase): boolean =>
  isSame(one.inputHash, other.inputHash) && isSame(one.outputHash, other.outputHash);

export interface TestDataDifference {
  /** Names of inputs. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The content of the input or of the answer differs. */
  readonly changed: readonly string[];
  /** Another score or subtask, whether the content changed or not. */
  readonly rescored: readonly string[];
  readonly unchangedCount: number;
  /** Cases that are in both, with the same score and subtask. */
  readonly scoresKeptCount: number;
}

export function compareTestData(
  before: readonly ComparedCase[],
  after: readonly ComparedCase[],
): TestDataDifference {
  const matches = matchCases(before, after);
  const both = matches.flatMap(({ before: one, after: other }) =>
    one === undefined ? [] : [{ one, other }],
  );
  const matched = new Set(both.map(({ one }) => one));
  const changed = both.filter(({ one, other }) => !hasSameContent(one, other));
  const rescored = both.filter(
    ({ one, other }) => one.score !== other.score || one.groupNum !== other.groupNum,
  );
  const namesOf = (pairs: typeof both) => pairs.map(({ other }) => other.input);
  return {
    added: matches.flatMap(({ before: one, after: other }) => (one === undefined ? [other.input] : [])),
    removed: before.flatMap((one) => (matched.has(one) ? [] : [one.input])),
    changed: namesOf(changed),
    rescored: namesOf(rescored),
    unchangedCount: both.length - changed.length,
    scoresKeptCount: both.length - rescored.length,
  };
}
