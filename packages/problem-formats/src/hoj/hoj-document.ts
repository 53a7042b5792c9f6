/** `problem_<number>.json` of an archive in the format of HOJ. */
import { caseFeedbacks } from '@touchstone/contract/case-feedback';
import { locales } from '@touchstone/contract/locales';
import { z } from 'zod';
import { flag, list, text, wholeNumber } from '../lenient-fields.ts';

const namedFiles = z.record(z.string(), z.string()).nullish();

/** An object, or its JSON text, as HOJ stores it. */
const storedFiles = z
  .union([
    z.string().transform((value, context) => {
      if (value.trim() === '') return undefined;
      try {
        return JSON.parse(value) as unknown;
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    }),
    z.unknown(),
  ])
  .pipe(namedFiles)
  .optional();

const texts = z.partialRecord(z.enum(locales), z.string());

const problem = z.object({
  problemId: text(),
  title: text(),
  /** Our own; HOJ ignores it. */
  titleTranslations: texts.nullish(),
  type: wholeNumber(),
  judgeMode: text(),
  judgeCaseMode: text(),
  timeLimit: wholeNumber(),
  memoryLimit: wholeNumber(),
  stackLimit: wholeNumber(),
  description: text(),
  input: text(),
  output: text(),
  examples: text(),
  hint: text(),
  source: text(),
  isRemote: flag(false),
  difficulty: wholeNumber(),
  codeShare: flag(true),
  spjCode: text(),
  spjLanguage: text(),
  userExtraFile: storedFiles,
  judgeExtraFile: storedFiles,
  isRemoveEndBlank: flag(true),
  openCaseResult: flag(true),
  isFileIO: flag(false),
  ioReadFileName: text(),
  ioWriteFileName: text(),
});

export const hojDocument = z.object({
  judgeMode: text(),
  languages: list(z.string()),
  samples: list(z.object({ input: text(), output: text(), score: wholeNumber(), groupNum: wholeNumber() })),
  tags: list(z.string()),
  problem,
  codeTemplates: list(z.object({ language: z.string(), code: text() })),
  userExtraFile: namedFiles,
  judgeExtraFile: namedFiles,
  /** The rest is our own; HOJ ignores it. */
  caseFeedback: z.enum(caseFeedbacks).catch('none'),
  tagTranslations: z.record(z.string(), texts).nullish(),
  attachments: list(z.string()),
  solutions: list(
    z.object({ name: z.string(), language: z.string(), code: z.string(), expectedStatuses: list(z.int()) }),
  ),
  inputPrograms: list(
    z.object({
      kind: z.enum(['generator', 'validator']),
      name: z.string(),
      language: z.string(),
      code: z.string(),
      argumentLines: list(z.string()),
    }),
  ),
});

export type HojDocument = z.output<typeof hojDocument>;
export type HojProblem = HojDocument['problem'];
