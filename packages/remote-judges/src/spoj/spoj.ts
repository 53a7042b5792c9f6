/**
 * SPOJ. The answer to a submission names the run; its state comes as JSON with a flag that says whether it is final. Guests see
 * the form of the login wherever an account is needed.
 */
import { getRemoteVendor } from '@touchstone/contract/remote-judges';
import { statuses } from '@touchstone/contract/statuses';
import { parseJson } from '../http/parse-json.ts';
import { layoutChanged, snapshotOf, type Page, type SiteSession } from '../http/site-session.ts';
import { RemoteError } from '../remote-error.ts';
import type {
  RemoteJudge,
  RemoteProblem,
  RemoteState,
  RemoteSubmission,
  RunReference,
} from '../remote-judge.ts';
import { parseCompileError, parseLanguages, parseOwnRuns, parseProblem, parseRunId } from './spoj-pages.ts';
import { finalResults, parseMemory, parseSeconds, statusAnswer } from './spoj-results.ts';

const { problemIdPattern } = getRemoteVendor('SPOJ');

export const spoj: RemoteJudge = {
  parseProblemId: (text) => (problemIdPattern.test(text) ? text.toUpperCase() : undefined),

  fetchProblem: async (site, id): Promise<RemoteProblem> => {
    const problem = parseProblem(await site.get(`/problems/${id}/`), id);
    const languages = parseLanguages(await site.get(`/submit/${id}/`));
    // Guests may not see the form. Then all languages of the site are offered.
    return languages.length === 0 ? problem : { ...problem, languages };
  },

  logIn: async (site, { username, password }) => {
    const page = await site.postForm('/login/', { next_raw: '/', login_user: username, password });
    if (page.status === 302) return;
    if (/Authentication failed/iu.test(page.text))
      throw new RemoteError('wrongPassword', `SPOJ refuses the password of ${username}`);
    throw layoutChanged(page, 'redirect after the login');
  },

  submit,

  listOwnRuns: async (site, { account, problemId }) => {
    const page = await site.get(`/status/${problemId},${encodeURIComponent(account.username)}/`);
    return parseOwnRuns(page);
  },

  fetchOwnCode: async (site, { id }) => {
    const page = await site.get(`/files/src/save/${id}/`);
    refuseLoginForm(page);
    return page.text;
  },

  poll,
};

function refuseLoginForm(page: Page) {
  if (page.status === 302 || /name=["']?login_user/iu.test(page.text))
    throw new RemoteError('loggedOut', 'SPOJ asks for the password');
}

async function submit(site: SiteSession, { problemId, language, code }: RemoteSubmission): Promise<string> {
  const page = await site.postForm('/submit/complete/', {
    problemcode: problemId,
    lang: language,
    file: code,
    submit: 'Submit!',
  });
  refuseLoginForm(page);
  const id = parseRunId(page);
  if (id !== undefined) return id;
  throw findRefusal(page);
}

/** The words of the page, and what they mean for us. */
const refusals = [
  [/can't submit in this language|submit in this language for this problem/iu, 'languageRefused'],
  [/Wrong problem code/iu, 'unknownProblem'],
  [/solution is too long/iu, 'codeTooLong'],
  [/solution you submitted is empty/iu, 'codeTooShort'],
] as const;

function findRefusal(page: Page): RemoteError {
  const found = refusals.find(([words]) => words.test(page.text));
  return found === undefined
    ? layoutChanged(page, 'id of the run')
    : new RemoteError(found[1], 'SPOJ refused the code', { snapshot: snapshotOf(page) });
}

async function poll(site: SiteSession, { id }: RunReference): Promise<RemoteState> {
  const page = await site.postForm('/status/ajax=1,ajaxdiff=1', { ids: id });
  const run = parseJson(page, statusAnswer, 'state of the run').find((one) => one.id === id);
  if (run === undefined) throw layoutChanged(page, `state of run ${id}`);
  if (run.final === 0) return { kind: 'waiting', isCompiling: false };
  const status = finalResults.get(run.status);
  if (status === undefined) return { kind: 'unknown', text: run.status_description ?? String(run.status) };
  const result = {
    kind: 'final',
    status,
    timeMs: parseSeconds(run.time),
    memoryKb: parseMemory(run.mem),
  } as const;
  if (status !== statuses.compileError) return result;
  return { ...result, message: parseCompileError(await site.get(`/error/${id}`)) };
}
