/**
 * Behaves like AtCoder. Facts, from public descriptions and open clients of the site: every form has a `csrf_token`; a wrong
 * password redirects to the login again, a correct one to `/home`; guests are redirected to the login, others from there; runs are listed below
 * their contest; a result is a short label, or `3/20` while tests run; unknown tasks answer 404; the login may show a challenge.
 */
import { startLocalSite, type SiteAnswer, type SiteRequest } from './local-site.ts';
import { createSiteRuns, type SiteRun } from './site-runs.ts';
import {
  createLoginSessions,
  escapeHtml,
  redirectTo,
  type SiteProblem,
  type VendorSite,
  type VendorSiteOptions,
} from './vendor-site.ts';

export interface AtcoderOptions extends VendorSiteOptions {
  hasChallenge?: boolean;
  /** Seconds to wait that the site names for the next submissions. */
  waitSeconds?: number;
}

const token = 'the token of the form+/=';
const contestPath = /^\/contests\/([a-z\d-]+)\/(tasks\/(\w+)|submit|submissions\/(me|\d+))$/u;

export async function startAtcoderServer(options: AtcoderOptions): Promise<VendorSite> {
  const { accounts, problems, judge, hasChallenge = false, waitSeconds } = options;
  const { logIn, findUser, logOutAll } = createLoginSessions(accounts, 'REVEL_SESSION');
  const runs = createSiteRuns(judge, 'WJ');
  let isLayoutChanged = false;

  const handleLogin = (request: SiteRequest): SiteAnswer => {
    const { method, form } = request;
    if (method === 'GET' && findUser(request) !== undefined) return redirectTo('/home');
    const challenge = hasChallenge ? '<div class="cf-turnstile"></div>' : '';
    if (method === 'GET') return page(`<form>${tokenField}${challenge}</form>`);
    const isTrusted = form.get('csrf_token') === token;
    const cookie = isTrusted ? logIn(form.get('username') ?? '', form.get('password') ?? '') : undefined;
    return cookie === undefined ? redirectTo('/login') : redirectTo('/home', cookie);
  };

  const handleSubmit = (request: SiteRequest, username: string, contest: string): SiteAnswer => {
    const { method, form } = request;
    if (method === 'GET') return page(`<form>${tokenField}</form>`);
    if (form.get('csrf_token') !== token) return { status: 403, body: 'Forbidden' };
    const code = form.get('sourceCode') ?? '';
    if (waitSeconds !== undefined) return page(`Wait for ${String(waitSeconds)} second(s) to submit again.`);
    if (code.length > 65_536) return page('Source code is too long.');
    runs.add({
      username,
      problemId: form.get('data.TaskScreenName') ?? '',
      language: form.get('data.LanguageId') ?? '',
      code,
    });
    return redirectTo(`/contests/${contest}/submissions/me`);
  };

  const handle = (request: SiteRequest): SiteAnswer => {
    if (request.path === '/login') return handleLogin(request);
    const [, tasksOf] = /^\/contests\/([a-z\d-]+)\/tasks$/u.exec(request.path) ?? [];
    if (tasksOf !== undefined) return tasksPage(tasksOf, Object.keys(problems));
    const [, contest = '', action = '', task, run] = contestPath.exec(request.path) ?? [];
    if (task !== undefined) {
      const problem = problems[task];
      return problem === undefined ? { status: 404, body: 'Not Found' } : page(problemPage(problem));
    }
    const username = findUser(request);
    if (username === undefined) return redirectTo('/login?continue=x');
    if (action === 'submit') return handleSubmit(request, username, contest);
    const own = runs.list({ username });
    if (run === 'me')
      return page(listPage(own.filter(({ problemId }) => problemId === request.query.get('f.Task'))));
    const found = own.find(({ id }) => String(id) === run);
    if (found === undefined) return { status: 404, body: 'Not Found' };
    return page(isLayoutChanged ? '<main>Run</main>' : runPage(found));
  };

  const site = await startLocalSite(handle);
  return {
    ...site,
    runs,
    logOutAll,
    changeLayout: () => {
      isLayoutChanged = true;
    },
  };
}

const tokenField = `<input type="hidden" name="csrf_token" value="${token}" />`;

const page = (body: string): SiteAnswer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!DOCTYPE html><html><body>${body}</body></html>`,
});

const part = (title: string, content: string) =>
  `<div class="part"><section><h3>${title}</h3>${content}</section></div>`;

const problemPage = ({ title, description, sampleInput, sampleOutput, hint }: SiteProblem) =>
  [
    `<span class="h2">A - ${title} <a class="btn" href="/editorial">Editorial</a></span>`,
    '<p>Time Limit: 1 sec / Memory Limit: 64 MB</p>',
    '<div id="task-statement"><span class="lang"><span class="lang-ja">問題文</span><span class="lang-en">',
    part('Problem Statement', description),
    part('Constraints', hint ?? ''),
    part('Input', '<p>Two integers.</p>'),
    part('Output', '<p>Their sum.</p>'),
    part('Sample Input 1', `<pre>${escapeHtml(sampleInput)}</pre>`),
    part('Sample Output 1', `<pre>${escapeHtml(sampleOutput)}</pre>`),
    '</span></span></div>',
  ].join('');

const listPage = (runs: readonly SiteRun[]) =>
  `<div class="panel panel-default panel-submission">${runs.length === 0 ? '<p>No Submissions</p>' : table(runs)}</div>`;

const table = (runs: readonly SiteRun[]) =>
  `<table><thead><tr><th>Submission Time</th></tr></thead><tbody>${runs
    .map(
      ({ id, problemId, code, result }) =>
        `<tr><td><time>2026-01-02 03:04:05+0900</time></td><td><a href="/contests/x/tasks/${problemId}">A</a></td><td>C++</td><td>${String(Buffer.byteLength(code))} Byte</td><td><span class='label'>${result}</span></td><td><a href='/contests/x/submissions/${String(id)}'>Detail</a></td></tr>`,
    )
    .join('')}</tbody></table>`;

const runPage = ({ code, result, timeMs, memoryKb, compilerOutput }: SiteRun) =>
  [
    `<pre id="submission-code">${escapeHtml(code)}</pre>`,
    `<table><tr><th>Status</th><td id="judge-status"><span class='label'>${result}</span></td></tr>`,
    timeMs === undefined ? '' : `<tr><th>Exec Time</th><td>${String(timeMs)} ms</td></tr>`,
    memoryKb === undefined ? '' : `<tr><th>Memory</th><td>${String(memoryKb)} KB</td></tr>`,
    '</table>',
    compilerOutput === undefined ? '' : `<h4>Compile Error</h4><pre>${escapeHtml(compilerOutput)}</pre>`,
  ].join('');

function tasksPage(contest: string, problemIds: readonly string[]): SiteAnswer {
  const tasks = problemIds.filter((id) => id.startsWith(`${contest}_`));
  if (tasks.length === 0) return { status: 404, body: 'Not Found' };
  const rows = tasks.map((id) => {
    const path = `/contests/${contest}/tasks/${id}`;
    return `<tr><td><a href="${path}">A</a></td><td><a href="${path}">Title</a></td></tr>`;
  });
  return page(`<table><tbody>${rows.join('')}</tbody></table>`);
}
