import { describe, expect, it } from 'vitest';
import { toBody, toValues, type StoredCase, type StoredProblem } from './form-wire.ts';
import { newProblemValues } from './problem-values.ts';

const time = '2026-11-15T08:00:00.000+0000';
const tag = {
  id: 4,
  name: 'greedy',
  color: null,
  oj: 'ME',
  gid: null,
  tcid: null,
  gmtCreate: time,
  gmtModified: time,
};
const template = {
  id: 9,
  pid: 7,
  lid: 3,
  code: 'int main() {}',
  status: true,
  gmtCreate: time,
  gmtModified: time,
};
const stored: StoredProblem = {
  id: 7,
  problemId: 'P7',
  title: 'Sacks',
  titleTranslations: { 'en-US': 'Sum' },
  author: 'root',
  type: 1,
  judgeMode: 'spj',
  judgeCaseMode: 'subtask_lowest',
  timeLimit: 2000,
  memoryLimit: 64,
  stackLimit: 32,
  description: 'd',
  input: 'i',
  output: 'o',
  examples: '',
  isRemote: false,
  source: null,
  difficulty: 2,
  hint: '',
  auth: 1,
  ioScore: 100,
  codeShare: false,
  spjCode: 'checker',
  spjLanguage: 'C++',
  userExtraFile: '{"sacks.h":"int sacks();"}',
  judgeExtraFile: null,
  isRemoveEndBlank: false,
  openCaseResult: false,
  caseFeedback: 'position',
  isUploadCase: true,
  caseVersion: '1',
  modifiedUser: 'root',
  isGroup: false,
  gid: null,
  applyPublicProgress: null,
  isFileIO: true,
  ioReadFileName: 'sacks.in',
  ioWriteFileName: 'sacks.out',
  gmtCreate: time,
  gmtModified: time,
  exampleList: [{ input: '1\n', output: '2\n' }],
  tags: [tag],
  languageIds: [3, 9],
  codeTemplates: [template],
  caseCount: 1,
  canPublish: true,
  canDelete: true,
  isArchived: false,
  contests: [],
  trainings: [],
};
const storedCase: StoredCase = {
  id: 70,
  pid: 7,
  input: '1.in',
  output: '1.out',
  score: 40,
  groupNum: 2,
  status: 0,
  gmtCreate: time,
  gmtModified: time,
  inputSize: 10,
  outputSize: 5,
  inputHash: 'a',
  outputHash: 'b',
};
const context = {
  origin: { id: 7, gmtModified: time },
  isRemote: false,
  storedLanguageIds: stored.languageIds,
  offeredLanguageIds: [1, 3, 9],
};

describe('the form and the wire', () => {
  it('return unchanged values as they were received', () => {
    const body = toBody(toValues(stored, [storedCase]), context);
    expect(body.problem).toMatchObject({
      id: 7,
      gmtModified: time,
      problemId: 'P7',
      type: 1,
      judgeCaseMode: 'subtask_lowest',
      timeLimit: 2000,
      spjCode: 'checker',
      spjLanguage: 'C++',
      userExtraFile: { 'sacks.h': 'int sacks();' },
      judgeExtraFile: null,
      exampleList: [{ input: '1\n', output: '2\n' }],
      ioReadFileName: 'sacks.in',
      codeShare: false,
    });
    expect(body).toMatchObject({
      samples: [{ id: 70, input: '1.in', output: '1.out', score: 40, groupNum: 2 }],
      isUploadTestCase: true,
      languages: [{ id: 3 }, { id: 9 }],
      tags: [{ id: 4, name: 'greedy' }],
      codeTemplates: [{ lid: 3, code: 'int main() {}', status: true }],
    });
  });

  it('remove the checker with its mode', () => {
    const { problem } = toBody({ ...toValues(stored, []), judgeMode: 'default' }, context);
    expect([problem.spjCode, problem.spjLanguage]).toEqual([null, null]);
  });

  it('send no scores without scoring', () => {
    const { samples } = toBody({ ...toValues(stored, [storedCase]), scoring: 'acm' }, context);
    expect(samples?.[0]?.score).toBeNull();
  });

  it('keep the cases of a remote problem', () => {
    expect(toBody(toValues(stored, []), { ...context, isRemote: true })).not.toHaveProperty('samples');
  });

  it('send the list of cases in use, with the uploads of their files', () => {
    const [first, second] = toValues(stored, [storedCase, { ...storedCase, id: 6 }]).uploadedCases;
    if (first === undefined || second === undefined) throw new Error('no cases');
    const values = { ...toValues(stored, []), uploadedCases: [{ ...first, outputDir: 'token' }, second] };
    const { samples } = toBody(values, context);
    expect(samples?.map(({ id, inputDir, outputDir }) => [id, inputDir, outputDir])).toEqual([
      [first.id, undefined, 'token'],
      [6, undefined, undefined],
    ]);
    const typed = toBody({ ...values, areCasesTyped: true }, context);
    expect([typed.samples, typed.isUploadTestCase]).toEqual([[], false]);
  });

  it.each([
    ['all stay all', null, null, undefined],
    ['some become all', [3], null, [{ id: 1 }, { id: 3 }, { id: 9 }]],
    ['all become some', null, [3], [{ id: 3 }]],
  ])('languages: %s', (_name, storedLanguageIds, languageIds, languages) => {
    const body = toBody({ ...newProblemValues(), languageIds }, { ...context, storedLanguageIds });
    expect(body.languages).toEqual(languages);
  });

  it('send no id and no version for a new problem', () => {
    const { problem } = toBody(newProblemValues(), { ...context, origin: undefined });
    expect(problem).not.toHaveProperty('id');
    expect(problem).not.toHaveProperty('gmtModified');
  });
});
