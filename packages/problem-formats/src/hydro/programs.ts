/** Checkers, interactors, extra files and languages of a Hydro problem. */
import { toCheckerSource, type CheckerContent } from '../checker-content.ts';
import type { FileTree } from '../file-tree/file-tree.ts';
import { translateChecker } from '../foreign-checker.ts';
import { PackageError } from '../package-error.ts';
import { findLanguageByFile } from '../programs/known-languages.ts';
import { note, type FormatNote } from '../read-result.ts';
import { programFile, type HydroConfig, type ReadConfig } from './config.ts';

export interface HydroChecker extends CheckerContent {
  readonly isTrailingBlankIgnored: boolean;
}

/** Supported checker types and their calling conventions. */
const understood = ['testlib', 'kattis', 'hustoj', 'qduoj'];

export async function readHydroChecker(tree: FileTree, { file, config }: ReadConfig): Promise<HydroChecker> {
  const extra = await readExtraFiles(tree, file.path, config.judge_extra_files ?? []);
  const none = { judgeMode: 'default', checker: null, judgeExtraFiles: {} } as const;
  const type = config.type ?? 'default';
  if (type === 'interactive') {
    const source = await readSource(tree, config.interactor, 'interactor', extra);
    return { ...source, judgeMode: 'interactive', isTrailingBlankIgnored: true };
  }
  if (type !== 'default' && type !== 'fileio') throw file.fail(['type'], `"${type}" is not supported`);
  const kind = config.checker_type ?? (programFile(config.checker) === undefined ? 'default' : 'testlib');
  if (kind === 'default') return { ...none, isTrailingBlankIgnored: true };
  if (kind === 'strict') return { ...none, isTrailingBlankIgnored: false };
  if (!understood.includes(kind))
    throw new PackageError(file.path, `checker_type: ${kind}`, 'checker-unsupported');
  const { checker, judgeExtraFiles } = await readSource(tree, config.checker, 'checker', extra);
  const isForeign = kind === 'hustoj' || kind === 'qduoj';
  const habits = { isAnswerSecond: kind === 'hustoj', isEveryFailureWrong: kind === 'hustoj' };
  return {
    judgeMode: 'spj',
    checker: isForeign ? translateChecker(checker, habits) : checker,
    judgeExtraFiles,
    isTrailingBlankIgnored: true,
  };
}

async function readSource(
  tree: FileTree,
  given: HydroConfig['checker'],
  what: string,
  extraFiles: Readonly<Record<string, string>>,
) {
  const name = programFile(given) ?? '';
  const path = `testdata/${name}`;
  if (name === '' || !tree.find(path)) throw new PackageError(path, what, 'checker-missing');
  // Extensions may name a standard, as in `chk.cc17`.
  const language = findLanguageByFile(name.replace(/\.cc\d.*$/, '.cc'));
  if (!language) throw new PackageError(path, what, 'checker-unsupported');
  return toCheckerSource({ languages: language.names, code: await tree.readText(path), extraFiles });
}

export async function readExtraFiles(
  tree: FileTree,
  file: string,
  names: readonly string[],
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of names) {
    const path = `testdata/${name}`;
    if (!tree.find(path)) throw new PackageError(path, `${file} names it`, 'file-missing');
    files[name] = await tree.readText(path);
  }
  return files;
}

const languages: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^cc\.cc(98|03|11|14)/, ['C++', 'C++ With O2']],
  [/^cc\.cc17/, ['C++ 17', 'C++ 17 With O2']],
  [/^cc\.cc2[0a]/, ['C++ 20', 'C++ 20 With O2']],
  [/^cc\.cc23/, ['C++ 23', 'C++ 23 With O2']],
  [/^(cc|cpp)\b/, ['C++', 'C++ With O2', 'C++ 17', 'C++ 17 With O2', 'C++ 20', 'C++ 20 With O2']],
  [/^cs\b/, ['C#']],
  [/^c\b/, ['C', 'C With O2']],
  [/^py\.(py)?py2|^py\.pypy2/, ['PyPy2']],
  [/^py\.pypy/, ['PyPy3']],
  [/^py\.py2/, ['Python2']],
  [/^py\.py3/, ['Python3']],
  [/^py\b/, ['Python3', 'PyPy3']],
  [/^java\b/, ['Java']],
  [/^kt\b/, ['Kotlin']],
  [/^go\b/, ['Golang']],
  [/^rs\b/, ['Rust']],
  [/^php\b/, ['PHP']],
  [/^(js|nodejs)\b/, ['JavaScript Node']],
  [/^ts\b/, ['TypeScript']],
  [/^rb\b/, ['Ruby']],
  [/^pas\b/, ['Pascal']],
];

/** Null: all languages of the site. */
export function parseLanguages({ file, config }: ReadConfig): {
  readonly languages: readonly string[] | null;
  readonly notes: readonly FormatNote[];
} {
  const found = (config.langs ?? []).map((code) => ({
    code,
    names: languages.find(([pattern]) => pattern.test(code))?.[1],
  }));
  const names = new Set(found.flatMap((one) => one.names ?? []));
  const unknown = found.filter((one) => !one.names).map(({ code }) => code);
  const notes =
    unknown.length === 0 ? [] : [note('language-skipped', { file: file.path, detail: unknown.join(', ') })];
  return { languages: names.size === 0 ? null : [...names], notes };
}
