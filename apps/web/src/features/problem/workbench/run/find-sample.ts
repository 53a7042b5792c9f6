import type { WorkbenchProblem } from '../workbench-problem.ts';

type Sample = WorkbenchProblem['examples'][number];

const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();

/** The sample that an input is, whatever blanks are at its end: then the expected output is known. From 0. */
export function findSample(samples: readonly Sample[], input: string): number | undefined {
  const index = samples.findIndex((sample) => plain(sample.input) === plain(input));
  return index === -1 || plain(input) === '' ? undefined : index;
}
