/** The output validator: the package's own, or the default one. */
import { readFile } from 'node:fs/promises';
import { describePassLimit, nextPassFile } from '@touchstone/rules/judging/multi-pass';
import { scriptsLanguage } from '@touchstone/rules/judging/scripts-language';
import { PackageError } from '../package-error.ts';
import type { TreeEntry, FileTree } from '../file-tree/file-tree.ts';
import type { JuryProgram } from '../jury-package/problem-package.ts';
import { assembleProgram } from '../programs/assemble-program.ts';
import { findLanguageByCode, findLanguageByFile, type KnownLanguage } from '../programs/known-languages.ts';
import type { KattisSettings } from './problem-settings.ts';
import type { TestCase } from './test-group.ts';

const defaultOptions = ['case_sensitive', 'space_change_sensitive'];
const defaultTolerances = ['float_tolerance', 'float_absolute_tolerance', 'float_relative_tolerance'];
/** Each edition has one of them; packages in use have either. */
const folders = {
  legacy: ['output_validators', 'output_validator'],
  '2023-07': ['output_validator', 'output_validators'],
} as const;
const pythonMain = 'jury_validator.py';

export interface OutputValidator {
  readonly program: JuryProgram;
  readonly notes: readonly string[];
}

/** Undefined if the default validator is used. */
export async function readOwnValidator(
  folder: FileTree,
  settings: KattisSettings,
  cases: readonly TestCase[],
): Promise<{ readonly own: OwnValidator | undefined; readonly notes: readonly string[] }> {
  const place = folders[settings.edition].find((name) => folder.list(name).length > 0);
  const isCustom =
    settings.validation === 'custom' || (settings.validation === 'by-folder' && place !== undefined);
  if (!isCustom) {
    if (settings.isInteractive || settings.passLimit !== undefined)
      throw new PackageError(
        'problem.yaml',
        'an interactive or multi-pass problem needs a validator of its own',
        'checker-missing',
      );
    checkDefaultArguments(cases);
    const notes =
      place === undefined ? [] : [`${place}: not used, because problem.yaml asks for the default validator`];
    return { own: undefined, notes };
  }
  if (place === undefined)
    throw new PackageError(
      folders[settings.edition][0],
      'is missing, but problem.yaml asks for a custom validator',
      'checker-missing',
    );
  return { own: { place, program: await readProgram(folder, place, settings) }, notes: [] };
}

export interface OwnValidator {
  readonly place: string;
  readonly program: JuryProgram;
}

export async function readOutputValidator(
  folder: FileTree,
  settings: KattisSettings,
  cases: readonly TestCase[],
): Promise<OutputValidator> {
  const { own, notes } = await readOwnValidator(folder, settings, cases);
  if (!own) return { program: await ourValidator(), notes };
  const program = await keepScore(own.program, own.place, settings.isScoring);
  const [language] = program.languages;
  return { program: { ...program, code: withPasses(program.code, language, settings) }, notes };
}

