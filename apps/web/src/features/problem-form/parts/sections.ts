/** The sections of the form in order, with their fields. */
import type { ErrorField } from '../state/validate-problem.ts';
import type { ValueName } from '../state/problem-values.ts';

export const sectionNames = [
  'identity',
  'statement',
  'limits',
  'judging',
  'data',
  'languages',
  'files',
  'checks',
] as const;
export type SectionName = (typeof sectionNames)[number];

export const sectionId = (name: SectionName): string => `problem-${name}`;

const fieldsOf: Record<SectionName, readonly ErrorField[]> = {
  identity: [
    'contestDisplayId',
    'contestTitle',
    'problemId',
    'title',
    'titleTranslations',
    'difficulty',
    'auth',
    'tags',
    'source',
  ],
  statement: ['description', 'input', 'output', 'examples', 'hint'],
  limits: ['type', 'timeLimit', 'memoryLimit', 'stackLimit'],
  judging: ['judgeMode', 'spjLanguage', 'spjCode', 'judgeCaseMode', 'ioReadFileName', 'ioWriteFileName'],
  data: ['samples'],
  languages: ['languages', 'codeTemplates'],
  files: ['userExtraFile', 'judgeExtraFile'],
  checks: [],
};

/** In page order: the first field with an error gets the focus. */
export const fieldOrder: readonly ErrorField[] = sectionNames.flatMap((name) => fieldsOf[name]);

export const sectionOfField = (field: ErrorField): SectionName =>
  sectionNames.find((name) => fieldsOf[name].includes(field)) ?? 'identity';

const valuesOf: Record<SectionName, readonly ValueName[]> = {
  identity: [
    'contestDisplayId',
    'contestTitle',
    'problemId',
    'title',
    'titleTranslations',
    'difficulty',
    'auth',
    'tags',
    'source',
    'codeShare',
    'openCaseResult',
    'caseFeedback',
  ],
  statement: ['description', 'input', 'output', 'hint', 'examples'],
  limits: ['scoring', 'timeLimit', 'memoryLimit', 'stackLimit'],
  judging: [
    'judgeMode',
    'spjCode',
    'spjLanguage',
    'caseMode',
    'isFileIO',
    'ioReadFileName',
    'ioWriteFileName',
    'isRemoveEndBlank',
  ],
  data: ['areCasesTyped', 'uploadedCases', 'typedCases'],
  languages: ['languageIds', 'templates'],
  files: ['userExtraFiles', 'judgeExtraFiles'],
  checks: [],
};

export const isSectionChanged = (name: SectionName, changes: ReadonlySet<ValueName>): boolean =>
  valuesOf[name].some((value) => changes.has(value));
