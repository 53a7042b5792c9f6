import type { Migration } from './api/migration.ts';

type Step = Migration['steps'][number];

export interface MigrationSums {
  readonly moved: number;
  readonly broken: number;
  /** Of the rows of all tables that are known so far; 100 only at the end. */
  readonly percent: number;
}

export function sumSteps(steps: readonly Step[]): MigrationSums {
  const sum = (pick: (step: Step) => number) => steps.reduce((total, step) => total + pick(step), 0);
  const [read, total] = [sum((step) => step.read), sum((step) => Math.max(step.total, step.read))];
  const isFinished = steps.length > 0 && steps.every((step) => step.isFinished);
  const percent = isFinished ? 100 : total === 0 ? 0 : Math.min(99, Math.floor((read / total) * 100));
  return { moved: sum((step) => step.moved), broken: sum((step) => step.broken), percent };
}