/** At the top, after the line that names the interpreter. */
export function addComment(code: string, language: string, comment: string): string {
  const sign = /^(Py|Ruby|Scripts)/.test(language) ? '#' : '//';
  const [, first = '', rest = ''] = /^(#!.*\n)?([\s\S]*)$/.exec(code) ?? [];
  return `${first}${sign} ${comment}\n${rest}`;
}

/** The judge learns the number of passes from the source. */
export function withPasses(code: string, language: string, { passLimit }: KattisSettings): string {
  if (passLimit === undefined) return code;
  return addComment(code, language, `${nextPassFile}, ${describePassLimit(passLimit)}`);
}

async function ourValidator(): Promise<JuryProgram> {
  const languages = getLanguage('cpp').names;
  return { languages, code: await readOwnFile('default-validator.cpp'), extraFiles: {} };
}

export function readOwnFile(name: string): Promise<string> {
  return readFile(new URL(`./validators/${name}`, import.meta.url), 'utf8');
}

function getLanguage(code: string): KnownLanguage {
  const language = findLanguageByCode(code);
  if (!language) throw new Error(`There is no language "${code}".`);
  return language;
}

/** Checked here, a mistake gets a clear message; in the validator it would be a System Error of every case. */
function checkDefaultArguments(cases: readonly TestCase[]): void {
  for (const { name, validatorArguments } of cases) {
    const [first, ...rest] = validatorArguments;
    let [option, remaining] = [first, rest];
    while (option !== undefined) {
      const takesNumber = defaultTolerances.includes(option);
      if (!takesNumber && !defaultOptions.includes(option))
        throw new PackageError(`data/${name}.in`, `the default validator knows no option "${option}"`);
      if (takesNumber && !(Number(remaining.shift()) >= 0))
        throw new PackageError(
          `data/${name}.in`,
          `${option} of the default validator needs a number that is not negative`,
        );
      option = remaining.shift();
    }
  }
}

async function readProgram(folder: FileTree, place: string, settings: KattisSettings): Promise<JuryProgram> {
  const { path, entries } = chooseProgram(folder, place, settings.edition);
  const files: Record<string, string> = {};
  for (const entry of entries) {
    const name = entry.path.slice(path.length + 1);
    files[name] = settings.fillIn(await folder.readText(entry.path));
  }
  if (files['build'] !== undefined || files['run'] !== undefined) {
    const { build = '', ...extraFiles } = files;
    return { languages: [scriptsLanguage], code: build, extraFiles };
  }
  const known = [...new Set(Object.keys(files).flatMap((name) => findLanguageByFile(name) ?? []))];
  const isMixedC =
    known.length === 2 && known.every(({ codes }) => codes.includes('c') || codes.includes('cpp'));
  const language = isMixedC ? getLanguage('cpp') : known[0];
  if (!language || (known.length > 1 && !isMixedC))
    throw new PackageError(path, `its language is not clear: ${Object.keys(files).join(', ')}`);
  const program = assembleProgram({ language, files });
  if ('reason' in program) throw new PackageError(path, program.reason);
  return program;
}

/** One validator: a file, a folder, or several files of which one is the source. */
function chooseProgram(
  folder: FileTree,
  place: string,
  edition: KattisSettings['edition'],
): { readonly path: string; readonly entries: readonly TreeEntry[] } {
  const inside = folder.list(place).filter(({ name }) => !/^(\.|readme)|\.(md|txt)$/i.test(name));
  const subfolders = inside.filter(({ isFolder }) => isFolder);
  const files = inside.filter(({ isFolder }) => !isFolder);
  const sources = files.filter(({ name }) => findLanguageByFile(name));
  const [only] = subfolders;
  if (only && subfolders.length === 1 && sources.length === 0)
    return { path: only.path, entries: folder.listFiles(only.path) };
  const isOneProgram = subfolders.length === 0 && (sources.length === 1 || edition === '2023-07');
  if (isOneProgram && files.length > 0) return { path: place, entries: files };
  const names = inside.map(({ name }) => name).join(', ');
  throw new PackageError(place, `more than one validator is not supported: ${names}`);
}

/**
 * The judge interprets a score file as a fraction of full marks, and a lower score as a partial answer. Package scores
 * are raw values instead, and are ignored without scoring.
 */
async function keepScore(program: JuryProgram, place: string, isScoring: boolean): Promise<JuryProgram> {
  const [language] = program.languages;
  if (/^C(\+\+)? /.test(language)) {
    const header = 'keep-score.h';
    const code = `#include "${header}"\n#line 1\n${program.code}`;
    return { ...program, code, extraFiles: { ...program.extraFiles, [header]: await readOwnFile(header) } };
  }
  if (language === 'Python3') {
    const code = (await readOwnFile('keep-score.py')).replaceAll('VALIDATOR', `'${pythonMain}'`);
    return { ...program, code, extraFiles: { ...program.extraFiles, [pythonMain]: program.code } };
  }
  if (!isScoring) return program;
  throw new PackageError(place, `validators in ${language} are not supported where they give scores`);
}
