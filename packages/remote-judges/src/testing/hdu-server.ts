/**
 * Behaves like HDU. Facts, from public descriptions and open clients of the site: pages in GBK with unquoted class attributes;
 * `userloginex.php` answers a correct password with a redirect; `submit.php` takes the code URL-encoded in base64, refuses a
 * second one within five seconds and codes of improper length; `status.php` lists runs, newest first, 15 a page; `viewerror.php`
 * and `viewcode.php` show the output of the compiler and the own code.
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

/** Zero switches the limit off. */
export interface HduOptions extends VendorSiteOptions {
  submitIntervalMs?: number;
}

export async function startHduServer(options: HduOptions): Promise<VendorSite> {
  const { accounts, problems, judge, submitIntervalMs = 0 } = options;
  const { logIn, findUser, logOutAll } = createLoginSessions(accounts, 'PHPSESSID');
  const lastSubmission = new Map<string, number>();
  const runs = createSiteRuns(judge, 'Queuing');
  let isLayoutChanged = false;
  const findRun = ({ query }: SiteRequest) => runs.list().find(({ id }) => id === Number(query.get('rid')));

  const pages: Record<string, (request: SiteRequest) => SiteAnswer> = {
    '/showproblem.php': ({ query }) => {
      const problem = problems[query.get('pid') ?? ''];
      return page(problem === undefined ? 'System Message: No such problem.' : problemPage(problem));
    },
    '/userloginex.php': ({ form }) => {
      const cookie = logIn(form.get('username') ?? '', form.get('userpass') ?? '');
      return cookie === undefined ? page('No such user or wrong password.') : redirectTo('/', cookie);
    },
    '/submit.php': (request) => {
      const username = findUser(request);
      if (username === undefined) return page(loginForm);
      const code = decodeURIComponent(Buffer.from(request.form.get('_usercode') ?? '', 'base64').toString());
      const now = Date.now();
      if (now - (lastSubmission.get(username) ?? 0) < submitIntervalMs)
        return page("Please don't re-submit in 5 seconds, thank you.");
      if (code.length < 50 || code.length > 65_536) return page(improperLength);
      lastSubmission.set(username, now);
      runs.add({
        username,
        problemId: request.form.get('problemid') ?? '',
        language: request.form.get('language') ?? '',
        code,
      });
      return redirectTo('status.php');
    },
    '/status.php': ({ query }) => {
      const found = runs.list({
        ...(query.get('user') && { username: query.get('user') ?? '' }),
        ...(query.get('pid') && { problemId: query.get('pid') ?? '' }),
        ...(query.get('first') && { upTo: Number(query.get('first')) }),
      });
      return page(isLayoutChanged ? '<main>Status</main>' : statusPage(found.slice(0, 15)));
    },
    '/viewerror.php': (request) => page(`<pre>${escapeHtml(findRun(request)?.compilerOutput ?? '')}</pre>`),
    '/viewcode.php': (request) => {
      const run = findRun(request);
      if (run === undefined || run.username !== findUser(request)) return page(loginForm);
      return page(`<textarea id=usercode style="display:none">${escapeHtml(run.code)}</textarea>`);
    },
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

/** The encoding is named in the page only. */
const page = (body: string): SiteAnswer => ({
  headers: { 'content-type': 'text/html' },
  body: iconv.encode(
    `<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"></head><body>${body}</body></html>`,
    'gbk',
  ),
});

const loginForm =
  '<form action="/userloginex.php?action=login"><input name=username><input name=userpass></form>';
const improperLength =
  'Code length is improper! Make sure your code length is longer than 50 and not exceed 65536 Bytes.';

const panel = (title: string, content: string) =>
  `<div class=panel_title align=left>${title}</div> <div class=panel_content>${content}</div><div class=panel_bottom>&nbsp;</div><br>`;

const sample = (text: string) =>
  `<pre><div style="font-family:Courier New,Courier,monospace;">${text}</div></pre>`;

const problemPage = ({ title, description, sampleInput, sampleOutput, hint }: SiteProblem) =>
  [
    `<h1 style='color:#1A5CC8'>${title}</h1>`,
    'Time Limit: 2000/1000 MS (Java/Others)&nbsp;&nbsp;&nbsp;&nbsp;Memory Limit: 131072/65536 K (Java/Others)<br>',
    panel('Problem Description', description),
    panel('Input', 'Two integers.'),
    panel('Output', 'Their sum.'),
    panel('Sample Input', sample(escapeHtml(sampleInput))),
    panel('Sample Output', sample(escapeHtml(sampleOutput) + (hint === undefined ? '' : hintBox(hint)))),
    panel('Author', 'HDOJ'),
  ].join('');

const hintBox = (hint: string) =>
  `<div style='font-size:14px;border:1px dashed #B7CBFF'><div style='color:#0000FF'><i>Hint</i></div>${hint}</div>`;

const statusPage = (runs: readonly SiteRun[]) =>
  `<div id=fixed_table><table class=table_text><tr class=table_header><td>Run ID</td><td>Submit Time</td><td>Judge Status</td></tr>${runs
    .map(statusRow)
    .join('')}</table></div>`;

const statusRow = ({ id, result, problemId, timeMs = 0, memoryKb = 0, code, username }: SiteRun) =>
  `<tr align=center><td height=22px>${String(id)}</td><td>2026-01-02 03:04:05</td><td><font color=red>${result}</font></td><td><a href="/showproblem.php?pid=${problemId}">${problemId}</a></td><td>${String(timeMs)}MS</td><td>${String(memoryKb)}K</td><td><a href="/viewcode.php?rid=${String(id)}">${String(Buffer.byteLength(code))} B</a></td><td>G++</td><td class=fixedsize><a href="/userstatus.php?user=${username}">${username}</a></td></tr>`;
