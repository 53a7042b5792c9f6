/** The validator of a Polygon package, and the generators that its tests name. */
import type { FileTree } from '../file-tree/file-tree.ts';
import type { InputProgramContent } from '../problem-content.ts';
import { note, type FormatNote } from '../read-result.ts';
import { readHeaders, toOneSource } from './programs.ts';
import { findSourceLanguage } from './source-languages.ts';
import { findElement, listElements, type XmlElement } from './xml-tree.ts';

const file = 'problem.xml';
/** The search for a failing input calls generators in turn: more calls would only repeat the large ones. */
const mostCalls = 20;
const longestCall = 200;

interface InputPrograms {
  readonly inputPrograms: readonly InputProgramContent[];
  readonly notes: readonly FormatNote[];
}

export async function readPolygonInputPrograms(tree: FileTree, problem: XmlElement): Promise<InputPrograms> {
  const headers = await readHeaders(tree);
  const read = async (source: XmlElement | undefined) => {
    const { path = '', type = '' } = source?.attributes ?? {};
    const language = findSourceLanguage(type);
    if (language === undefined || !tree.find(path)) return undefined;
    const name = path.slice(path.lastIndexOf('/') + 1);
    return { name, language, code: toOneSource(language, await tree.readText(path), headers) };
  };
  const sources = listElements(problem, 'assets', 'validators', 'validator').map((element) =>
    findElement(element, 'source'),
  );
  const [validator] = await Promise.all(sources.slice(0, 1).map(read));
  const unused = validator === undefined ? sources : sources.slice(1);
  const calls = listCalls(problem);
  const generators: InputProgramContent[] = [];
  for (const executable of listElements(problem, 'files', 'executables', 'executable')) {
    const source = findElement(executable, 'source');
    const lines = calls.get(nameWithoutEnding(source?.attributes['path'] ?? ''));
    const program = lines === undefined ? undefined : await read(source);
    if (lines !== undefined && program !== undefined)
      generators.push({ ...program, kind: 'generator', argumentLines: chooseLines(lines) });
  }
  return {
    inputPrograms: [
      ...generators,
      ...(validator === undefined ? [] : [{ ...validator, kind: 'validator' as const, argumentLines: [] }]),
    ],
    notes: unused.map((source) => note('validator-not-used', { file: source?.attributes['path'] ?? file })),
  };
}

const nameWithoutEnding = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

/** Arguments by the name of the generator. */
function listCalls(problem: XmlElement): Map<string, string[]> {
  const calls = new Map<string, string[]>();
  const tests = listElements(problem, 'judging', 'testset').flatMap((set) =>
    listElements(set, 'tests', 'test'),
  );
  for (const { attributes } of tests) {
    const [name = '', ...args] = (attributes['cmd'] ?? '').trim().split(/\s+/);
    if (name !== '') calls.set(name, [...(calls.get(name) ?? []), args.join(' ')]);
  }
  return calls;
}

/** Small inputs first. The seed is one more argument: it changes the output, which must not be that of a hidden test. */
function chooseLines(lines: readonly string[]): string[] {
  const sizeOf = (line: string) => Math.max(0, ...(line.match(/\d+/g) ?? []).map(Number));
  return [...new Set(lines)]
    .map((line) => `${line} {seed}`.trim())
    .filter((line) => line.length <= longestCall)
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .slice(0, mostCalls);
}
