/**
 * Behaves like SPOJ. Facts, from public descriptions and open clients of the site: `submit/complete` answers with a hidden field
 * `newSubmissionId` or with a sentence that says why not; `status/ajax=1,ajaxdiff=1` answers with numbers of states (11 compile
 * error, 12 runtime error, 13 time limit, 14 wrong answer, 15 accepted) and a flag `final`; guests get the form of the login.
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

/** The results of local runs are these numbers, or other words. */
const numbers = new Set(['11', '12', '13', '14', '15']);

export async function startSpojServer({ accounts, problems, judge }: VendorSiteOptions): Promise<VendorSite> {
  const { logIn, findUser, logOutAll } = createLoginSessions(accounts, 'SPOJ');
  const runs = createSiteRuns(judge, 'waiting');
  let isLayoutChanged = false;
  const findOwnRun = (request: SiteRequest, id: string | undefined) =>
    runs.list({ username: findUser(request) ?? '' }).find((run) => String(run.id) === id);

  const submitCode = (request: SiteRequest): SiteAnswer => {
    const username = findUser(request);
    if (username === undefined) return page(loginForm);
    const { form } = request;
    const code = form.get('file') ?? '';
    const problemId = form.get('problemcode') ?? '';
    if (problems[problemId] === undefined) return page('Wrong problem code!');
    if (code.length > 50_000) return page('The solution is too long.');
    if (form.get('lang') === '0') return page("You can't submit in this language for this problem.");
    const run = runs.add({ username, problemId, language: form.get('lang') ?? '', code });
    return page(`<form><input type="hidden" name="newSubmissionId" value="${String(run.id)}"/></form>`);
  };

  const showStates = ({ form }: SiteRequest): SiteAnswer => {
    const run = runs.list().find(({ id }) => String(id) === form.get('ids'));
    const body = isLayoutChanged ? { runs: [] } : run === undefined ? [] : [stateOf(run)];
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  };

  const handle = (request: SiteRequest): SiteAnswer => {
    const { path, form } = request;
    const [, folder = '', name = ''] = path.split('/');
    if (path === '/login/') {
      const cookie = logIn(form.get('login_user') ?? '', form.get('password') ?? '');
      return cookie === undefined ? page('Authentication failed!') : redirectTo('/', cookie);
    }
    if (path === '/submit/complete/') return submitCode(request);
    if (path === '/status/ajax=1,ajaxdiff=1') return showStates(request);
    if (folder === 'problems') {
      const problem = problems[name];
      return problem === undefined ? { status: 404, body: 'Not Found' } : page(problemPage(name, problem));
    }
    if (folder === 'submit') return findUser(request) === undefined ? page(loginForm) : page(languageForm);
    if (folder === 'status') {
      const [problemId = '', username = ''] = decodeURIComponent(name).split(',');
      return page(statusPage(runs.list({ problemId, username })));
    }
    if (folder === 'files') {
      const run = findOwnRun(request, path.split('/')[4]);
      return run === undefined
        ? page(loginForm)
        : { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: run.code };
    }
    if (folder === 'error')
      return page(`<pre>${escapeHtml(findOwnRun(request, name)?.compilerOutput ?? '')}</pre>`);
    return { status: 404, body: 'Not Found' };
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

const stateOf = ({ id, result, timeMs, memoryKb }: SiteRun) => ({
  id: String(id),
  status: numbers.has(result) ? Number(result) : 99,
  status_description: result,
  time: timeMs === undefined ? '-' : `<a href="/x">${(timeMs / 1000).toFixed(3)}</a>`,
  mem: memoryKb === undefined ? '-' : `${String(memoryKb)}k`,
  final: result === 'waiting' || result === 'running..' ? '0' : '1',
});

const page = (body: string): SiteAnswer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!DOCTYPE html><html><body>${body}</body></html>`,
});

const loginForm = '<form action="/login/"><input name="login_user"/><input name="password"/></form>';
const languageForm =
  '<form><select name="lang"><option value="44">C++14</option><option value="116">Python 3</option></select></form>';

const problemPage = (id: string, { title, description, sampleInput, sampleOutput }: SiteProblem) =>
  [
    `<h2 id="problem-name">${id} - ${title}</h2>`,
    '<div id="problem-tags"><a href="/problems/tag/math"><span>#math</span></a></div>',
    `<div id="problem-body">${description}<h3>Example</h3><pre>Input:\n${escapeHtml(sampleInput)}\nOutput:\n${escapeHtml(sampleOutput)}</pre></div>`,
    '<table id="problem-meta"><tbody><tr><td>Added by:</td><td>ridge</td></tr>',
    '<tr><td>Time limit:</td><td>0.100s-1s</td></tr><tr><td>Memory limit:</td><td>64MB</td></tr></tbody></table>',
  ].join('');

const statusPage = (runs: readonly SiteRun[]) =>
  `<table class="problems table newstatus"><tbody>${runs
    .map(
      ({ id, result }) =>
        `<tr><td class="statustext">${String(id)}</td><td class="statusres" id="statusres_${String(id)}">${result}</td></tr>`,
    )
    .join('')}</tbody></table>`;
