/** Describes the last step, for the line under the stage and for screen readers. */
import type { RevealStep } from '@touchstone/rules/contests/reveal-steps';
import { awardText } from './award-text.ts';
import type { RevealPlan } from './build-plan.ts';
import type { RevealMessages } from './reveal-messages.ts';

export function describeStep(step: RevealStep, { contenders }: RevealPlan, messages: RevealMessages): string {
  const name = contenders.get(step.contestantId)?.name ?? '';
  if (step.kind === 'settle') {
    if (step.rank === null) return messages.settledStar(name);
    const text = messages.settled(name, step.rank);
    return step.medal === null ? text : `${text}${messages.comma}${awardText(step.medal, messages)}`;
  }
  if (!step.isSolved) return messages.missed(name, step.problem);
  return step.from === step.to
    ? messages.opened(name, step.problem)
    : messages.rises(name, step.problem, step.to + 1);
}
