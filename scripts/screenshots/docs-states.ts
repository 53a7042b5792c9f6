/** Brings a site with demo content into the states that the documentation shows. */
import { statuses, underWayStatuses, type Calls, type DataOf, type Envelope } from '@touchstone/contract';
import { createDatabase, createPool, sql, type Queryable } from '@touchstone/database';
import { findRunningPostgres } from '@touchstone/database/embedded';
import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '../browser/start-site.ts';
import { logInAsRoot, type Session } from './log-in-as-root.ts';

/** A page to take a picture of. */
export interface Prepared {
  session: Session;
  path: string;
  height: number;
}

const pollMs = 500;
/** Begins again at every repetition instead of behind the repeated song. */
const wrongProgram = {
  pid: 'T2004',
  language: 'Python3',
  code: 'input()\nbest, seen = 0, set()\nfor song in input().split():\n    if song in seen:\n        seen = set()\n    seen.add(song)\n    best = max(best, len(seen))\nprint(best)\n',
};

export async function prepareCounterExample(site: Site): Promise<Prepared> {
  const session = await logInAsRoot(site);
  const ask = caller(site, session);
  const { submitId } = await ask('POST /api/submit-problem-judge', { body: { ...wrongProgram, cid: 0 } });
  const query = { submitId: String(submitId) };
  const readStatus = async () => (await ask('GET /api/get-submission-detail', { query })).submission.status;
  while (underWayStatuses.includes((await readStatus()) ?? statuses.pending)) await delay(pollMs);
  await ask('POST /api/counter-example', { body: { submitId } });
  while ((await ask('GET /api/counter-example', { query })).state !== 'found') await delay(pollMs);
  return { session, path: `/submission-detail/${query.submitId}`, height: 760 };
}

/** A preview shows changes if verdicts are no longer right, as after a correction of test data. Some programs are exchanged for that. */
export async function preparePreview(site: Site): Promise<Prepared> {
  const session = await logInAsRoot(site);
  const ask = caller(site, session);
  const postgres = await findRunningPostgres(site.dataDirectory);
  if (postgres === undefined) throw new Error(`no PostgreSQL runs in ${site.dataDirectory}`);
  const database = createDatabase(createPool(postgres.connectionString, 1));
  const cid = await exchangePrograms(database);
  await database.destroy();
  const { id } = await ask('POST /api/rejudge-previews', { body: { cid } });
  const query = { id: String(id) };
  while ((await ask('GET /api/rejudge-preview', { query })).state === 'running') await delay(pollMs);
  return { session, path: `/rejudge-preview/${query.id}?tab=board`, height: 1000 };
}

async function exchangePrograms(database: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM contest WHERE end_at < now() AND scoring = 'acm' ORDER BY id LIMIT 1`.execute(database);
  const cid = rows[0]?.id;
  if (cid === undefined) throw new Error('the demo content has no contest that has ended');
  await sql`UPDATE submission SET language = 'C++ 17 With O2'
    WHERE contest_id = ${cid} AND language = 'C++ 17'`.execute(database);
  // Some of the accepted programs of the first problems become wrong, and the other way round.
  await sql`UPDATE submission SET (code, language) = (SELECT other.code, other.language FROM submission other
      WHERE other.contest_id = ${cid} AND other.problem_id = submission.problem_id
        AND (other.status = 0) <> (submission.status = 0) AND other.status IN (0, -1) ORDER BY other.id LIMIT 1)
    WHERE contest_id = ${cid} AND status IN (0, -1) AND id % 9 = 0 AND EXISTS (SELECT FROM submission other
      WHERE other.contest_id = ${cid} AND other.problem_id = submission.problem_id
        AND (other.status = 0) <> (submission.status = 0) AND other.status IN (0, -1))`.execute(database);
  return cid;
}

type CallName = keyof Calls;

const caller =
  ({ address }: Site, { token }: Session) =>
  async <Name extends CallName>(
    name: Name,
    { body, query = {} }: { body?: object; query?: Record<string, string> },
  ): Promise<DataOf<Calls[Name]>> => {
    const [method = 'GET', path = '/'] = name.split(' ');
    const response = await fetch(`${address}${path}?${String(new URLSearchParams(query))}`, {
      method,
      headers: { authorization: token, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status, data, msg } = (await response.json()) as Envelope<DataOf<Calls[Name]>>;
    if (status !== 200) throw new Error(`${name}: ${msg}`);
    return data as DataOf<Calls[Name]>;
  };
