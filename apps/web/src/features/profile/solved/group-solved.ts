export const difficulties = ['easy', 'mid', 'hard', 'unrated'] as const;
export type Difficulty = (typeof difficulties)[number];

export interface SolvedProblem {
  id: number;
  problemId: string;
}

export interface SolvedGroup {
  difficulty: Difficulty;
  problems: readonly SolvedProblem[];
}

/** The wire has difficulties as numbers; an unknown one is shown separately, never as easy. */
const difficultyOfKey = (key: string): Difficulty => {
  const known: Readonly<Record<string, Difficulty>> = { '0': 'easy', '1': 'mid', '2': 'hard' };
  return (Object.hasOwn(known, key) && known[key]) || 'unrated';
};

const byProblemId = (one: SolvedProblem, other: SolvedProblem): number =>
  one.problemId.localeCompare(other.problemId, 'en', { numeric: true });

/** Always Easy, Mid and Hard, in this order; unknown difficulties only if there are any. */
export function groupSolved(
  byDifficulty: Readonly<Record<string, readonly SolvedProblem[]>> | null,
): SolvedGroup[] {
  const groups = new Map<Difficulty, SolvedProblem[]>(difficulties.map((difficulty) => [difficulty, []]));
  for (const [key, problems] of Object.entries(byDifficulty ?? {}))
    groups.get(difficultyOfKey(key))?.push(...problems);
  return [...groups]
    .filter(([difficulty, problems]) => difficulty !== 'unrated' || problems.length > 0)
    .map(([difficulty, problems]) => ({ difficulty, problems: problems.toSorted(byProblemId) }));
}

export interface BarPart {
  difficulty: Difficulty;
  count: number;
  /** Percentage of the bar, 0 to 100. */
  percent: number;
}

export function barParts(groups: readonly SolvedGroup[]): BarPart[] {
  const total = groups.reduce((sum, group) => sum + group.problems.length, 0);
  if (total === 0) return [];
  return groups
    .filter((group) => group.problems.length > 0)
    .map(({ difficulty, problems }) => ({
      difficulty,
      count: problems.length,
      percent: (problems.length / total) * 100,
    }));
}
