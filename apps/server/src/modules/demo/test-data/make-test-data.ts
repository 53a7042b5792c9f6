/**
 * How this works: a demo problem is judged on its examples, on the trap on which its flawed programs fail,
 * and on generated inputs. The generator is seeded by the display id and the answers come from a reference
 * solution, so that every site has the same data and none of it has to be stored in the repository.
 */
import { spreadScores } from '@touchstone/rules/problem-form-cases';
import type { DemoProblem } from '../load-demo-files.ts';
import { SeededRandom } from '../seeded-random.ts';
import { testDataPlans } from './test-data-plans.ts';

/** The examples of an interactive problem are conversations, not cases. */
export const statementCases = ({ judgeMode, examples, trap }: DemoProblem) =>
  judgeMode === 'interactive' ? [trap] : [...examples, trap];

export interface DemoCase {
  input: Buffer;
  answer: Buffer;
  /** Null without OI scoring. */
  score: number | null;
  groupNumber: number;
  /** The names of the two files. */
  names: { input: string; answer: string };
}

export function makeTestData(problem: DemoProblem): DemoCase[] {
  const { displayId, scoring, subtasks } = problem;
  const plan = testDataPlans[displayId];
  if (plan === undefined) throw new Error(`${displayId} has no test data`);
  const made = plan.makeInputs(new SeededRandom(`test data of ${displayId}`));
  const groups = [...statementCases(problem).map(({ input }) => input), ...made]
    .map((input) => ({ input, groupNumber: plan.subtaskOf?.(input) ?? 1 }))
    // Sorted by subtask; the sort is stable.
    .toSorted((one, other) => one.groupNumber - other.groupNumber);
  const scores = spreadScores(groups.length);
  return groups.map(({ input, groupNumber }, index) => ({
    input: Buffer.from(input),
    answer: Buffer.from(plan.solve(input)),
    // Every case of a subtask has the points of the whole subtask: the worst one decides.
    score: scoring === 'oi' ? (subtasks?.[groupNumber - 1] ?? scores[index] ?? 0) : null,
    groupNumber,
    names: { input: `${String(index + 1)}.in`, answer: `${String(index + 1)}.out` },
  }));
}
