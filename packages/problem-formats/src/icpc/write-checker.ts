/** The checker of a problem as a validator of the format. */
import { scriptsLanguage } from '@touchstone/rules/judging/scripts-language';
import type { ProblemContent } from '../problem-content.ts';
import { findEnding } from '../programs/known-languages.ts';
import { asValidatorFile, sameLinesFile } from './checker.ts';
import { readOwnFile } from './output-validator.ts';
import type { SiteSettings } from './site-settings.ts';

const folder = 'output_validators';
const pythonChecker = 'site_checker.py';

export const isNative = (language: string): boolean => /^C(\+\+)?( |$)/.test(language);

/** By the exit codes of validators, as the judge does. */
export const isValidator = (code: string): boolean =>
  /\b42\b/.test(code) && /\b43\b/.test(code) && !/^\s*#\s*include\s*["<]testlib\.h[">]/m.test(code);

/** Other languages have no way to run code before the checker. */
export const canBeValidator = ({ language, code }: NonNullable<ProblemContent['checker']>): boolean =>
  isValidator(code) || isNative(language) || language === 'Python3';

/** Returns what `touchstone.json` says about the checker. */
export async function writeChecker(
  { judgeMode, checker, judgeExtraFiles }: ProblemContent,
  text: (path: string, content: string) => void,
): Promise<SiteSettings['checker']> {
  if (checker === null) {
    text(`${folder}/same-lines/${sameLinesFile}`, await readOwnFile(sameLinesFile));
    return null;
  }
  const { language, code } = checker;
  const put = (name: string, content: string) => text(`${folder}/checker/${name}`, content);
  for (const [name, content] of Object.entries(judgeExtraFiles)) put(name, content);
  const file = language === scriptsLanguage ? 'build' : `checker${findEnding(language) ?? '.txt'}`;
  const isInteractor = judgeMode === 'interactive';
  if (isValidator(code) || !canBeValidator(checker)) {
    put(file, code);
    return { language, file, added: [] };
  }
  if (isNative(language)) {
    const talks = isInteractor ? '#define TOUCHSTONE_INTERACTOR\n' : '';
    put(asValidatorFile, await readOwnFile(asValidatorFile));
    put(file, `${talks}#include "${asValidatorFile}"\n#line 1\n${code}`);
    return { language, file, added: [asValidatorFile] };
  }
  const wrapper = await readOwnFile('as-validator.py');
  put(
    'main.py',
    wrapper.replace('IS_INTERACTOR = False', `IS_INTERACTOR = ${isInteractor ? 'True' : 'False'}`),
  );
  put(pythonChecker, code);
  return { language, file: pythonChecker, added: ['main.py'] };
}
