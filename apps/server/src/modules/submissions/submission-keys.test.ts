import type { Judge } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { deleteOldSubmissionKeys } from './submission-keys.repository.ts';
import { addProblem, setSwitches, startServerWithLanguages } from './testing/sample-submissions.ts';

let server: TestServer;
let pid: string;
beforeAll(async () => {
  server = await startServerWithLanguages();
  server.stopClock();
  await setSwitches(server, { defaultSubmitInterval: 8 });
  pid = (await addProblem(server)).displayId;
});
afterAll(() => server.close());

const submit = async (token: string, idempotencyKey?: string) => {
  const body = { pid, language: 'C', code: 'int main(){}', isRemote: false, idempotencyKey };
  const { envelope, errorCode } = await server.call('POST /api/submit-problem-judge', { token, body });
  return errorCode ?? (envelope.data as Judge).submitId;
};

async function countSubmissions(userId: string) {
  const { database } = server.platform;
  const rows = database.selectFrom('submission').select('id').where('userId', '=', userId);
  return (await rows.execute()).length;
}

describe('a submission that is sent again because its answer was lost', () => {
  test('is stored once, and the second answer is the first, also within the interval', async () => {
    const { id, token } = await server.addUser();
    const first = await submit(token, 'k1');
    expect(first).toBeTypeOf('number');
    expect(await submit(token, 'k1')).toBe(first);
    expect(await countSubmissions(id)).toBe(1);
  });

  test('is stored once when both requests run at the same time', async () => {
    const { id, token } = await server.addUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(token, 'k1')));
    expect(new Set(answers).size).toBe(1);
    expect(await countSubmissions(id)).toBe(1);
  });

  test('is another one with another key, without a key, and of another user', async () => {
    const [one, other] = [await server.addUser(), await server.addUser()];
    const first = await submit(one.token, 'k1');
    expect(await submit(other.token, 'k1')).not.toBe(first);
    expect(await submit(one.token, 'k2')).toBe('submitTooSoon');
    expect(await submit(one.token)).toBe('submitTooSoon');
  });

  test('is refused as before, and its key stays free', async () => {
    const { token } = await server.addUser();
    const body = {
      pid: 'no-such',
      language: 'C',
      code: 'int main(){}',
      isRemote: false,
      idempotencyKey: 'k1',
    };
    const refused = await server.call('POST /api/submit-problem-judge', { token, body });
    expect(refused.errorCode).toBeDefined();
    expect(await submit(token, 'k1')).toBeTypeOf('number');
  });

  test('is known for a day', async () => {
    const { token } = await server.addUser();
    const { database, clock } = server.platform;
    const first = await submit(token, 'k1');
    await deleteOldSubmissionKeys(database, clock());
    expect(await submit(token, 'k1')).toBe(first);
    server.passTime(86_401);
    await deleteOldSubmissionKeys(database, clock());
    expect(await submit(token, 'k1')).not.toBe(first);
  });
});
