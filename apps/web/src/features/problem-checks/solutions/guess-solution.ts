/** Guesses what an author's file is: its language by extension, the expected verdict by name. */
import { statuses } from '@touchstone/contract/statuses';
import type { Solution } from '../api/solutions.ts';

/** The first language that the site has. Optimised if there is a choice: authors expect optimised code. */
const languagesOfExtension: Readonly<Record<string, readonly string[]>> = {
  c: ['C With O2', 'C'],
  cc: ['C++ 17 With O2', 'C++ 17', 'C++ With O2', 'C++'],
  cpp: ['C++ 17 With O2', 'C++ 17', 'C++ With O2', 'C++'],
  cxx: ['C++ 17 With O2', 'C++ 17', 'C++ With O2', 'C++'],
  java: ['Java'],
  py: ['Python3', 'PyPy3', 'Python2', 'PyPy2'],
  py2: ['Python2', 'PyPy2'],
  py3: ['Python3', 'PyPy3'],
  go: ['Golang'],
  cs: ['C#'],
  js: ['JavaScript Node', 'JavaScript V8'],
  php: ['PHP'],
  rb: ['Ruby'],
  rs: ['Rust'],
  kt: ['Kotlin'],
  pas: ['Pascal'],
  ts: ['TypeScript'],
};

export function guessLanguage(fileName: string, languages: readonly string[]): string | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return languagesOfExtension[extension]?.find((name) => languages.includes(name));
}

const wordsOfStatus: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(tle?|tl|slow|brute|bruteforce|naive|timeout)$/, [statuses.timeLimitExceeded]],
  [/^(mle?|ml|memory)$/, [statuses.memoryLimitExceeded]],
  [/^(re|rte|crash|runtime)$/, [statuses.runtimeError]],
  [/^(ce)$/, [statuses.compileError]],
  [/^(pe)$/, [statuses.presentationError]],
  [/^(wa|wrong|bad|incorrect|greedy)$/, [statuses.wrongAnswer]],
  [/^(partial|pac?)$/, [statuses.partialAccepted]],
];

/** `sum_wa2.cpp` should be wrong, `slow-dp.py` slow; any other name should be accepted. */
export function guessExpected(fileName: string): number[] {
  const words = fileName
    .toLowerCase()
    .replace(/\.[^.]+$/, '')
    .split(/[^a-z]+/);
  for (const word of words) {
    const found = wordsOfStatus.find(([pattern]) => pattern.test(word));
    if (found !== undefined) return [...found[1]];
  }
  return [statuses.accepted];
}

/** `name`, `name (2)`, `name (3)`: the first unused name. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name} (${String(count)})`;
    if (!taken.has(candidate)) return candidate;
  }
}

interface ReadFile {
  name: string;
  code: string;
}

/** Undefined if the site has no language for it. */
export function toSolution(
  { name, code }: ReadFile,
  { languages, taken }: { languages: readonly string[]; taken: ReadonlySet<string> },
): Solution | undefined {
  const language = guessLanguage(name, languages);
  if (language === undefined) return undefined;
  return { name: freeName(name, taken), language, code, expectedStatuses: guessExpected(name) };
}
