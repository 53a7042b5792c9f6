/** What every installed site must be able to do: a new user logs in, submits a C++ program and gets Accepted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { statuses } from '@touchstone/contract/statuses';

const pollMs = 500;
/** Only ends what would never end: a busy machine compiles slowly. */
const limitMs = 600_000;
const program =
  '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << "\\n"; }\n';
const waiting: readonly number[] = [statuses.pending, statuses.compiling, statuses.judging];

interface Call {
  readonly token?: string;
  readonly body?: object;
}

/** The site has the demo content. Returns the name of the user. */
export async function judgeOneSubmission(address: string, rootPassword: string): Promise<string> {
  const root = await logIn(address, { username: 'root', password: rootPassword });
  const body = { prefix: 'release', suffix: '', number_from: 1, number_to: 1, password_length: 12 };
  const generated = await callSite(address, '/api/admin/user/generate-user', { token: root, body });
  const { users } = generated.data as { users: { username: string; password: string }[] };
  const [user] = users;
  if (user === undefined) throw new Error('No user was generated.');
  const token = await logIn(address, user);
  const submission = { pid: 'T1001', language: 'C++ 20', code: program, cid: 0, isRemote: false };
  const submitted = await callSite(address, '/api/submit-problem-judge', { token, body: submission });
  const { submitId } = submitted.data as { submitId: number };
  const status = await waitForVerdict(address, token, submitId);
  if (status !== statuses.accepted) throw new Error(`The submission has the status ${String(status)}.`);
  return user.username;
}

async function logIn(address: string, account: { username: string; password: string }): Promise<string> {
  const { headers } = await callSite(address, '/api/login', { body: account });
  const token = headers.get('authorization');
  if (token === null) throw new Error(`${account.username} got no session.`);
  return token;
}

async function waitForVerdict(address: string, token: string, submitId: number): Promise<number> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const path = `/api/get-submission-detail?submitId=${String(submitId)}`;
    const { data } = await callSite(address, path, { token });
    const { status } = (data as { submission: { status: number } }).submission;
    if (!waiting.includes(status)) return status;
    if (Date.now() > limit) throw new Error('The submission was not judged within ten minutes.');
    await sleep(pollMs);
  }
}

async function callSite(
  address: string,
  path: string,
  { token, body }: Call,
): Promise<{ data: unknown; headers: Headers }> {
  const response = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope = (await response.json()) as { status: number; msg: string; data: unknown };
  if (envelope.status !== 200) throw new Error(`${path}: ${envelope.msg}`);
  return { data: envelope.data, headers: response.headers };
}

/** Numbers of the problems that a user has solved. */
export async function listSolved(address: string, username: string): Promise<string[]> {
  const { data } = await callSite(address, `/api/get-user-home-info?username=${username}`, {});
  return (data as { solvedList: string[] }).solvedList;
}
