/** Which files of an archive are test data, which belong together, and in which order they are judged. */

export interface TestDataPair {
  /** Paths as given. The answer is null if it is missing: then it is an empty file. */
  readonly input: string;
  readonly answer: string | null;
  /** File names without folders. */
  readonly inputName: string;
  readonly answerName: string;
}

export interface PairedTestData {
  readonly pairs: readonly TestDataPair[];
  /** Ignored files: other names, other folders, answers without an input. */
  readonly ignored: readonly string[];
}

/**
 * `X.in` pairs with `X.out` or `X.ans`, `…input….txt` with the same name where "input" is "output". Only top-level
 * files count. A folder around everything is ignored, since many archives are made by packing a folder.
 */
export function pairTestData(paths: readonly string[]): PairedTestData {
  const folder = commonFolder(paths);
  const files = paths.flatMap((path) => {
    const name = path.slice(folder.length);
    return name.includes('/') ? [] : [{ path, name }];
  });
  // Of two answers the later one counts.
  const answers = new Map(files.flatMap(({ path, name }) => addKey(answerKey(name), { path, name })));
  const pairs = files
    .flatMap(({ path, name }) => addKey(inputKey(name), { path, name }))
    .map(([key, { path, name }]): TestDataPair => {
      const answer = answers.get(key);
      return {
        input: path,
        answer: answer?.path ?? null,
        inputName: name,
        answerName: answer?.name ?? usualAnswerName(name),
      };
    })
    .toSorted((one, other) => compareNames(one.inputName, other.inputName));
  const used = new Set(pairs.flatMap(({ input, answer }) => [input, answer]));
  return { pairs, ignored: paths.filter((path) => !used.has(path)) };
}

interface NamedPath {
  readonly path: string;
  readonly name: string;
}

const addKey = (key: string | undefined, file: NamedPath): (readonly [string, NamedPath])[] =>
  key === undefined ? [] : [[key, file]];

function commonFolder(paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  let folder = '';
  for (;;) {
    const end = first.indexOf('/', folder.length) + 1;
    const deeper = first.slice(0, end);
    if (end === 0 || !others.every((path) => path.startsWith(deeper))) return folder;
    folder = deeper;
  }
}

/** No file name contains a slash, so the two key forms cannot collide. */
function inputKey(name: string): string | undefined {
  if (/^.+\.in$/.test(name)) return `${name.slice(0, -3)}/in`;
  return name.endsWith('.txt') && name.includes('input') ? name.replaceAll('input', '/') : undefined;
}

function answerKey(name: string): string | undefined {
  if (/^.+\.(out|ans)$/.test(name)) return `${name.slice(0, -4)}/in`;
  const isAnswer = name.endsWith('.txt') && name.includes('output') && !name.includes('input');
  return isAnswer ? name.replaceAll('output', '/') : undefined;
}

/** The name of an answer that is not in the upload. It differs from the name of the input. */
export function usualAnswerName(inputName: string): string {
  if (inputName.endsWith('.in')) return `${inputName.slice(0, -3)}.out`;
  const isText = inputName.endsWith('.txt') && inputName.includes('input');
  return isText ? inputName.replaceAll('input', 'output') : `${inputName}.out`;
}

export interface CaseSideName {
  readonly input: string;
  readonly output: string;
}

export type SingleFile<Case> =
  | { readonly side: 'input' | 'output'; readonly of: Case }
  | { readonly side: 'input'; readonly of: undefined }
  | undefined;

/**
 * Which file of a problem a single uploaded file replaces. The name of a file decides, then the name of its case. An
 * input without a case is a new case. Undefined: the name is not that of test data, or an answer has no case.
 */
export function findSingleFile<Case extends CaseSideName>(
  name: string,
  cases: readonly Case[],
): SingleFile<Case> {
  for (const side of ['input', 'output'] as const) {
    const of = cases.find((one) => one[side] === name);
    if (of !== undefined) return { side, of };
  }
  const answer = answerKey(name);
  const of = answer === undefined ? undefined : cases.find(({ input }) => inputKey(input) === answer);
  if (of !== undefined) return { side: 'output', of };
  return inputKey(name) === undefined ? undefined : { side: 'input', of: undefined };
}

/** By the length before the first dot, so that 2 comes before 10, then alphabetically. */
function compareNames(one: string, other: string): number {
  const [stem, otherStem] = [stemOf(one), stemOf(other)];
  return (
    stem.length - otherStem.length ||
    compareText(stem, otherStem) ||
    one.length - other.length ||
    compareText(one, other)
  );
}

const stemOf = (name: string) => name.slice(0, name.indexOf('.'));

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

interface CaseNames {
  readonly inputName: string;
  readonly answerName: string;
}

/**
 * File names of a problem's cases in an archive: their original names if uploading the archive again yields the same
 * cases in the same order, else numbers.
 */
export function nameCaseFiles(cases: readonly CaseNames[]): CaseNames[] {
  const names = cases.flatMap(({ inputName, answerName }) => [inputName, answerName]);
  const { pairs } = pairTestData(names);
  const isSame =
    new Set(names).size === names.length &&
    pairs.length === cases.length &&
    cases.every(
      ({ inputName, answerName }, index) =>
        pairs[index]?.input === inputName && pairs[index].answer === answerName,
    );
  if (isSame) return cases.map(({ inputName, answerName }) => ({ inputName, answerName }));
  return cases.map((_, index) => ({
    inputName: `${String(index + 1)}.in`,
    answerName: `${String(index + 1)}.out`,
  }));
}
