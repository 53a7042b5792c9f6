/**
 * Behaves like the API of LibreOJ. Facts, from its open source (Lyrio) and open clients: all addresses take JSON by POST and
 * answer 201; refusals are a word in `error`; a login returns a token that is sent as bearer; a wrong token counts as a guest.
 */
import { randomUUID } from 'node:crypto';
import { startLocalSite, type SiteAnswer, type SiteRequest } from './local-site.ts';
import { createSiteRuns } from './site-runs.ts';
import type { VendorSite, VendorSiteOptions } from './vendor-site.ts';

interface LibreojBody {
  username?: string;
  password?: string;
  displayId?: number;
  problemId?: number;
  problemDisplayId?: number;
  submitter?: string;
  submissionId?: string;
  content?: { code: string; language: string; compileAndRunOptions: { std?: string } };
}

export async function startLibreojServer(options: VendorSiteOptions): Promise<VendorSite> {
  const { accounts, problems, judge } = options;
  const tokens = new Map<string, string>();
  const runs = createSiteRuns(judge, 'Pending');
  let isLayoutChanged = false;
  const findUser = ({ authorization = '' }: SiteRequest) => tokens.get(authorization.replace('Bearer ', ''));

  const calls: Record<string, (body: LibreojBody, request: SiteRequest) => unknown> = {
    '/api/auth/login': ({ username = '', password }) => {
      if (accounts[username] === undefined) return { error: 'NO_SUCH_USER' };
      if (accounts[username] !== password) return { error: 'WRONG_PASSWORD' };
      const token = randomUUID();
      tokens.set(token, username);
      return { token, username };
    },
    '/api/problem/getProblem': ({ displayId }, request) => {
      const problem = problems[String(displayId)];
      if (problem === undefined) return { error: 'NO_SUCH_PROBLEM' };
      if (problem.isPrivate === true && findUser(request) === undefined)
        return { error: 'PERMISSION_DENIED' };
      return {
        meta: { id: displayId, displayId },
        localizedContentsOfLocale: {
          title: problem.title,
          contentSections: [
            { sectionTitle: '题目描述', type: 'Text', text: problem.description },
            { sectionTitle: '输入格式', type: 'Text', text: 'Two integers.' },
            { sectionTitle: '输出格式', type: 'Text', text: 'Their sum.' },
            { sectionTitle: '样例', type: 'Sample', sampleId: 0, text: '' },
            { sectionTitle: '数据范围与提示', type: 'Text', text: problem.hint ?? '' },
          ],
        },
        samples: [{ inputData: problem.sampleInput, outputData: problem.sampleOutput }],
        tagsOfLocale: [{ name: '数学' }],
        judgeInfo: { timeLimit: 1000, memoryLimit: 64 },
      };
    },
    '/api/submission/submit': ({ problemId, content }, request) => {
      const username = findUser(request);
      if (username === undefined || content === undefined) return { error: 'PERMISSION_DENIED' };
      const { language, compileAndRunOptions, code } = content;
      const run = runs.add({
        username,
        problemId: String(problemId),
        language: `${language} ${compileAndRunOptions.std ?? ''}`,
        code,
      });
      return { submissionId: run.id };
    },
    '/api/submission/querySubmission': ({ submitter = '', problemDisplayId }) => ({
      submissions: runs
        .list({ username: submitter, problemId: String(problemDisplayId) })
        .map(({ id, code }) => ({ id, answerSize: Buffer.byteLength(code) })),
    }),
    '/api/submission/getSubmissionDetail': ({ submissionId }) => {
      const run = runs.list().find(({ id }) => String(id) === submissionId);
      if (run === undefined) return { error: 'NO_SUCH_SUBMISSION' };
      if (isLayoutChanged) return { meta: { state: run.result } };
      return {
        meta: {
          id: run.id,
          status: run.result,
          score: run.score ?? null,
          timeUsed: run.timeMs,
          memoryUsed: run.memoryKb,
        },
        content: { code: run.code },
        progress: { progressType: 'Running', compile: { message: run.compilerOutput } },
      };
    },
  };

  const site = await startLocalSite((request): SiteAnswer => {
    const call = calls[request.path];
    if (call === undefined) return { status: 404, body: '{}' };
    const answer = call(JSON.parse(request.body) as LibreojBody, request);
    return { status: 201, headers: { 'content-type': 'application/json' }, body: JSON.stringify(answer) };
  });
  return {
    ...site,
    runs,
    logOutAll: () => tokens.clear(),
    changeLayout: () => {
      isLayoutChanged = true;
    },
  };
}
