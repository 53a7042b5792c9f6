/** Describes the last step, for the line under the stage and for screen readers. */
import type { RevealStep } from '@touchstone/rules/contests/reveal-steps';
import type { RevealPlan } from './build-plan.ts';
import type { RevealWords } from './reveal-messages.ts';

export function tellStep(step: RevealStep, { people }: RevealPlan, words: RevealWords): string {
  const name = people.get(step.contestantId)?.name ?? '';
  if (step.kind === 'settle') {
    if (step.rank === null) return words.settledStar(name);
    const place = words.settled(name, step.rank);
    return step.medal === null ? place : `${place}${words.comma}${words.medals[step.medal]}`;
  }
  if (!step.isSolved) return words.missed(name, step.problem);
  return step.from === step.to
    ? words.opened(name, step.problem)
    : words.rises(name, step.problem, step.to + 1);
}
