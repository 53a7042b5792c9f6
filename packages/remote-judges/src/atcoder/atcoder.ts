/**
 * AtCoder. Forms carry a token of their page. A login that the site does not trust shows a challenge for browsers: then an
 * administrator gives the session of a browser instead. A submission that comes too early is refused with the seconds to wait.
 */
import { getRemoteVendor } from '@touchstone/contract/remote-judges';
import { statuses } from '@touchstone/contract/statuses';
import { findNewRun } from '../http/find-new-run.ts';
import { layoutChanged, snapshotOf, type Page, type SiteSession } from '../http/site-session.ts';
import { RemoteError } from '../remote-error.ts';
import type { RemoteJudge, RemoteState, RemoteSubmission, RunReference } from '../remote-judge.ts';
import {
  parseOwnRuns,
  parseProblem,
  parseRunPage,
  parseTasks,
  parseToken,
  pictureHosts,
} from './atcoder-pages.ts';
import { finalResults, parseWaiting } from './atcoder-results.ts';

const { problemIdPattern } = getRemoteVendor('AC');

/** The contest is the part before the last underscore; in its name underscores are hyphens. */
const contestOf = (problemId: string) => problemId.slice(0, problemId.lastIndexOf('_')).replaceAll('_', '-');

export const atcoder: RemoteJudge = {
  parseProblemId: (text) => (problemIdPattern.test(text) ? text.toLowerCase() : undefined),

  fetchProblem: async (site, id) =>
    parseProblem(await site.get(`/contests/${contestOf(id)}/tasks/${id}`), id),

  pictureHosts,

  contests: {
    parseId: (text) => (/^[a-z\d]+(?:-[a-z\d]+)*$/u.test(text) ? text : undefined),
    listProblems: async (site, contestId) =>
      parseTasks(await site.get(`/contests/${contestId}/tasks`), contestId),
  },

  logIn: async (site, { username, password }) => {
    const form = await site.get('/login');
    // The form is for guests: with a session the site goes on to the home page.
    if (form.status === 302) return;
    refuseChallenge(form);
    const page = await site.postForm('/login', { username, password, csrf_token: parseToken(form) });
    if (page.status !== 302) throw layoutChanged(page, 'redirect after the login');
    if (page.location?.includes('/login') === true)
      throw new RemoteError('wrongPassword', `AtCoder refuses the password of ${username}`);
  },

  submit: (site, submission) =>
    findNewRun(
      () => atcoder.listOwnRuns(site, submission),
      () => sendCode(site, submission),
    ),

  listOwnRuns: async (site, { problemId }) => {
    const query = new URLSearchParams({ 'f.Task': problemId });
    const page = await site.get(`/contests/${contestOf(problemId)}/submissions/me?${query.toString()}`);
    refuseLoggedOut(page);
    return parseOwnRuns(page);
  },

  fetchOwnCode: async (site, run) => (await openRun(site, run)).code,
  poll,
};

function refuseChallenge(page: Page) {
  if (/challenges\.cloudflare\.com|cf-turnstile/u.test(page.text))
    throw new RemoteError('challengeRequired', 'AtCoder asks for a browser at the login', {
      snapshot: snapshotOf(page),
    });
}

function refuseLoggedOut(page: Page) {
  if (page.status === 302 && page.location?.includes('/login') === true)
    throw new RemoteError('loggedOut', 'AtCoder asks for the password');
}

async function sendCode(site: SiteSession, { problemId, language, code }: RemoteSubmission) {
  const path = `/contests/${contestOf(problemId)}/submit`;
  const form = await site.get(path);
  refuseLoggedOut(form);
  const page = await site.postForm(path, {
    'data.TaskScreenName': problemId,
    'data.LanguageId': language,
    sourceCode: code,
    csrf_token: parseToken(form),
  });
  refuseLoggedOut(page);
  if (page.status !== 302) throw findRefusal(page);
}

function findRefusal(page: Page): RemoteError {
  const seconds = /Wait for (\d+) second/iu.exec(page.text)?.[1];
  if (seconds !== undefined)
    return new RemoteError('tooFast', 'AtCoder asks to wait', { retryAfterMs: (Number(seconds) + 1) * 1000 });
  if (/Source code is too long/iu.test(page.text))
    return new RemoteError('codeTooLong', 'AtCoder refuses the length of the code');
  if (/invalid language/iu.test(page.text))
    return new RemoteError('languageRefused', 'AtCoder does not offer the language for this task');
  return layoutChanged(page, 'redirect after the submission');
}

async function openRun(site: SiteSession, { id, problemId }: RunReference) {
  const page = await site.get(`/contests/${contestOf(problemId)}/submissions/${id}`);
  refuseLoggedOut(page);
  return parseRunPage(page);
}

async function poll(site: SiteSession, run: RunReference): Promise<RemoteState> {
  const { result, timeMs, memoryKb, compilerOutput } = await openRun(site, run);
  const waiting = parseWaiting(result);
  if (waiting !== undefined) return waiting;
  const status = finalResults.get(result);
  if (status === undefined) return { kind: 'unknown', text: result };
  return {
    kind: 'final',
    status,
    timeMs,
    memoryKb,
    ...(status === statuses.compileError && { message: compilerOutput }),
  };
}
