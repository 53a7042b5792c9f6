/**
 * POJ, the judge of Peking University.
 *
 * Every form is answered by a redirect. Whether a login was accepted is seen on the next page, which offers to log out. The page
 * of a run is open to its account only, so polling needs the account that submitted.
 */
import { getRemoteVendor } from '@touchstone/contract/remote-judges';
import { statuses } from '@touchstone/contract/statuses';
import { findNewRun } from '../http/find-new-run.ts';
import { layoutChanged, snapshotOf, type Page, type SiteSession } from '../http/site-session.ts';
import { RemoteError } from '../remote-error.ts';
import type { RemoteJudge, RemoteState } from '../remote-judge.ts';
import { parseCompileError, parseOwnRuns, parseProblem, parseRunPage } from './poj-pages.ts';
import { parseResult } from './poj-results.ts';

const { problemIdPattern } = getRemoteVendor('POJ');

export const poj: RemoteJudge = {
  parseProblemId: (text) => (problemIdPattern.test(text) ? text : undefined),

  fetchProblem: async (site, id) => parseProblem(await site.get(`/problem?id=${id}`), id),

  logIn: async (site, { username, password }) => {
    await site.postForm('/login', { user_id1: username, password1: password, B1: 'login', url: '.' });
    const home = await site.get('/');
    if (/Log Out/iu.test(home.text)) return;
    if (/name=["']?password1/iu.test(home.text))
      throw new RemoteError('wrongPassword', `POJ refuses the password of ${username}`);
    throw layoutChanged(home, 'login form');
  },

  submit: (site, submission) =>
    findNewRun(
      () => poj.listOwnRuns(site, submission),
      async () => {
        const { problemId, language, code } = submission;
        const page = await site.postForm('/submit', {
          problem_id: problemId,
          language,
          source: Buffer.from(code).toString('base64'),
          submit: 'Submit',
          encoded: '1',
        });
        if (page.status !== 302) throw findRefusal(page, code);
        if (!/status/u.test(page.location ?? ''))
          throw new RemoteError('loggedOut', 'POJ asks for the password');
      },
    ),

  listOwnRuns: async (site, { account, problemId }) => {
    const query = new URLSearchParams({ problem_id: problemId, user_id: account.username });
    return parseOwnRuns(await site.get(`/status?${query.toString()}`));
  },

  fetchOwnCode: async (site, { id: runId }) => (await openRun(site, runId)).code,

  poll: (site, { id }) => poll(site, id),
};

/** The page names the first error in a list. */
function findRefusal(page: Page, code: string): RemoteError {
  const snapshot = snapshotOf(page);
  if (/too long or too short/iu.test(page.text))
    return new RemoteError(
      Buffer.byteLength(code) > 1000 ? 'codeTooLong' : 'codeTooShort',
      'POJ refuses the length of the code',
    );
  if (/Can not find problem/iu.test(page.text))
    return new RemoteError('unknownProblem', 'POJ does not know the problem', { snapshot });
  if (/Please login first/iu.test(page.text))
    return new RemoteError('loggedOut', 'POJ asks for the password');
  return layoutChanged(page, 'redirect after the submission');
}

async function openRun(site: SiteSession, runId: string) {
  const page = await site.get(`/showsource?solution_id=${runId}`);
  if (page.status === 302 || /Please login first/iu.test(page.text))
    throw new RemoteError('loggedOut', 'POJ shows the run to its account only');
  return parseRunPage(page);
}

async function poll(site: SiteSession, runId: string): Promise<RemoteState> {
  const run = await openRun(site, runId);
  const result = parseResult(run.result);
  if (result.kind !== 'final') return result;
  const { timeMs, memoryKb } = run;
  if (result.status !== statuses.compileError) return { ...result, timeMs, memoryKb };
  const message = parseCompileError(await site.get(`/showcompileinfo?solution_id=${runId}`));
  return { ...result, timeMs, memoryKb, message };
}
