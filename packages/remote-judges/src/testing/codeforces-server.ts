/**
 * Behaves like Codeforces. Facts, from the description of its API and open clients of the site: forms carry the token of a
 * `<meta>` element; guests are redirected to `/enter`, others from there; a refused code is a page with errors beside the fields; unknown problems
 * redirect, private ones to the login; problems with a PDF have no page of their own, and the page of their contest lists limits
 * and attachments; `api/contest.standings` lists the problems of a contest; `api/contest.status` lists runs with a verdict, none while the run is queued; `data/submitSource` and
 * `data/judgeProtocol` take the token and answer JSON; a protection may want a browser for every page, not for the API;
 * a browser that has passed it has a cookie, which is good for its user agent only.
 */
import { randomUUID } from 'node:crypto';
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

export interface CodeforcesSite extends VendorSite {
  /** Whether pages want a browser from now on. */
  protectPages: (isProtected: boolean) => void;
  /** What a browser has whose user has passed the challenge and logged in. Its clearance is good for its user agent only. */
  openBrowser: (username: string) => BrowserAccess;
}

export interface BrowserAccess {
  cookie: string;
  userAgent: string;
}

const token = '0123456789abcdef0123456789abcdef';
const contestPath = /^\/(contest|gym)\/(\d+)\/(submit|problem\/(\w+))$/u;
const gymPath = /^\/gym\/(\d+)(?:\/attachments\/download\/1\/(\w+)\.pdf)?$/u;

