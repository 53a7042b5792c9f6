import { statuses, type VariantDraft, type VariantProgram } from '@touchstone/contract';
import { problemDefaults } from '@touchstone/contract/problem-limits';
import type { FileContent, ProblemContent } from '@touchstone/problem-formats/problem-content';
import type { VariantCase } from '@touchstone/rules/practice/variant-verdict';
import { Readable } from 'node:stream';

interface VariantParts {
  draft: VariantDraft;
  examples: readonly VariantCase[];
  cases: readonly VariantCase[];
  /** Null if the problem that it varies is deleted. */
  sourceDisplayId: string | null;
  difficulty: number;
  tags: readonly string[];
}

const fileOf = (name: string, text: string): FileContent => ({
  name,
  sizeBytes: Buffer.byteLength(text),
  open: () => Promise.resolve(Readable.from([Buffer.from(text)])),
});

const wrongStatuses = [statuses.wrongAnswer, statuses.runtimeError, statuses.timeLimitExceeded];

const solutionOf = (
  { language, code }: VariantProgram,
  name: string,
  expectedStatuses: readonly number[],
) => ({
  name,
  language,
  code,
  expectedStatuses,
});

export const contentOfVariant = ({
  draft,
  examples,
  cases,
  sourceDisplayId,
  difficulty,
  tags,
}: VariantParts): ProblemContent => ({
  displayId: null,
  title: draft.title,
  titleTranslations: {},
  difficulty,
  statement: {
    description: draft.description,
    input: draft.input,
    output: draft.output,
    hint: null,
    // Readers learn that a model wrote it, whatever their language.
    source: sourceDisplayId === null ? 'AI' : `AI · ${sourceDisplayId}`,
  },
  examples,
  scoring: 'acm',
  judgeMode: 'default',
  caseMode: 'default',
  limits: { timeMs: draft.timeLimitMs, memoryMb: draft.memoryLimitMb, stackMb: problemDefaults.stackMb },
  checker: null,
  userExtraFiles: {},
  judgeExtraFiles: {},
  fileIo: null,
  isTrailingBlankIgnored: true,
  areCaseResultsOpen: true,
  caseFeedback: 'position',
  isCodeSharingAllowed: true,
  languages: null,
  tags,
  tagTranslations: {},
  codeTemplates: [],
  cases: cases.map(({ input, output }, index) => ({
    input: fileOf(`${String(index + 1)}.in`, input),
    answer: fileOf(`${String(index + 1)}.out`, output),
    score: null,
    group: 1,
  })),
  attachments: [],
  solutions: [
    ...draft.solutions.map((one, index) =>
      solutionOf(one, `right-${String(index + 1)}`, [statuses.accepted]),
    ),
    ...draft.wrongSolutions.map((one, index) => solutionOf(one, `wrong-${String(index + 1)}`, wrongStatuses)),
  ],
  inputPrograms: [
    { kind: 'generator', name: 'generator', ...draft.generator },
    { kind: 'validator', name: 'validator', ...draft.validator, argumentLines: [] },
  ],
});
