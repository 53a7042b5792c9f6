import type { TreeEntry, FileTree } from '../file-tree/file-tree.ts';
import type { PackageSubmission } from '../jury-package/problem-package.ts';
import { assembleProgram } from '../programs/assemble-program.ts';
import {
  endingOf,
  findLanguageByCode,
  findLanguageByFile,
  pythonOfShebang,
  type KnownLanguage,
} from '../programs/known-languages.ts';
import { combineExpectation } from './expectation.ts';
import { findAnnotation, type Annotation } from './expected-results.ts';
import type { KattisSettings } from './problem-settings.ts';
import { readSubmissionSettings, type SubmissionSettings } from './submission-settings.ts';

interface Reading {
  readonly folder: FileTree;
  readonly settings: KattisSettings;
}

type Files = Readonly<Record<string, string>>;

/** Every file and folder in the folders of `submissions/`. */
export async function readSubmissions(
  folder: FileTree,
  settings: KattisSettings,
): Promise<PackageSubmission[]> {
  const findSettings = await readSubmissionSettings(folder);
  const submissions: PackageSubmission[] = [];
  for (const group of folder.list('submissions').filter(({ isFolder }) => isFolder)) {
    for (const entry of folder.list(group.path).filter(isProgram)) {
      const name = entry.path.slice('submissions/'.length);
      submissions.push(await readSubmission({ folder, settings }, entry, findSettings(name)));
    }
  }
  return submissions;
}

/** The folder may also contain notes and system files. */
function isProgram({ name, isFolder }: TreeEntry): boolean {
  return isFolder || !/^(\.|readme)|\.(md|txt|ya?ml|desc)$/i.test(name);
}

async function readSubmission(
  reading: Reading,
  entry: TreeEntry,
  own: SubmissionSettings,
): Promise<PackageSubmission> {
  const { settings } = reading;
  const name = entry.path.slice('submissions/'.length);
  const sources = await readFiles(reading, entry);
  const annotation = findFirstAnnotation(entry, sources);
  const [group = ''] = name.split('/');
  const { edition } = settings;
  const expectation = combineExpectation({ edition, folder: group, annotation, rules: own.rules });
  if (!expectation) {
    const language = chooseLanguage(sources, own)?.names[0] ?? 'unknown';
    const skipped = `nothing says what is expected: the folder "${group}" has no meaning and there is no @EXPECTED_RESULTS@`;
    return { name, program: { skipped, language }, expectation: nothingExpected };
  }
  return { name, program: await readProgram(reading, entry, { sources, own }), expectation };
}

const nothingExpected = {
  verdicts: [],
  caseRules: [],
  score: undefined,
  caseVerdicts: undefined,
  boundsTimeLimit: false,
};

async function readFiles({ folder, settings }: Reading, entry: TreeEntry): Promise<Files> {
  if (!entry.isFolder) return { [entry.name]: settings.fillIn(await folder.readText(entry.path)) };
  const files: Record<string, string> = {};
  for (const { path } of folder.listFiles(entry.path))
    files[path.slice(entry.path.length + 1)] = settings.fillIn(await folder.readText(path));
  return files;
}

function findFirstAnnotation(entry: TreeEntry, sources: Files): Annotation {
  const found = Object.entries(sources).map(([name, code]) =>
    findAnnotation(entry.isFolder ? `${entry.path}/${name}` : entry.path, code),
  );
  return {
    verdicts: found.find(({ verdicts }) => verdicts)?.verdicts,
    score: found.find(({ score }) => score)?.score,
  };
}

async function readProgram(
  reading: Reading,
  entry: TreeEntry,
  { sources, own }: { readonly sources: Files; readonly own: SubmissionSettings },
): Promise<PackageSubmission['program']> {
  const language = chooseLanguage(sources, own);
  if (!language) {
    const what = own.language ?? describeEndings(sources);
    return { skipped: `the judge knows no language for ${what}`, language: own.language ?? 'unknown' };
  }
  const included = await readIncluded(reading, language);
  const hasDriver = language.entryFiles.some((file) => file in included);
  const onlySource = entry.isFolder || hasDriver ? undefined : entry.name;
  const files = { ...sources, ...included };
  const program = assembleProgram({ language, files, entry: own.entry ?? javaSafe(onlySource, language) });
  return 'reason' in program ? { skipped: program.reason, language: language.names[0] } : program;
}

/** In Java the entry is a class whose name is found in the source. In C every file is compiled. */
function javaSafe(file: string | undefined, { codes }: KnownLanguage): string | undefined {
  return codes.includes('java') || codes.includes('c') || codes.includes('cpp') ? undefined : file;
}

function chooseLanguage(sources: Files, own: SubmissionSettings): KnownLanguage | undefined {
  if (own.language !== undefined) return findLanguageByCode(own.language);
  const found = Object.entries(sources).flatMap(([name, code]) => {
    const language = findLanguageByFile(name);
    const isPython = language?.codes.includes('python3') ?? false;
    return (isPython ? pythonOfShebang(code) : undefined) ?? language ?? [];
  });
  const distinct = [...new Set(found)];
  // C together with C++ is compiled as C++.
  return distinct.length === 2 && distinct.every(({ codes }) => codes.includes('c') || codes.includes('cpp'))
    ? findLanguageByCode('cpp')
    : distinct.length === 1
      ? distinct[0]
      : undefined;
}

function describeEndings(sources: Files): string {
  const endings = [...new Set(Object.keys(sources).map((name) => endingOf(name) || name))];
  return endings.length === 1 ? `"${endings[0]}"` : `these together: ${endings.join(' ')}`;
}

/** Files of `include/`, language-specific before common ones. */
async function readIncluded(reading: Reading, { codes }: KnownLanguage): Promise<Files> {
  const files: Record<string, string> = {};
  for (const name of ['default', ...codes]) {
    const entry = reading.folder.find(`include/${name}`);
    if (entry?.isFolder) Object.assign(files, await readFiles(reading, entry));
  }
  return files;
}