export async function startCodeforcesServer(options: VendorSiteOptions): Promise<CodeforcesSite> {
  const { accounts, problems, judge } = options;
  const { logIn, findUser, logOutAll } = createLoginSessions(accounts, 'JSESSIONID');
  const runs = createSiteRuns(judge, '');
  let isLayoutChanged = false;
  let isProtected = false;
  const clearances = new Map<string, string>();
  const isCleared = ({ cookies, userAgent }: SiteRequest) =>
    userAgent !== undefined && clearances.get(cookies.get('cf_clearance') ?? '') === userAgent;

  const openBrowser = (username: string): BrowserAccess => {
    const session = logIn(username, accounts[username] ?? '');
    if (session === undefined) throw new Error(`no account ${username}`);
    const clearance = randomUUID();
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${clearance.slice(0, 8)}`;
    clearances.set(clearance, userAgent);
    return { cookie: `${session.split(';')[0] ?? ''}; cf_clearance=${clearance}`, userAgent };
  };

  const handleEnter = (request: SiteRequest): SiteAnswer => {
    const { method, form } = request;
    if (method === 'GET')
      return findUser(request) === undefined ? page('<form id="enterForm"></form>') : redirectTo('/');
    const cookie = logIn(form.get('handleOrEmail') ?? '', form.get('password') ?? '');
    return cookie === undefined
      ? page('<span class="error for__password">Invalid handle/email or password</span>')
      : redirectTo('/', cookie);
  };

  const handleSubmit = ({ method, form }: SiteRequest, username: string, contestId: string): SiteAnswer => {
    if (method === 'GET') return page('<form class="submit-form"></form>');
    const code = form.get('source') ?? '';
    const problemId = `${contestId}${form.get('submittedProblemIndex') ?? ''}`;
    if (code.length > 65_536) return page('<span class="error for__source">Source code is too long</span>');
    if (runs.list({ username, problemId }).some((run) => run.code === code))
      return page('<span class="error for__source">You have submitted exactly the same code before</span>');
    runs.add({ username, problemId, language: form.get('programTypeId') ?? '', code });
    return redirectTo(`/contest/${contestId}/my`);
  };

  const listRuns = ({ query }: SiteRequest): SiteAnswer => {
    const own = runs.list({ username: query.get('handle') ?? '' });
    const contestId = query.get('contestId') ?? '';
    const result = own
      .filter((run) => run.problemId.startsWith(contestId))
      .map((run) => apiRun(run, contestId));
    return json(isLayoutChanged ? { ok: true } : { status: 'OK', result });
  };

  const listContest = (contestId: string) =>
    Object.entries(problems)
      .filter(([id]) => id.startsWith(contestId) && /^[A-Z]/u.test(id.slice(contestId.length)))
      .map(([id, problem]) => ({ index: id.slice(contestId.length), problem }));

  const showStandings = (contestId: string): SiteAnswer => {
    const found = listContest(contestId);
    const comment = `contestId: Contest with id ${contestId} not found`;
    if (found.length === 0) return { ...json({ status: 'FAILED', comment }), status: 400 };
    const indexes = found.map(({ index, problem }) => ({ index, name: problem.title }));
    return json({ status: 'OK', result: { problems: indexes, rows: [] } });
  };

  const showGym = (request: SiteRequest, contestId: string, index: string | undefined): SiteAnswer => {
    const found = listContest(contestId);
    if (found.length === 0) return redirectTo('/gyms');
    if (found.some(({ problem }) => problem.isPrivate) && findUser(request) === undefined)
      return redirectTo('/enter?back=x');
    if (index === undefined) return page(gymPage(contestId, found));
    const pdf = problems[`${contestId}${index}`]?.pdf;
    return pdf === undefined
      ? { status: 404, body: '' }
      : { headers: { 'content-type': 'application/pdf' }, body: pdf };
  };

  const showProblem = (request: SiteRequest, contestId: string, index: string): SiteAnswer => {
    const problem = problems[`${contestId}${index}`];
    if (problem === undefined) return redirectTo('/problemset');
    if (problem.isPrivate === true && findUser(request) === undefined) return redirectTo('/enter?back=x');
    return problem.pdf === undefined
      ? page(problemPage(index, problem))
      : { headers: { 'content-type': 'application/pdf' }, body: problem.pdf };
  };

  const showData = (request: SiteRequest, show: (run: SiteRun) => unknown): SiteAnswer => {
    const run = runs
      .list({ username: findUser(request) ?? '' })
      .find(({ id }) => String(id) === request.form.get('submissionId'));
    return run === undefined || request.form.get('csrf_token') !== token
      ? redirectTo('/enter')
      : json(show(run));
  };

  const handle = (request: SiteRequest): SiteAnswer => {
    if (request.path === '/api/contest.status') return listRuns(request);
    if (request.path === '/api/contest.standings') return showStandings(request.query.get('contestId') ?? '');
    if (isProtected && !isCleared(request)) return { status: 403, body: '<title>Just a moment...</title>' };
    if (request.method === 'POST' && request.form.get('csrf_token') !== token)
      return { status: 403, body: '' };
    if (request.path === '/') return page('');
    if (request.path === '/enter') return handleEnter(request);
    if (request.path === '/data/submitSource') return showData(request, ({ code }) => ({ source: code }));
    if (request.path === '/data/judgeProtocol') return showData(request, (run) => run.compilerOutput ?? '');
    const [, , contestId = '', , index] = contestPath.exec(request.path) ?? [];
    if (index !== undefined) return showProblem(request, contestId, index);
    const gym = gymPath.exec(request.path);
    if (gym !== null) return showGym(request, gym[1] ?? '', gym[2]);
    const username = findUser(request);
    return username === undefined ? redirectTo('/enter?back=x') : handleSubmit(request, username, contestId);
  };

  const site = await startLocalSite(handle);
  return {
    ...site,
    runs,
    logOutAll,
    changeLayout: () => {
      isLayoutChanged = true;
    },
    protectPages: (value) => {
      isProtected = value;
    },
    openBrowser,
  };
}

const json = (value: unknown): SiteAnswer => ({
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: JSON.stringify(value),
});

const page = (body: string): SiteAnswer => ({
  headers: { 'content-type': 'text/html;charset=UTF-8' },
  body: `<!DOCTYPE html><html><head><meta name="X-Csrf-Token" content="${token}"/></head><body>${body}</body></html>`,
});

const apiRun = ({ id, problemId, result, timeMs, memoryKb, score }: SiteRun, contestId: string) => ({
  id,
  contestId: Number(contestId),
  problem: { index: problemId.slice(contestId.length) },
  ...(result !== '' && { verdict: result }),
  passedTestCount: 2,
  timeConsumedMillis: timeMs ?? 0,
  memoryConsumedBytes: (memoryKb ?? 0) * 1024,
  ...(score !== undefined && { points: score }),
});

const line = (text: string) => `<div class="test-example-line">${escapeHtml(text)}</div>`;
const sample = (text: string) => `<pre>${text.trimEnd().split('\n').map(line).join('')}</pre>`;

const problemPage = (index: string, { title, description, sampleInput, sampleOutput, hint }: SiteProblem) =>
  [
    `<div class="problem-statement"><div class="header"><div class="title">${index}. ${title}</div>`,
    '<div class="time-limit"><div class="property-title">time limit per test</div>1 second</div>',
    '<div class="memory-limit"><div class="property-title">memory limit per test</div>64 megabytes</div></div>',
    `<div>${description}</div>`,
    '<div class="input-specification"><div class="section-title">Input</div><p>Two integers.</p></div>',
    '<div class="output-specification"><div class="section-title">Output</div><p>Their sum.</p></div>',
    `<div class="sample-tests"><div class="section-title">Examples</div><div class="sample-test"><div class="input">${sample(sampleInput)}</div><div class="output">${sample(sampleOutput)}</div></div></div>`,
    hint === undefined ? '' : `<div class="note"><div class="section-title">Note</div><p>${hint}</p></div>`,
    '</div><span class="tag-box">math</span><span class="tag-box">*800</span>',
  ].join('');

const gymPage = (contestId: string, found: readonly { index: string; problem: SiteProblem }[]) => {
  const row = ({ index, problem }: (typeof found)[number]) => {
    const path = `/gym/${contestId}/problem/${index}`;
    return `<tr><td class="id"><a href="${path}">${index}</a></td><td><div><a href="${path}"><!-- -->${problem.title}<!-- --></a></div><div class="notice"><div>standard input/output</div>1.5 s, 64 MB</div></td></tr>`;
  };
  const file = ({ index }: (typeof found)[number]) =>
    `<a href="/gym/${contestId}/attachments/download/1/${index}.pdf">Statement</a>`;
  const files = found.filter(({ problem }) => problem.pdf !== undefined).map(file);
  return `<table class="problems">${found.map(row).join('')}</table>${files.join('')}<a href="/gym/${contestId}/attachments/download/2/tutorial.pdf">Tutorial</a>`;
};
