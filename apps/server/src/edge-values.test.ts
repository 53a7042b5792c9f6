/**
 * Sends edge values for every parameter of every call, download and stream of the contract. None may be answered by an error of
 * the server, or keep its thread busy so long that others notice. Time is that of the thread: a busy machine changes it little.
 */
import { calls, downloads, errorCodeHeader, streams, type CallDefinition } from '@touchstone/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitName } from './platform/http/register-calls.ts';
import { openSession } from './platform/sessions/sessions.ts';
import { listEdgeRequests, type EdgeRequest, type KnownValues } from './testing/edge-values.ts';
import { addContest, addContestProblem } from './testing/sample-contests.ts';
import { addProblem, addSubmission } from './testing/sample-content.ts';
import { addDiscussion, openCommunity } from './testing/sample-discussions.ts';
import { addGroup, addGroupMember } from './testing/sample-groups.ts';
import { addTraining } from './testing/sample-trainings.ts';
import { addAccount, freshAddress, testPassword, type TestAccount } from './testing/test-accounts.ts';
import { startServerWithStoppedClock, testJudgeToken, type TestServer } from './testing/test-server.ts';

const busyLimitMs = 100;

let server: TestServer;
let root: TestAccount;
let user: TestAccount;
let publicValues: KnownValues;
let groupValues: KnownValues;

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  root = await addAccount(server, { role: 'root' });
  user = await addAccount(server);
  await openCommunity(server);
  const gid = await addGroup(server, { ownerId: root.id });
  await addGroupMember(server, gid, { userId: user.id, standing: 'member' });
  publicValues = await addValues(gid);
  groupValues = await addValues(gid, gid);
});
afterAll(() => server.close());

