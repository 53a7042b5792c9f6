/** The official API. It needs no browser. A key makes runs of private contests of the gym visible. */
import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import { layoutChanged, snapshotOf, type Page, type SiteSession } from '../http/site-session.ts';
import { RemoteError } from '../remote-error.ts';

export interface ApiKey {
  key: string;
  secret: string;
}

const run = z.object({
  id: z.int(),
  problem: z.object({ index: z.string() }),
  verdict: z.string().optional(),
  passedTestCount: z.int().optional(),
  timeConsumedMillis: z.int().optional(),
  memoryConsumedBytes: z.int().optional(),
  points: z.number().optional(),
});
export type ApiRun = z.infer<typeof run>;

const statusAnswer = z.object({
  status: z.enum(['OK', 'FAILED']),
  comment: z.string().optional(),
  result: z.array(run).optional(),
});

interface StatusRequest {
  contestId: string;
  handle: string;
  api: ApiKey | undefined;
  now: Date;
}

/** The newest runs of an account in a contest. */
export async function listApiRuns(site: SiteSession, request: StatusRequest): Promise<readonly ApiRun[]> {
  const { contestId, handle } = request;
  const parameters = { contestId, handle, from: '1', count: '50' };
  const page = await site.get(signedPath('contest.status', parameters, request));
  const { status, comment = '', result } = parseJson(page, statusAnswer, 'answer of the API');
  if (status === 'FAILED') throw failureOf(page, comment);
  if (result === undefined) throw layoutChanged(page, 'runs');
  return result;
}

const standingsAnswer = z.object({
  status: z.enum(['OK', 'FAILED']),
  comment: z.string().optional(),
  result: z.object({ problems: z.array(z.object({ index: z.string() })) }).optional(),
});

/** The letters of the problems of a contest, in order. */
export async function listApiProblems(site: SiteSession, contestId: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ contestId, from: '1', count: '1' });
  const page = await site.get(`/api/contest.standings?${query.toString()}`);
  const { status, comment = '', result } = parseJson(page, standingsAnswer, 'answer of the API');
  if (status === 'FAILED') {
    if (/not found|has not started/iu.test(comment)) throw new RemoteError('unknownProblem', comment);
    throw failureOf(page, comment);
  }
  if (result === undefined) throw layoutChanged(page, 'problems');
  return result.problems.map(({ index }) => index);
}

const failureOf = (page: Page, comment: string) =>
  /limit exceeded/iu.test(comment)
    ? new RemoteError('tooFast', comment, { retryAfterMs: 2000, snapshot: snapshotOf(page) })
    : new RemoteError('siteDown', comment, { snapshot: snapshotOf(page) });

/** Signed requests carry a hash of their sorted parameters. */
export function signedPath(
  method: string,
  parameters: Readonly<Record<string, string>>,
  { api, now }: { api: ApiKey | undefined; now: Date },
): string {
  if (api === undefined) return `/api/${method}?${new URLSearchParams(parameters).toString()}`;
  const time = String(Math.floor(now.getTime() / 1000));
  const all = Object.entries({ ...parameters, apiKey: api.key, time }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const query = all.map(([name, value]) => `${name}=${value}`).join('&');
  const random = String(randomInt(100_000, 1_000_000));
  const hash = createHash('sha512').update(`${random}/${method}?${query}#${api.secret}`).digest('hex');
  return `/api/${method}?${query}&apiSig=${random}${hash}`;
}
