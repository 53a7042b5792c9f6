/**
 * LibreOJ. It has an API of JSON: every refusal is a word in `error`. Problems have a number that is shown and one that the API
 * uses; they differ for a few problems, whose id is written as `6764(41180)`.
 */
import { statuses } from '@touchstone/contract/statuses';
import { parseJson } from '../http/parse-json.ts';
import { layoutChanged, type SiteSession } from '../http/site-session.ts';
import { RemoteError, type RemoteErrorKey } from '../remote-error.ts';
import type { RemoteJudge, RemoteProblem, RemoteState, RemoteSubmission } from '../remote-judge.ts';
import { loginAnswer, problemAnswer, runAnswer, runsAnswer, submitAnswer } from './libreoj-answers.ts';
import { libreojLanguages } from './libreoj-languages.ts';
import { arrangeSections, listPictures, pictureHosts } from './libreoj-problem.ts';
import { finalResults, readCompilerOutput } from './libreoj-results.ts';

const locale = 'zh_CN';
const idFormat = /^([1-9]\d{0,6})(?:\(([1-9]\d{0,6})\))?$/u;

/** The number that is shown, and the one of the API. */
function splitId(id: string): { shown: number; real: number } {
  const [, shown = '', real = shown] = idFormat.exec(id) ?? [];
  return { shown: Number(shown), real: Number(real) };
}

export const libreoj: RemoteJudge = {
  parseProblemId: (text) => (idFormat.test(text) ? text : undefined),
  fetchProblem,
  pictureHosts,

  logIn: async (site, { username, password }) => {
    const page = await site.postJson('/api/auth/login', { username, password });
    const { error, token } = parseJson(page, loginAnswer, 'token of the login');
    if (error !== undefined) throw refusalOf(error, 'login');
    if (token === undefined) throw layoutChanged(page, 'token of the login');
    site.setToken(token);
  },

  submit,

  listOwnRuns: async (site, { account, problemId }) => {
    const page = await site.postJson('/api/submission/querySubmission', {
      submitter: account.username,
      problemDisplayId: splitId(problemId).shown,
      locale,
      takeCount: 10,
    });
    const { submissions } = parseJson(page, runsAnswer, 'list of runs');
    return (submissions ?? []).map(({ id, answerSize }) => ({ id: String(id), codeBytes: answerSize }));
  },

  fetchOwnCode: async (site, { id: runId }) => {
    const { page, content } = await openRun(site, runId);
    if (content === undefined) throw layoutChanged(page, 'code of the run');
    return content.code;
  },

  poll,
};

const errorKeys: Readonly<Record<string, RemoteErrorKey>> = {
  NO_SUCH_USER: 'wrongPassword',
  WRONG_PASSWORD: 'wrongPassword',
  NO_SUCH_PROBLEM: 'unknownProblem',
};

/** `PERMISSION_DENIED` means a private problem, or for a submission that the token is not valid any more. */
function refusalOf(error: string, action: 'login' | 'read' | 'submit'): RemoteError {
  if (error === 'PERMISSION_DENIED')
    return new RemoteError(action === 'submit' ? 'loggedOut' : 'privateProblem', `LibreOJ answered ${error}`);
  return new RemoteError(errorKeys[error] ?? 'layoutChanged', `LibreOJ answered ${error}`);
}

async function fetchProblem(site: SiteSession, id: string): Promise<RemoteProblem> {
  const { shown } = splitId(id);
  const page = await site.postJson('/api/problem/getProblem', {
    displayId: shown,
    localizedContentsOfLocale: locale,
    tagsOfLocale: locale,
    samples: true,
    judgeInfo: true,
  });
  const answer = parseJson(page, problemAnswer, 'problem');
  if (answer.error !== undefined) throw refusalOf(answer.error, 'read');
  const { meta, localizedContentsOfLocale: contents, judgeInfo } = answer;
  if (meta === undefined || contents === undefined) throw layoutChanged(page, 'title or sections');
  const texts = arrangeSections(contents);
  return {
    id: meta.id === shown ? String(shown) : `${String(shown)}(${String(meta.id)})`,
    title: contents.title,
    timeLimitMs: judgeInfo?.timeLimit ?? 1000,
    memoryLimitMb: judgeInfo?.memoryLimit ?? 256,
    ...texts,
    examples: (answer.samples ?? []).map(({ inputData, outputData }) => ({
      input: inputData,
      output: outputData,
    })),
    tags: (answer.tagsOfLocale ?? []).map(({ name }) => name),
    sourceUrl: `https://loj.ac/p/${String(shown)}`,
    pictures: listPictures(site.origin, texts),
  };
}

async function submit(site: SiteSession, { problemId, language, code }: RemoteSubmission): Promise<string> {
  const api = libreojLanguages.get(language);
  if (api === undefined) throw new RemoteError('languageRefused', `LibreOJ has no language ${language}`);
  const page = await site.postJson('/api/submission/submit', {
    problemId: splitId(problemId).real,
    content: { code, ...api },
    uploadInfo: null,
  });
  const { error, submissionId } = parseJson(page, submitAnswer, 'id of the run');
  if (error !== undefined) throw refusalOf(error, 'submit');
  if (submissionId === undefined) throw layoutChanged(page, 'id of the run');
  return String(submissionId);
}

async function openRun(site: SiteSession, runId: string) {
  const page = await site.postJson('/api/submission/getSubmissionDetail', { submissionId: runId, locale });
  const answer = parseJson(page, runAnswer, 'run');
  if (answer.error !== undefined) throw refusalOf(answer.error, 'read');
  return { page, ...answer };
}

async function poll(site: SiteSession, { id }: { id: string }): Promise<RemoteState> {
  const { page, meta, progress } = await openRun(site, id);
  if (meta === undefined) throw layoutChanged(page, 'status of the run');
  if (meta.status === 'Pending')
    return { kind: 'waiting', isCompiling: progress?.progressType === 'Compiling' };
  const status = finalResults.get(meta.status);
  if (status === undefined) return { kind: 'unknown', text: meta.status };
  return {
    kind: 'final',
    status,
    timeMs: meta.timeUsed ?? undefined,
    memoryKb: meta.memoryUsed ?? undefined,
    ...(status === statuses.compileError && { message: readCompilerOutput(progress?.compile?.message) }),
    ...(status === statuses.partialAccepted && { score: meta.score ?? undefined }),
  };
}
