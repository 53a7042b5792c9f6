/** The validator of an ICPC package and its generators: files that are programs of their own. */
import type { FileTree, TreeEntry } from '../file-tree/file-tree.ts';
import type { InputProgramContent } from '../problem-content.ts';
import { assembleProgram } from '../programs/assemble-program.ts';
import { findLanguageByFile } from '../programs/known-languages.ts';
import { toSingleSource } from '../programs/single-source.ts';
import { note, type FormatNote } from '../read-result.ts';
import type { KattisSettings } from './problem-settings.ts';

const validatorFolders = ['input_validators', 'input_format_validators', 'input_validator'];
const generatorFolder = 'generators';

type SingleSource = Pick<InputProgramContent, 'name' | 'language' | 'code'>;

interface InputPrograms {
  readonly inputPrograms: readonly InputProgramContent[];
  readonly notes: readonly FormatNote[];
}

/** All validators of a package must accept an input; the site has one, the first that it can run. */
export async function readInputPrograms(tree: FileTree, settings: KattisSettings): Promise<InputPrograms> {
  const inputPrograms: InputProgramContent[] = [];
  const notes: FormatNote[] = [];
  for (const entry of tree.list(generatorFolder)) {
    const program = await readProgram(tree, entry, settings);
    if (program !== undefined)
      inputPrograms.push({ ...program, kind: 'generator', argumentLines: ['{seed}'] });
  }
  let validator: SingleSource | undefined;
  for (const entry of validatorFolders.flatMap((folder) => tree.list(folder))) {
    const found = validator === undefined ? await readProgram(tree, entry, settings) : undefined;
    if (found === undefined) notes.push(note('validator-not-used', { file: entry.path }));
    validator ??= found;
  }
  if (validator !== undefined) inputPrograms.push({ ...validator, kind: 'validator', argumentLines: [] });
  return { inputPrograms, notes };
}

async function readProgram(
  tree: FileTree,
  entry: TreeEntry,
  { fillIn }: KattisSettings,
): Promise<SingleSource | undefined> {
  const entries = entry.isFolder ? tree.listFiles(entry.path) : [entry];
  const files: Record<string, string> = {};
  for (const { path, name } of entries)
    if (findLanguageByFile(name) !== undefined || /\.(h|hpp)$/.test(name))
      files[entry.isFolder ? path.slice(entry.path.length + 1) : name] = fillIn(await tree.readText(path));
  const language = Object.keys(files)
    .map((name) => findLanguageByFile(name))
    .find((found) => found !== undefined);
  if (language === undefined) return undefined;
  const program = assembleProgram({ language, files });
  if ('reason' in program) return undefined;
  const code = toSingleSource(program);
  return code === undefined ? undefined : { name: entry.name, language: program.languages[0], code };
}
