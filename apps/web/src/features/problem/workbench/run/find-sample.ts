import type { WorkbenchProblem } from '../workbench-problem.ts';

type Sample = WorkbenchProblem['examples'][number];

const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();

/** Finds the sample with this input, ignoring trailing blanks, to know the expected output. Zero-based. */
export function findSample(samples: readonly Sample[], input: string): number | undefined {
  const index = samples.findIndex((sample) => plain(sample.input) === plain(input));
  return index === -1 || plain(input) === '' ? undefined : index;
}