/** What makes a call reach something: ids of content outside groups, or of the group, and texts in a form. */
async function addValues(gid: number, groupId?: number): Promise<KnownValues> {
  const problem = await addProblem(server, { authorId: root.id, groupId });
  const tid = await addTraining(server, { problemIds: [problem.id], authorId: root.id, groupId });
  const did = await addDiscussion(server, { authorId: user.id, groupId });
  const cid = await addContest(server, { ownerId: root.id, lastsHours: 100_000, groupId });
  await addContestProblem(server, { contestId: cid, problemId: problem.id, displayId: 'A' });
  const submitId = await addSubmission(server, { problemId: problem.id, userId: user.id, groupId });
  const { database, clock } = server.platform;
  await database.insertInto('contestRegistration').values({ contestId: cid, userId: user.id }).execute();
  const { id: commentId } = await database
    .insertInto('comment')
    .values({ discussionId: did, authorId: user.id, content: 'A comment' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const startMs = clock().getTime() + 3_600_000;
  const today = clock().toISOString().slice(0, 10);
  return {
    ...formValues,
    pid: problem.id,
    problemId: problem.displayId,
    problemID: problem.displayId,
    cid,
    contestId: cid,
    gid,
    groupId: gid,
    tid,
    trainingId: tid,
    did,
    commentId,
    submitId,
    submissionId: submitId,
    submitIds: String(submitId),
    uid: user.id,
    uids: user.id,
    username: user.username,
    email: user.email,
    startTime: startMs,
    endTime: startMs + 3_600_000,
    from: today,
    to: today,
  };
}

const uuid = '0198f0a0-0000-7000-8000-000000000000';

/** What forms take. */
const formValues: KnownValues = {
  title: 'A title',
  name: 'A good name',
  shortName: 'short',
  brief: 'What it is',
  description: 'About it',
  content: 'x'.repeat(60),
  reason: 'Because of it',
  color: '#409EFF',
  titleColor: '#409EFF',
  language: 'C',
  languages: ['C'],
  password: testPassword,
  oldPassword: testPassword,
  newPassword: 'Other-Passw0rd',
  newEmail: 'new@mail.example',
  newUsername: 'another',
  key: 'x'.repeat(8),
  ids: [1],
  tagId: '1',
  tagIds: [1],
  tids: '1',
  rank: 1,
  type: 0,
  difficulty: 1,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  code: 'abcdef',
  spjCode: null,
  spjLanguage: null,
  problemType: null,
  samples: null,
  status: true,
  codeShare: true,
  isRemoveEndBlank: true,
  openCaseResult: true,
  isFileIO: false,
  sealRank: false,
  openAccountLimit: false,
  awardType: 0,
  rankShowName: 'username',
  oiRankScoreType: 'Recent',
  starAccount: [],
  examAddresses: [],
  baseUrl: 'http://127.0.0.1:9',
  issuer: 'https://127.0.0.1:9',
  origin: 'http://localhost',
  scopes: 'openid',
  recordUrl: '/',
  projectUrl: '/',
  instanceId: uuid,
  homeId: uuid,
  attemptId: uuid,
  attempts: [uuid],
  gmtModified: null,
  sealRankTime: null,
  dueAt: null,
  lateFactor: null,
  note: null,
  userExtraFile: null,
  judgeExtraFile: null,
  blockedEmailDomains: null,
};

const subjects = [
  ['contest', 'cid'],
  ['training', 'tid'],
  ['discussion', 'did'],
  ['comment', 'commentId'],
  ['problem', 'pid'],
  ['group', 'gid'],
] as const;

function knownOf(url: string): KnownValues {
  const values = /\/api\/group\/|-group/.test(url) ? groupValues : publicValues;
  const [, subject = 'pid'] = subjects.find(([word]) => url.includes(word)) ?? [];
  return { ...values, id: values[subject] ?? 1, auth: subject === 'tid' ? 'Public' : 1 };
}

type Definition = Pick<CallDefinition, 'access' | 'query' | 'body' | 'upload' | 'maximumBodyBytes'>;

/** They have no schema: each takes one of these or another. */
const downloadParameters = ['id', 'pid', 'cid', 'tid', 'key', 'batch', 'from'];

/** They answer when there is work, or after half a minute. */
const waiting = ['POST /judge-gateway/next', 'POST /judge-gateway/watch'];

/** Content last that others need, and a setting last that locks administrators out. */
function turnOf(name: string): number {
  if (name === 'PUT /api/admin/second-factor/policy') return 3;
  return name.startsWith('DELETE ') ? 2 : name.startsWith('GET ') ? 0 : 1;
}

const definitions: [string, Definition][] = Object.entries({ ...calls, ...downloads, ...streams });
const walked = definitions
  .filter(([name]) => !waiting.includes(name))
  .toSorted(([one], [other]) => turnOf(one) - turnOf(other));

/** A client without an account may only send less. */
const longestTextFor = ({ access }: Definition) => (access.kind === 'login' ? 1_000_000 : 200_000);

test('no value of a parameter makes the server fail or keeps it busy', async () => {
  const failed: string[] = [];
  for (const [name, definition] of walked) {
    const [, url] = splitName(name as Parameters<typeof splitName>[0]);
    const requests = listEdgeRequests(definition, {
      url,
      known: knownOf(url),
      longestText: longestTextFor(definition),
      queryNames: name in downloads && !name.includes('{') ? downloadParameters : [],
    });
    for (const [who, viewer] of Object.entries({ root, user })) {
      // What is limited by the hour, and sessions that the call before has ended.
      server.passTime(3600);
      const token = await tokenFor(definition, viewer);
      for (const request of requests) {
        const { failure, isForbidden } = await send(name, definition, request, token);
        if (failure !== undefined) failed.push(`${name} as ${who}, ${request.label}: ${failure}`);
        // Who may not make the call with good values may not make it with others.
        if (isForbidden && request === requests[0]) break;
      }
    }
  }
  expect(failed).toEqual([]);
});

async function tokenFor({ access }: Definition, { id }: TestAccount) {
  if (access.kind === 'judge') return testJudgeToken;
  const { database, clock } = server.platform;
  const token = await openSession(database, id, clock());
  await database.updateTable('session').set({ identityProvedAt: clock() }).where('userId', '=', id).execute();
  return token;
}

async function send(name: string, definition: Definition, request: EdgeRequest, token: string) {
  const [method, url] = splitName(name as Parameters<typeof splitName>[0]);
  const path = url.replaceAll(/\{(\w+)\}/g, (_, part: string) => request.path[part] ?? '');
  const payload = payloadOf(definition, request);
  const options: InjectOptions = {
    method,
    url: `${path}?${request.query}`,
    remoteAddress: freshAddress(),
    ...(payload && { payload: payload.text }),
    headers: { authorization: token, ...(payload && { 'content-type': payload.type }) },
  };
  const { busyMs, ...answer } = await measure(name, options);
  const times = [busyMs];
  // A call may load what it needs when it is called for the first time, and garbage of others may be collected meanwhile.
  while (Math.min(...times) >= busyLimitMs && times.length < 3)
    times.push((await measure(name, options)).busyMs);
  const least = Math.min(...times);
  return least < busyLimitMs ? answer : { ...answer, failure: `busy for ${least.toFixed(0)} ms` };
}

async function measure(name: string, options: InjectOptions) {
  const before = process.threadCpuUsage();
  const { statusCode, headers, text } = await inject(name, options);
  const { user: own, system } = process.threadCpuUsage(before);
  const code = headers[errorCodeHeader];
  // No judge is connected here.
  const isFailure = statusCode >= 500 && code !== 'siteNotReady';
  return {
    busyMs: (own + system) / 1000,
    failure: isFailure ? `${String(statusCode)} ${String(code)}` : undefined,
    isForbidden: statusCode === 403 || text.startsWith('{"status":403'),
  };
}

/** A stream is closed as soon as it opens. */
async function inject(name: string, options: InjectOptions) {
  if (!(name in streams)) {
    const { statusCode, headers, body } = await server.app.inject(options);
    return { statusCode, headers, text: body };
  }
  const response = await server.app.inject({ ...options, payloadAsStream: true });
  response.stream().destroy();
  return { statusCode: response.statusCode, headers: response.headers, text: '' };
}

const boundary = 'a-boundary';

function payloadOf({ upload }: Definition, { body }: EdgeRequest) {
  if (upload === undefined) return body === undefined ? undefined : { type: 'application/json', text: body };
  const part = (head: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const fields = Object.entries(JSON.parse(body ?? '{}') as object).map(([field, value]) =>
    part(`name="${field}"`, typeof value === 'string' ? value : JSON.stringify(value)),
  );
  const file = part(`name="${upload.field}"; filename="a.zip"`, 'no archive');
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    text: `${fields.join('')}${file}--${boundary}--\r\n`,
  };
}
