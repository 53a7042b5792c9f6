/**
 * `touchstone.json` in a package that the site wrote: what the format cannot say. Other judges ignore the file. It has
 * no value that the format has, so a package that was edited elsewhere is read as edited.
 */
import { caseFeedbacks } from '@touchstone/contract/case-feedback';
import { caseModes } from '@touchstone/contract/judge-messages';
import { z } from 'zod';
import type { FileTree } from '../file-tree/file-tree.ts';
import { locales } from '@touchstone/contract/locales';
import type { ProblemContent } from '../problem-content.ts';
import { readSettings } from '../settings-file.ts';

export const siteSettingsFile = 'touchstone.json';

const texts = z.partialRecord(z.enum(locales), z.string());
const program = z.object({ language: z.string(), code: z.string() });
const inputProgram = program.extend({
  kind: z.enum(['generator', 'validator']),
  name: z.string(),
  argumentLines: z.array(z.string()),
});
const schema = z.object({
  /** The default title, if the title has translations: `name` does not say which language is the default. */
  title: z.string().nullish(),
  titleTranslations: texts.nullish(),
  tagTranslations: z.record(z.string(), texts).nullish(),
  difficulty: z.int().min(0).max(2),
  stackMb: z.int().positive(),
  /** The case mode, if the format has no word for it. */
  caseMode: z.enum(caseModes).nullish(),
  fileIo: z.object({ inputName: z.string(), outputName: z.string() }).nullable(),
  areCaseResultsOpen: z.boolean(),
  caseFeedback: z.enum(caseFeedbacks).catch('none'),
  isCodeSharingAllowed: z.boolean(),
  languages: z.array(z.string()).nullable(),
  codeTemplates: z.array(program),
  /** The source in the folder of the validator. `added` are files that make it a validator. */
  checker: z.object({ language: z.string(), file: z.string(), added: z.array(z.string()) }).nullable(),
  /** File names of the cases, in the order of the package. */
  caseNames: z.array(z.tuple([z.string(), z.string()])),
  /** Null or missing: those of the package. */
  inputPrograms: z.array(inputProgram).nullish(),
  /** By path below `submissions`. */
  solutions: z.record(
    z.string(),
    z.object({ name: z.string(), language: z.string(), expectedStatuses: z.array(z.int()) }),
  ),
});

export type SiteSettings = z.output<typeof schema>;

/** Undefined in a package of another site. */
export async function readSiteSettings(tree: FileTree): Promise<SiteSettings | undefined> {
  if (!tree.find(siteSettingsFile)) return undefined;
  return (await readSettings(tree, siteSettingsFile)).parse(schema);
}

type WrittenParts = Pick<SiteSettings, 'checker' | 'caseNames' | 'solutions'>;

export function writeSiteSettings(problem: ProblemContent, parts: WrittenParts): string {
  const { limits, caseMode, fileIo, languages, codeTemplates } = problem;
  const isTranslated = Object.keys(problem.titleTranslations).length > 0;
  const settings: SiteSettings = {
    ...(isTranslated && { title: problem.title, titleTranslations: problem.titleTranslations }),
    ...(Object.keys(problem.tagTranslations).length > 0 && { tagTranslations: problem.tagTranslations }),
    difficulty: problem.difficulty,
    stackMb: limits.stackMb,
    // Subtasks are test groups of the package.
    caseMode: caseMode.startsWith('subtask') ? null : caseMode,
    fileIo,
    areCaseResultsOpen: problem.areCaseResultsOpen,
    caseFeedback: problem.caseFeedback,
    isCodeSharingAllowed: problem.isCodeSharingAllowed,
    languages: languages === null ? null : [...languages],
    codeTemplates: codeTemplates.map(({ language, code }) => ({ language, code })),
    inputPrograms: problem.inputPrograms.map((one) => ({ ...one, argumentLines: [...one.argumentLines] })),
    ...parts,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** The problem with the settings that only the site knows. */
export function applySiteSettings(problem: ProblemContent, site: SiteSettings | undefined): ProblemContent {
  if (site === undefined) return problem;
  const { difficulty, fileIo, areCaseResultsOpen, isCodeSharingAllowed, languages, codeTemplates } = site;
  const hasSameCases = site.caseNames.length === problem.cases.length;
  return {
    ...problem,
    title: site.title ?? problem.title,
    titleTranslations: site.titleTranslations ?? problem.titleTranslations,
    tagTranslations: site.tagTranslations ?? {},
    difficulty,
    fileIo,
    areCaseResultsOpen,
    caseFeedback: site.caseFeedback,
    isCodeSharingAllowed,
    languages,
    codeTemplates,
    caseMode: problem.caseMode.startsWith('subtask') ? problem.caseMode : (site.caseMode ?? problem.caseMode),
    limits: { ...problem.limits, stackMb: site.stackMb },
    cases: hasSameCases
      ? problem.cases.map((one, index) => {
          const [input = one.input.name, answer = one.answer.name] = site.caseNames[index] ?? [];
          return {
            ...one,
            input: { ...one.input, name: input },
            answer: { ...one.answer, name: answer },
          };
        })
      : problem.cases,
    inputPrograms: site.inputPrograms ?? problem.inputPrograms,
    solutions: problem.solutions.map((solution) => {
      const own = site.solutions[solution.name];
      return own === undefined ? solution : { ...solution, ...own, code: withoutAnnotation(solution.code) };
    }),
  };
}

/** The line that `write-solutions.ts` appends. */
const withoutAnnotation = (code: string): string =>
  code.replace(/\n(?:\/\/|#) @EXPECTED_RESULTS@: [^\n]*\n$/, '');
