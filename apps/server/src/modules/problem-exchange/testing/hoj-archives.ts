/** Small archives in the format of HOJ. */
import { buildZip, type ZipEntry } from '@touchstone/problem-formats/archive/testing/build-zip';

export interface HojParts {
  readonly number?: number;
  readonly displayId?: string;
  readonly title?: string;
  readonly document?: object;
  readonly problem?: object;
  readonly input?: ZipEntry;
}

export function hojEntries({
  number = 1000,
  displayId = 'SUM',
  title = 'Sum',
  document = {},
  problem = {},
  input,
}: HojParts = {}): ZipEntry[] {
  const folder = `problem_${String(number)}`;
  const content = {
    judgeMode: 'default',
    languages: ['C', 'C++'],
    samples: [{ input: '1.in', output: '1.out' }],
    tags: ['math'],
    codeTemplates: [],
    ...document,
    problem: {
      problemId: displayId,
      title,
      type: 0,
      timeLimit: 1000,
      memoryLimit: 256,
      stackLimit: 128,
      description: 'Add two numbers.',
      input: 'Two numbers.',
      output: 'Their sum.',
      examples: '<input>1 2</input><output>3</output>',
      difficulty: 1,
      ...problem,
    },
  };
  return [
    { name: `${folder}.json`, content: JSON.stringify(content, null, 2) },
    { name: `${folder}/1.in`, content: '1 2\n', ...input },
    { name: `${folder}/1.out`, content: '3\n' },
  ];
}

export const hojArchive = (...problems: HojParts[]): Buffer =>
  buildZip((problems.length === 0 ? [{}] : problems).flatMap(hojEntries));
