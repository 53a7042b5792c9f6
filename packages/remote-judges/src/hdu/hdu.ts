/**
 * HDU, the judge of Hangzhou Dianzi University.
 *
 * A form that the site accepts is answered by a redirect. A refusal is a page with its reason. The id of a run is read from the
 * account's own list, because the answer of a submission does not contain it.
 */
import { getRemoteVendor } from '@touchstone/contract/remote-judges';
import { statuses } from '@touchstone/contract/statuses';
import { findNewRun } from '../http/find-new-run.ts';
import { layoutChanged, snapshotOf, type Page, type SiteSession } from '../http/site-session.ts';
import { RemoteError } from '../remote-error.ts';
import type { RemoteJudge, RemoteState, RemoteSubmission } from '../remote-judge.ts';
import { parseCompileError, parseOwnCode, parseProblem, parseStatusRows, toOwnRun } from './hdu-pages.ts';
import { parseResult } from './hdu-results.ts';

const { problemIdPattern } = getRemoteVendor('HDU');

export const hdu: RemoteJudge = {
  parseProblemId: (text) => (problemIdPattern.test(text) ? text : undefined),

  fetchProblem: async (site, id) => parseProblem(await site.get(`/showproblem.php?pid=${id}`), id),

  logIn: async (site, { username, password }) => {
    const page = await site.postForm('/userloginex.php?action=login', {
      username,
      userpass: password,
      login: 'Sign In',
    });
    if (page.status === 302) return;
    if (page.text.includes('No such user or wrong password'))
      throw new RemoteError('wrongPassword', `HDU refuses the password of ${username}`);
    throw layoutChanged(page, 'redirect after the login');
  },

  submit: (site, submission) => submit(site, submission),

  listOwnRuns: async (site, { account, problemId }) => {
    const query = new URLSearchParams({
      first: '',
      pid: problemId,
      user: account.username,
      lang: '0',
      status: '0',
    });
    return parseStatusRows(await site.get(`/status.php?${query.toString()}`)).map(toOwnRun);
  },

  fetchOwnCode: async (site, { id: runId }) => {
    const page = await site.get(`/viewcode.php?rid=${runId}`);
    refuseLoginPage(page);
    return parseOwnCode(page);
  },

  poll,
};

const submit = (site: SiteSession, submission: RemoteSubmission): Promise<string> =>
  findNewRun(
    () => hdu.listOwnRuns(site, submission),
    async () => {
      const { problemId, language, code } = submission;
      const page = await site.postForm('/submit.php?action=submit', {
        check: '0',
        language,
        problemid: problemId,
        _usercode: Buffer.from(encodeURIComponent(code)).toString('base64'),
      });
      if (page.status !== 302) throw findRefusal(page, code);
    },
  );

/** The words of the page, and what they mean for us. */
const refusals = [
  [/Please don't re-submit/iu, 'tooFast'],
  [/No such problem|Invalid Parameter/iu, 'unknownProblem'],
] as const;

/** The site says this at once, before it stores anything. */
const resubmitIntervalMs = 5000;
const largestCodeBytes = 65_536;

function findRefusal(page: Page, code: string): RemoteError {
  refuseLoginPage(page);
  if (/Code length is improper/iu.test(page.text)) {
    const isLong = Buffer.byteLength(code) > largestCodeBytes;
    return new RemoteError(isLong ? 'codeTooLong' : 'codeTooShort', 'HDU takes 50 to 65,536 bytes');
  }
  for (const [words, key] of refusals)
    if (words.test(page.text))
      return new RemoteError(key, 'HDU refused the code', {
        snapshot: snapshotOf(page),
        retryAfterMs: key === 'tooFast' ? resubmitIntervalMs : undefined,
      });
  return layoutChanged(page, 'redirect after the submission');
}

function refuseLoginPage(page: Page) {
  if (/name=["']?userpass/iu.test(page.text)) throw new RemoteError('loggedOut', 'HDU asks for the password');
}

async function poll(site: SiteSession, { id }: { id: string }): Promise<RemoteState> {
  const page = await site.get(`/status.php?first=${id}`);
  const row = parseStatusRows(page).find((one) => one.id === id);
  if (row === undefined) throw layoutChanged(page, `row of run ${id}`);
  const result = parseResult(row.result);
  if (result.kind !== 'final') return result;
  const { timeMs, memoryKb } = row;
  if (result.status !== statuses.compileError) return { ...result, timeMs, memoryKb };
  const message = parseCompileError(await site.get(`/viewerror.php?rid=${id}`));
  return { ...result, timeMs, memoryKb, message };
}
