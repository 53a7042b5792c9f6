/**
 * Behaves like POJ. Facts, from public descriptions and open clients of the site: `login` always redirects, and the home page
 * offers to log out or shows the form again; `submit` takes base64 with `encoded=1` and redirects to `status`, or shows a list
 * with its reason; `showsource` and `showcompileinfo` show a run to its account.
 */
import iconv from 'iconv-lite';
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

export async function startPojServer({ accounts, problems, judge }: VendorSiteOptions): Promise<VendorSite> {
  const { logIn, findUser, logOutAll } = createLoginSessions(accounts, 'JSESSIONID');
  const runs = createSiteRuns(judge, 'Waiting');
  let isLayoutChanged = false;
  const findOwnRun = (request: SiteRequest) =>
    runs
      .list({ username: findUser(request) ?? '' })
      .find(({ id }) => id === Number(request.query.get('solution_id')));

  const pages: Record<string, (request: SiteRequest) => SiteAnswer> = {
    '/': (request) => {
      const username = findUser(request);
      return page(
        username === undefined ? loginForm : `<b>${username}</b> <a href=login?action=logout>Log Out</a>`,
      );
    },
    '/problem': ({ query }) => {
      const id = query.get('id') ?? '';
      const problem = problems[id];
      return problem === undefined
        ? page(errors(`Can not find problem (ID:${id})`))
        : page(problemPage(problem));
    },
    '/login': ({ form }) => {
      return redirectTo('.', logIn(form.get('user_id1') ?? '', form.get('password1') ?? ''));
    },
    '/submit': (request) => {
      const username = findUser(request);
      if (username === undefined) return redirectTo('loginform');
      const code = Buffer.from(request.form.get('source') ?? '', 'base64').toString();
      if (code.length < 50 || code.length > 65_536)
        return page(errors('Source code too long or too short, submit FAILED;'));
      const problemId = request.form.get('problem_id') ?? '';
      runs.add({ username, problemId, language: request.form.get('language') ?? '', code });
      return redirectTo('status');
    },
    '/status': ({ query }) => {
      const found = runs.list({
        ...(query.get('user_id') && { username: query.get('user_id') ?? '' }),
        ...(query.get('problem_id') && { problemId: query.get('problem_id') ?? '' }),
      });
      return page(statusPage(found.slice(0, 20)));
    },
    '/showsource': (request) => {
      const run = findOwnRun(request);
      if (run === undefined) return page(errors('Please login first.'));
      return page(isLayoutChanged ? '<main>Run</main>' : runPage(run));
    },
    '/showcompileinfo': (request) =>
      page(`<pre>${escapeHtml(findOwnRun(request)?.compilerOutput ?? '')}</pre>`),
  };

  const site = await startLocalSite(
    (request) => pages[request.path]?.(request) ?? { status: 404, body: 'Not Found' },
  );
  return {
    ...site,
    runs,
    logOutAll,
    changeLayout: () => {
      isLayoutChanged = true;
    },
  };
}

const page = (body: string): SiteAnswer => ({
  headers: { 'content-type': 'text/html; charset=GBK' },
  body: iconv.encode(`<html><body>${body}</body></html>`, 'gbk'),
});

const loginForm =
  '<form method=POST action=login><input name=user_id1><input type=password name=password1></form>';
const errors = (text: string) => `<ul><li>${text}</li></ul>`;

const section = (title: string, content: string) =>
  `<p class="pst">${title}</p><div class="ptx" lang="en-US">${content}</div>`;
const sample = (title: string, text: string) =>
  `<p class="pst">${title}</p><pre class="sio">${escapeHtml(text)}</pre>`;

const problemPage = ({ title, description, sampleInput, sampleOutput, hint }: SiteProblem) =>
  [
    `<div class="ptt" lang="en-US">${title}</div>`,
    '<table><tr><td><b>Time Limit:</b> 1000MS</td><td><b>Memory Limit:</b> 65536K</td></tr></table>',
    section('Description', description),
    section('Input', 'Two integers.'),
    section('Output', 'Their sum.'),
    sample('Sample Input', sampleInput),
    sample('Sample Output', sampleOutput),
    hint === undefined ? '' : section('Hint', hint),
  ].join('');

const statusPage = (runs: readonly SiteRun[]) =>
  `<table class=a><tr class=in><td>Run ID</td></tr>${runs
    .map(
      ({ id, username, problemId, result, memoryKb = 0, timeMs = 0, code }) =>
        `<tr align=center><td>${String(id)}</td><td>${username}</td><td>${problemId}</td><td><font color=blue>${result}</font></td><td>${String(memoryKb)}K</td><td>${String(timeMs)}MS</td><td>G++</td><td>${String(Buffer.byteLength(code))}B</td><td>2026-01-02 03:04:05</td></tr>`,
    )
    .join('')}</table>`;

const runPage = ({ result, memoryKb, timeMs, code }: SiteRun) =>
  `<table><tr><td><b>Memory:</b> ${memoryKb === undefined ? 'N/A' : `${String(memoryKb)}K`}</td><td><b>Time:</b> ${
    timeMs === undefined ? 'N/A' : `${String(timeMs)}MS`
  }</td></tr><tr><td><b>Language:</b> G++</td><td><b>Result:</b> <font color=blue>${result}</font></td></tr></table><pre class="sh_cpp">${escapeHtml(code)}</pre>`;
