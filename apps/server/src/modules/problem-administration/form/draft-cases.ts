/**
 * How this works: a draft either leaves the cases unchanged, or lists them in judging order. Typed cases carry their
 * texts. Uploaded cases refer to files: of uploads, identified by their tokens, or of stored cases. The content of
 * these files is not sent again. One token may stand for all files, or each file of a case has its own.
 */
import type { ProblemDraft } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { CaseContent } from '@touchstone/problem-formats/problem-content';
import { textFile } from '@touchstone/problem-formats/text-file';
import { fillScores, type FormCase } from '@touchstone/rules/problem-form-cases';
import { matchCases } from '@touchstone/rules/test-data-difference';
import type { Platform } from '../../../platform/platform.ts';
import { storeCaseContents, type StoredCase, type StoredFiles } from '../../problems/index.ts';
import { reuseCaseIds, type WantedCase } from '../content/problem-cases.repository.ts';
import type { ProblemRecord } from '../content/problem-record.ts';
import { getStagedTestData } from '../test-data/get-staged-test-data.ts';
import { groupOf, scoreOf, unknownCase, type NumberedCase, type Sample } from './draft-samples.ts';
import { chooseFiles, hasOwnUpload, loadUploads } from './draft-uploads.ts';

export interface CasePlan {
  areTyped: boolean;
  /** Undefined: the cases stay unchanged. */
  samples: readonly Sample[] | undefined;
  /** The token of a new upload. */
  token: string | undefined;
}

export function planCases(draft: ProblemDraft, stored: { areCasesTyped: boolean }): CasePlan {
  const { samples, isUploadTestCase, uploadTestcaseDir: token } = draft;
  const areTyped =
    isUploadTestCase === undefined || isUploadTestCase === null ? stored.areCasesTyped : !isUploadTestCase;
  const isListed = samples !== undefined && samples !== null && samples.length > 0;
  if (isListed) return { areTyped, samples, token: areTyped ? undefined : token };
  const isUploaded = token !== undefined && isUploadTestCase !== false;
  if (isUploaded) return { areTyped: false, samples: [], token };
  return { areTyped: stored.areCasesTyped, samples: undefined, token: undefined };
}

/** The cases in the form that the rules validate. */
export function formCasesOf(
  { samples, areTyped, token }: CasePlan,
  stored: readonly NumberedCase[],
): FormCase[] {
  if (samples === undefined) return stored.map(formCaseOf);
  // An upload without a list is used whole. It has at least one case: an empty upload is refused.
  if (samples.length === 0) return [{ input: token ?? '', output: '', score: null, groupNum: 1 }];
  return samples.map(({ id, input, output, score, groupNum }) => {
    const isNamedByNumber = !areTyped && id !== undefined;
    return {
      input: input ?? (isNamedByNumber ? String(id) : ''),
      output: output ?? '',
      score: score ?? null,
      groupNum: groupNum ?? null,
    };
  });
}

const formCaseOf = ({ inputName, answerName, score, groupNumber }: StoredCase): FormCase => ({
  input: inputName,
  output: answerName,
  score,
  groupNum: groupNumber,
});

type Parts = Pick<Platform, 'fileStore'>;

export interface Resolving {
  plan: CasePlan;
  stored: readonly NumberedCase[];
  record: Pick<ProblemRecord, 'scoring' | 'caseMode'>;
  userId: string;
}

/** The plan is already validated. Stores the content of typed cases. */
export async function resolveCases(
  parts: Parts,
  transaction: Queryable,
  { plan, stored, record, userId }: Resolving,
): Promise<WantedCase[]> {
  const cases = await findCases(parts, transaction, { plan, stored, userId });
  if (record.scoring === 'acm') return cases;
  const samples = cases.map(({ score, groupNumber }) => ({ score, groupNum: groupNumber }));
  const scored = fillScores({ caseMode: record.caseMode, samples });
  return cases.map((one, index) => ({ ...one, score: scored[index]?.score ?? 0 }));
}

async function findCases(
  parts: Parts,
  transaction: Queryable,
  { plan, stored, userId }: Omit<Resolving, 'record'>,
): Promise<WantedCase[]> {
  const { samples, areTyped, token } = plan;
  if (samples === undefined) return [...stored];
  if (areTyped) return storeTyped(parts, transaction, { samples, stored });
  if (samples.some(hasOwnUpload)) {
    const uploads = await loadUploads(transaction, { samples, userId });
    return chooseFiles(samples, { stored, uploads });
  }
  if (token === undefined) return chooseStored(samples, stored);
  const staged = await getStagedTestData(transaction, { token, userId });
  return reuseCaseIds(stored, chooseStaged(samples, staged.cases, stored));
}

/** Uses each case at most once. `candidatesOf` returns the cases that a sample may refer to. */
function takeEach<Case extends StoredFiles>(
  samples: readonly Sample[],
  candidatesOf: (sample: Sample) => readonly Case[],
) {
  const taken = new Set<Case>();
  return samples.map((sample) => {
    const found = candidatesOf(sample).find((one) => !taken.has(one));
    if (found === undefined) throw unknownCase(sample);
    taken.add(found);
    return { ...found, score: scoreOf(sample), groupNumber: groupOf(sample) };
  });
}

/** A generated answer file has a name that the client may not know, so an empty name matches. */
function findByName<Case extends StoredFiles>(cases: readonly Case[]) {
  const byInput = Map.groupBy(cases, ({ inputName }) => inputName);
  return ({ input, output }: Sample) =>
    (byInput.get(input ?? '') ?? []).filter(
      ({ answerName }) => output === undefined || output === null || output === '' || output === answerName,
    );
}

function chooseStored(samples: readonly Sample[], stored: readonly NumberedCase[]): WantedCase[] {
  const byNumber = new Map(stored.map((one) => [one.id, one]));
  const byName = findByName(stored);
  return takeEach(samples, (sample) => {
    if (sample.id === undefined) return byName(sample);
    const found = byNumber.get(sample.id);
    return found === undefined ? [] : [found];
  });
}

/** Without a list, cases keep the scores and groups of stored cases with the same name. */
function chooseStaged(
  samples: readonly Sample[],
  staged: readonly StoredFiles[],
  stored: readonly NumberedCase[],
): StoredCase[] {
  if (samples.length > 0) return takeEach(samples, findByName(staged));
  const named = <Files extends StoredFiles>(files: Files) => ({ input: files.inputName, files });
  return matchCases(stored.map(named), staged.map(named)).map(({ before, after }) => ({
    ...after.files,
    score: before?.files.score ?? null,
    groupNumber: before?.files.groupNumber ?? 1,
  }));
}

async function storeTyped(
  parts: Parts,
  transaction: Queryable,
  { samples, stored }: { samples: readonly Sample[]; stored: readonly NumberedCase[] },
): Promise<WantedCase[]> {
  const contents = samples.map((sample, index): CaseContent => ({
    input: textFile(`${String(index + 1)}.in`, sample.input ?? ''),
    answer: textFile(`${String(index + 1)}.out`, sample.output ?? ''),
    score: scoreOf(sample),
    group: groupOf(sample),
  }));
  const written = await storeCaseContents(parts, transaction, contents);
  const free = new Set(stored.map(({ id }) => id));
  return written.map((one, index) => {
    const id = samples[index]?.id;
    return id !== undefined && free.delete(id) ? { ...one, id } : one;
  });
}
