/** What a change of verdicts does to a scoreboard: ranks, results, awards and first solutions of each contestant. */

export interface BoardAward {
  readonly name: string;
  readonly background: string;
  readonly color: string;
}

export interface ComparedRow<Person> {
  readonly contestantId: string;
  readonly person: Person;
  /** -1 for unranked contestants. */
  readonly rank: number;
  /** Solved problems, or points. */
  readonly result: number;
  readonly time: number;
  readonly award: BoardAward | null;
  /** By problem: a text that is the same while the cell is. */
  readonly cells: ReadonlyMap<string, string>;
  /** Problems that this contestant solved first. */
  readonly firsts: readonly string[];
}

export interface RowDifference<Person> {
  readonly contestantId: string;
  readonly person: Person;
  readonly before: ComparedRow<Person> | null;
  readonly after: ComparedRow<Person> | null;
  readonly isChanged: boolean;
  readonly changedProblems: readonly string[];
  readonly firstsGained: readonly string[];
  readonly firstsLost: readonly string[];
}

/** In the order after the change. Contestants who are no longer on the scoreboard come last. */
export function compareBoards<Person>(
  before: readonly ComparedRow<Person>[],
  after: readonly ComparedRow<Person>[],
): RowDifference<Person>[] {
  const former = new Map(before.map((row) => [row.contestantId, row]));
  const remaining = new Set(after.map(({ contestantId }) => contestantId));
  return [
    ...after.map((row) => compareRows(former.get(row.contestantId) ?? null, row, row)),
    ...before
      .filter(({ contestantId }) => !remaining.has(contestantId))
      .map((row) => compareRows(row, null, row)),
  ];
}

function compareRows<Person>(
  before: ComparedRow<Person> | null,
  after: ComparedRow<Person> | null,
  { contestantId, person }: ComparedRow<Person>,
): RowDifference<Person> {
  const problems = new Set([...(before?.cells.keys() ?? []), ...(after?.cells.keys() ?? [])]);
  const changedProblems = [...problems]
    .filter((problem) => before?.cells.get(problem) !== after?.cells.get(problem))
    .toSorted();
  const firstsGained = without(after?.firsts, before?.firsts);
  const firstsLost = without(before?.firsts, after?.firsts);
  const isChanged =
    before?.rank !== after?.rank ||
    before?.result !== after?.result ||
    before?.time !== after?.time ||
    before?.award?.name !== after?.award?.name ||
    changedProblems.length + firstsGained.length + firstsLost.length > 0;
  return {
    contestantId,
    person,
    before,
    after,
    isChanged,
    changedProblems,
    firstsGained,
    firstsLost,
  };
}

const without = (all: readonly string[] = [], removed: readonly string[] = []) =>
  all.filter((one) => !removed.includes(one));
