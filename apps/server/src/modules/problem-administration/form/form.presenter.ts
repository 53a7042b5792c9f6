import {
  toWireDate,
  type AdministeredProblemForm,
  type Locale,
  type WireProblemCase,
} from '@touchstone/contract';
import type { ProblemRights } from '@touchstone/rules/problem-administration';
import {
  presentProblem,
  presentTemplate,
  type CodeTemplateRow,
  type StoredCase,
} from '../../problems/index.ts';
import { presentTag, type TagRow } from '../../tags/index.ts';
import { presentHash } from '../content/content-hash.ts';
import type { StoredProblem } from '../content/problem-content.repository.ts';

export interface FormParts {
  stored: StoredProblem;
  author: string | null;
  modifiedBy: string | null;
  tags: TagRow[];
  languageIds: number[];
  templates: CodeTemplateRow[];
  caseCount: number;
  rights: ProblemRights;
  uses: Pick<AdministeredProblemForm, 'contests' | 'trainings'>;
  locale: Locale;
}

export function presentForm(parts: FormParts): AdministeredProblemForm {
  const { stored, author, modifiedBy, tags, languageIds, templates, caseCount, rights, uses, locale } = parts;
  const { checker, judgeExtraFiles, examples } = stored.record;
  const hasFiles = Object.keys(judgeExtraFiles).length > 0;
  return {
    ...presentProblem({ ...stored, author, hasCases: caseCount > 0 }),
    titleTranslations: stored.record.titleTranslations,
    spjCode: checker?.code ?? null,
    spjLanguage: checker?.language ?? null,
    judgeExtraFile: hasFiles ? JSON.stringify(judgeExtraFiles) : null,
    isUploadCase: !stored.areCasesTyped,
    caseVersion: String((stored.judgingChangedAt ?? stored.createdAt).getTime()),
    modifiedUser: modifiedBy,
    caseFeedback: stored.record.caseFeedback,
    exampleList: examples.map(({ input, output }) => ({ input, output })),
    tags: tags.map((tag) => presentTag(tag, locale)),
    languageIds: languageIds.length === 0 ? null : languageIds,
    codeTemplates: templates.map(presentTemplate),
    caseCount,
    canPublish: rights.canPublish,
    canDelete: rights.canDelete,
    isArchived: stored.archivedVisibility !== null,
    ...uses,
  };
}

interface ShownCase {
  one: StoredCase & { id: number };
  /** File names, or the texts of typed cases. */
  input: string;
  output: string;
}

export const presentCase = (
  { one, input, output }: ShownCase,
  { id, createdAt, judgingChangedAt }: Pick<StoredProblem, 'id' | 'createdAt' | 'judgingChangedAt'>,
): WireProblemCase => ({
  id: one.id,
  pid: id,
  input,
  output,
  score: one.score,
  groupNum: one.groupNumber,
  status: 0,
  gmtCreate: toWireDate(createdAt),
  gmtModified: toWireDate(judgingChangedAt ?? createdAt),
  inputSize: one.inputBytes,
  outputSize: one.answerBytes,
  inputHash: presentHash(one.inputSha256),
  outputHash: presentHash(one.answerSha256),
});
