import { checkerLanguage, toCheckerSource, type CheckerContent } from '../checker-content.ts';
import type { FileTree } from '../file-tree/file-tree.ts';
import type { JuryProgram } from '../jury-package/problem-package.ts';
import { PackageError } from '../package-error.ts';
import type { ProgramContent } from '../problem-content.ts';
import { addComment, readOwnFile, readOwnValidator, withPasses } from './output-validator.ts';
import type { KattisSettings } from './problem-settings.ts';
import type { SiteSettings } from './site-settings.ts';
import type { TestCase } from './test-group.ts';

export interface IcpcChecker extends CheckerContent {
  readonly isTrailingBlankIgnored: boolean;
  /** Whether it may assign its own scores. */
  readonly givesPoints: boolean;
  readonly isOwnIgnored: boolean;
}

export const asValidatorFile = 'as-validator.h';
const asValidatorLines =
  /^(?:#define TOUCHSTONE_INTERACTOR\n)?#include "as-validator\.h"\n#line 1\n([\s\S]*)$/;
export const sameLinesFile = 'same-lines.cpp';
export const ignoreTrailingBlanks = 'ignore_trailing_blanks';

export async function readChecker(
  tree: FileTree,
  settings: KattisSettings,
  { cases, site }: { readonly cases: readonly TestCase[]; readonly site: SiteSettings | undefined },
): Promise<IcpcChecker> {
  const written = await findSiteChecker(tree, site);
  if (written)
    return {
      ...written,
      judgeMode: modeOf(settings),
      isTrailingBlankIgnored: true,
      isOwnIgnored: false,
      givesPoints: false,
    };
  const { own, notes } = await readOwnValidator(tree, settings, cases);
  const args = sharedArguments(cases);
  const usual = { isTrailingBlankIgnored: true, isOwnIgnored: notes.length > 0, judgeExtraFiles: {} };
  if (!own) return { ...usual, judgeMode: 'spj', checker: await wordsChecker(args), givesPoints: false };
  if (own.program.code === (await readOwnFile(sameLinesFile)))
    return {
      ...usual,
      judgeMode: 'default',
      checker: null,
      isTrailingBlankIgnored: args.includes(ignoreTrailingBlanks),
      givesPoints: false,
    };
  const earlier = await findWrittenChecker(own.program);
  if (earlier) return { ...usual, ...earlier, judgeMode: modeOf(settings), givesPoints: false };
  const { checker, judgeExtraFiles } = toCheckerSource(own.program);
  const called = withConvention(await withArguments(checker, args, own.place), checker.language);
  const code = withPasses(called, checker.language, settings);
  return {
    ...usual,
    judgeMode: modeOf(settings),
    checker: { language: checker.language, code },
    judgeExtraFiles,
    givesPoints: /score(_multiplier)?\.txt/.test(code),
  };
}

const modeOf = ({ isInteractive }: KattisSettings) => (isInteractive ? 'interactive' : 'spj');

/** The checker that `touchstone.json` names. Undefined if the validator was replaced. */
async function findSiteChecker(
  tree: FileTree,
  site: SiteSettings | undefined,
): Promise<Pick<IcpcChecker, 'checker' | 'judgeExtraFiles'> | undefined> {
  if (site === undefined || site.checker === null) return undefined;
  const { language, file, added } = site.checker;
  const folder = 'output_validators/checker';
  const names = tree.listFiles(folder).map(({ path }) => path.slice(folder.length + 1));
  if (![file, ...added].every((name) => names.includes(name))) return undefined;
  const read = (name: string) => tree.readText(`${folder}/${name}`);
  const text = await read(file);
  const judgeExtraFiles: Record<string, string> = {};
  for (const name of names)
    if (name !== file && !added.includes(name)) judgeExtraFiles[name] = await read(name);
  return { checker: { language, code: asValidatorLines.exec(text)?.[1] ?? text }, judgeExtraFiles };
}

/** A checker of the site in a package of an earlier version, without `touchstone.json`. */
async function findWrittenChecker({
  languages,
  code,
  extraFiles,
}: JuryProgram): Promise<Pick<IcpcChecker, 'checker' | 'judgeExtraFiles'> | undefined> {
  const { [asValidatorFile]: header, ...judgeExtraFiles } = extraFiles;
  const [, own] = asValidatorLines.exec(code) ?? [];
  if (own === undefined || header !== (await readOwnFile(asValidatorFile))) return undefined;
  return { checker: { language: checkerLanguage(languages), code: own }, judgeExtraFiles };
}

/** The site calls a checker with the same arguments for every case. */
function sharedArguments(cases: readonly TestCase[]): readonly string[] {
  const [first] = cases;
  const expected = JSON.stringify(first?.validatorArguments ?? []);
  const other = cases.find(({ validatorArguments }) => JSON.stringify(validatorArguments) !== expected);
  if (other)
    throw new PackageError(
      `data/${other.name}.in`,
      'arguments of the output validator that differ between cases',
      'not-supported',
    );
  return first?.validatorArguments ?? [];
}

/** The default of the format: compares words, ignoring blanks between them. */
async function wordsChecker(args: readonly string[]): Promise<ProgramContent> {
  const code = await readOwnFile('default-validator.cpp');
  const options = args.map((word) => `${JSON.stringify(word)},`).join(' ');
  return { language: 'C++', code: args.length === 0 ? code : `#define OPTIONS ${options}\n${code}` };
}

async function withArguments(
  { language, code }: ProgramContent,
  args: readonly string[],
  place: string,
): Promise<string> {
  if (args.length === 0) return code;
  if (language === 'C' || language.startsWith('C++')) {
    const values = args.map((word) => JSON.stringify(word)).join(', ');
    return `#define ADDED_ARGUMENTS ${values}\n${await readOwnFile('add-arguments.h')}\n${code}`;
  }
  if (language === 'Python3') return addPythonArguments(code, args);
  throw new PackageError(place, `arguments for a validator in ${language}`, 'not-supported');
}

/** `__future__` imports must stay first. */
function addPythonArguments(code: string, args: readonly string[]): string {
  const future = code.match(/^from __future__ import .*$/gm) ?? [];
  const rest = code.replaceAll(/^from __future__ import .*$/gm, '');
  return [...future, `import sys; sys.argv += ${JSON.stringify(args)}`, rest].join('\n');
}

function withConvention(code: string, language: string): string {
  if (/\b42\b/.test(code) && /\b43\b/.test(code)) return code;
  return addComment(code, language, 'Ends with 42 (accepted) or 43 (wrong).');
}
