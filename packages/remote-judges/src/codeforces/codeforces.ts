/**
 * Codeforces and its gym.
 *
 * Pages are behind a protection that wants a browser. Where it appears, the error is `challengeRequired`, and an administrator
 * gives the session of a browser. Results come from the official API, which is not protected.
 */
import { createHash, randomBytes } from 'node:crypto';
import { statuses } from '@touchstone/contract/statuses';
import { z } from 'zod';
import { findNewRun } from '../http/find-new-run.ts';
import { parseJson } from '../http/parse-json.ts';
import { layoutChanged, type Page, type SiteSession } from '../http/site-session.ts';
import { RemoteError } from '../remote-error.ts';
import type {
  RemoteAccount,
  RemoteJudge,
  RemoteState,
  RemoteSubmission,
  RunReference,
} from '../remote-judge.ts';
import { listApiProblems, listApiRuns, type ApiRun } from './codeforces-api.ts';
import { parsePlace, type ProblemPlace } from './codeforces-ids.ts';
import {
  findRefusal,
  hasStatement,
  parseProblem,
  parseToken,
  pictureHosts,
  refuseChallenge,
} from './codeforces-pages.ts';
import { finalResults, waitingResults } from './codeforces-results.ts';
import { parseGymContest } from './gym-contest.ts';

/** Contests and the gym differ by their folder alone. */
function createCodeforces(folder: 'contest' | 'gym'): RemoteJudge {
  const openPage = async (site: SiteSession, path: string) => {
    const page = await site.get(path);
    refuseChallenge(page);
    return page;
  };

  const sendCode = async (site: SiteSession, { problemId, language, code }: RemoteSubmission) => {
    const { contestId, index } = getPlace(problemId);
    const path = `/${folder}/${contestId}/submit`;
    const form = await openPage(site, path);
    refuseLoggedOut(form);
    const page = await site.postForm(path, {
      csrf_token: parseToken(form),
      ...browserMarks(),
      action: 'submitSolutionFormSubmitted',
      submittedProblemIndex: index,
      programTypeId: language,
      source: code,
      tabSize: '4',
    });
    refuseChallenge(page);
    refuseLoggedOut(page);
    if (page.status !== 302) throw findRefusal(page);
  };

  const listRuns = (
    site: SiteSession,
    { account, problemId }: { account: RemoteAccount; problemId: string },
  ) =>
    listApiRuns(site, {
      contestId: getPlace(problemId).contestId,
      handle: account.username,
      api: account.api,
      now: new Date(),
    });

  const judge: RemoteJudge = {
    parseProblemId: (text) => {
      const place = parsePlace(text);
      return place && `${place.contestId}${place.index}`;
    },

    pictureHosts,

    fetchProblem: async (site, id) => {
      const place = getPlace(id);
      const page = await openPage(site, `/${folder}/${place.contestId}/problem/${place.index}`);
      refusePrivate(page, id);
      if (folder === 'contest' || hasStatement(page)) return parseProblem(page, id);
      const contest = await openPage(site, `/gym/${place.contestId}`);
      refusePrivate(contest, id);
      return parseGymContest(contest, place);
    },

    contests: {
      parseId: (text) => (/^[1-9]\d{0,5}$/u.test(text) ? text : undefined),
      listProblems: async (site, contestId) => {
        const indexes = await listApiProblems(site, contestId);
        return indexes.flatMap((index) => judge.parseProblemId(`${contestId}${index}`) ?? []);
      },
    },

    logIn: async (site, { username, password }) => {
      const form = await openPage(site, '/enter');
      // The form is for guests: with a session the site goes on to the home page.
      if (form.status === 302) return;
      const page = await site.postForm('/enter', {
        csrf_token: parseToken(form),
        ...browserMarks(),
        action: 'enter',
        handleOrEmail: username,
        password,
        remember: 'on',
      });
      refuseChallenge(page);
      if (page.status === 302) return;
      if (/Invalid handle\/email or password/iu.test(page.text))
        throw new RemoteError('wrongPassword', `Codeforces refuses the password of ${username}`);
      throw layoutChanged(page, 'redirect after the login');
    },

    submit: (site, submission) =>
      findNewRun(
        () => judge.listOwnRuns(site, submission),
        () => sendCode(site, submission),
      ),

    listOwnRuns: async (site, which) => {
      const { index } = getPlace(which.problemId);
      const runs = await listRuns(site, which);
      return runs
        .filter(({ problem }) => problem.index === index)
        .map(({ id }) => ({ id: String(id), codeBytes: undefined }));
    },

    fetchOwnCode: async (site, { id }) => {
      const page = await postWithToken(site, '/data/submitSource', id);
      return parseJson(page, z.object({ source: z.string() }), 'code of the run').source;
    },

    poll: async (site, run) => {
      const found = (await listRuns(site, run)).find(({ id }) => String(id) === run.id);
      if (found === undefined) throw new RemoteError('siteDown', `the API does not list run ${run.id} yet`);
      return stateOf(site, run, found);
    },
  };
  return judge;
}

export const codeforces = createCodeforces('contest');
export const codeforcesGym = createCodeforces('gym');

function getPlace(problemId: string): ProblemPlace {
  const place = parsePlace(problemId);
  if (place === undefined)
    throw new RemoteError('unknownProblem', `${problemId} is no problem of Codeforces`);
  return place;
}

/** Two marks that the script of the site makes for every browser; it accepts any of this form. */
const browserMarks = () => ({
  ftaa: randomBytes(9).toString('hex'),
  bfaa: createHash('md5').update(randomBytes(16)).digest('hex'),
});

/** Guests and accounts without access are sent to the login. */
function refusePrivate(page: Page, id: string) {
  if (page.status === 302 && page.location?.includes('/enter') === true)
    throw new RemoteError('privateProblem', `Codeforces shows ${id} to some accounts only`);
}

function refuseLoggedOut(page: Page) {
  if (page.status === 302 && page.location?.includes('/enter') === true)
    throw new RemoteError('loggedOut', 'Codeforces asks for the password');
}

/** Addresses of data take the token of any page. */
async function postWithToken(site: SiteSession, path: string, submissionId: string): Promise<Page> {
  const home = await site.get('/');
  refuseChallenge(home);
  const page = await site.postForm(path, { csrf_token: parseToken(home), submissionId });
  refuseChallenge(page);
  refuseLoggedOut(page);
  return page;
}

async function stateOf(site: SiteSession, run: RunReference, found: ApiRun): Promise<RemoteState> {
  const { verdict, passedTestCount = 0, timeConsumedMillis: timeMs, memoryConsumedBytes, points } = found;
  if (verdict === undefined || waitingResults.has(verdict))
    return {
      kind: 'waiting',
      isCompiling: false,
      testNumber: verdict === 'TESTING' ? passedTestCount + 1 : undefined,
    };
  const status = finalResults.get(verdict);
  if (status === undefined) return { kind: 'unknown', text: verdict };
  const memoryKb = memoryConsumedBytes === undefined ? undefined : Math.round(memoryConsumedBytes / 1024);
  return {
    kind: 'final',
    status,
    timeMs,
    memoryKb,
    ...(status === statuses.compileError && { message: await fetchCompilerOutput(site, run.id) }),
    ...(status === statuses.partialAccepted && { score: points }),
  };
}

const fetchCompilerOutput = async (site: SiteSession, runId: string) =>
  parseJson(
    await postWithToken(site, '/data/judgeProtocol', runId),
    z.string(),
    'output of the compiler',
  ).trim();
