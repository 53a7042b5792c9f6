import { statuses, type WireRemoteAccount, type WireRemoteVendor } from '@touchstone/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { updateAccount } from '../../site/index.ts';
import { accountPassword } from '../testing/local-vendor.ts';
import { startRemoteSite, type RemoteSite } from '../testing/remote-site.ts';

let remote: RemoteSite;
beforeEach(async () => {
  remote = await startRemoteSite(['ridge', 'brook']);
});
afterEach(() => remote.close());

const callAdmin = async () => {
  const { server, root } = remote;
  const vendors = await server.call('GET /api/admin/remote/vendors', { token: root.token });
  const accounts = await server.call('GET /api/admin/remote/accounts', { token: root.token });
  return {
    vendor: (vendors.envelope.data as WireRemoteVendor[]).find(({ key }) => key === 'HDU'),
    accounts: Object.fromEntries(
      (accounts.envelope.data as WireRemoteAccount[]).map((account) => [account.username, account]),
    ),
  };
};
const remoteOf = async (id: number) => (await remote.load(id)).remote;
const senders = () => remote.site.runs.list().map(({ username }) => username);

describe('the pace', () => {
  test('gives each account one submission at a time, and then a rest', async () => {
    const ids = [await remote.submit('one'), await remote.submit('two'), await remote.submit('three')];
    await remote.worker.runDueSteps();
    expect(senders().toSorted()).toEqual(['brook', 'ridge']);
    expect(await remoteOf(ids[2] ?? 0)).toMatchObject({ state: 'waiting', reason: 'accountBusy' });
    const { accounts } = await callAdmin();
    expect(accounts['ridge']).toMatchObject({ state: 'resting', usedToday: 1 });
    await remote.advance(11);
    expect(senders()).toHaveLength(3);
    await remote.advance(3);
    expect((await remote.load(ids[2] ?? 0)).status).toBe(statuses.accepted);
  });

  test('keeps the daily cap until the next day', async () => {
    const { database, clock } = remote.server.platform;
    const usedOn = clock().toISOString().slice(0, 10);
    for (const { id } of Object.values((await callAdmin()).accounts))
      await updateAccount(database, id, { usedOn, usedCount: 100_000 });
    const id = await remote.submit('capped');
    await remote.worker.runDueSteps();
    expect(await remoteOf(id)).toMatchObject({ state: 'waiting', reason: 'dailyCap' });
    await remote.advance(86_400);
    expect(await remoteOf(id)).toMatchObject({ state: 'judging' });
  });

  test('sends submissions of contests first', async () => {
    const { database } = remote.server.platform;
    const ordinary = await remote.submit('ordinary');
    const ordinaryToo = await remote.submit('ordinary-too');
    const contest = await remote.submit('contest');
    await database
      .updateTable('remoteRun')
      .set({ priority: 10 })
      .where('submissionId', '=', contest)
      .execute();
    await remote.worker.runDueSteps();
    expect(await remoteOf(contest)).toMatchObject({ state: 'judging' });
    expect(await remoteOf(ordinary)).toMatchObject({ state: 'judging' });
    expect(await remoteOf(ordinaryToo)).toMatchObject({ state: 'waiting' });
  });
});

describe('a wrong password', () => {
  test('pauses its account only, until an administrator corrects it', async () => {
    const { server, root } = remote;
    const wrong = (await callAdmin()).accounts['ridge']?.id ?? 0;
    const put = (password: string) =>
      server.call('PUT /api/admin/remote/account', { token: root.token, body: { id: wrong, password } });
    await put('not the password');
    const ids = [await remote.submit('first'), await remote.submit('second')];
    await remote.worker.runDueSteps();
    expect((await callAdmin()).accounts['ridge']).toMatchObject({ state: 'paused', reason: 'wrongPassword' });
    expect((await callAdmin()).vendor).toMatchObject({ state: 'working' });
    await remote.advance(11);
    expect(senders()).toEqual(['brook', 'brook']);
    const failures = await server.call('GET /api/admin/remote/failures', { token: root.token });
    expect(failures.envelope.data).toMatchObject({
      total: 1,
      records: [{ step: 'login', username: 'ridge' }],
    });
    expect(JSON.stringify(failures.envelope.data)).not.toContain('not the password');
    await put(accountPassword);
    expect((await callAdmin()).accounts['ridge']).toMatchObject({ state: 'ready' });
    await remote.advance(3);
    for (const id of ids) expect((await remote.load(id)).status).toBe(statuses.accepted);
  });
});

describe('a site that is down', () => {
  test('is paused after three failures; submissions wait and go on by themselves', async () => {
    remote.site.failWhen(() => 'maintenance');
    const id = await remote.submit('patient');
    for (let look = 0; look < 4; look += 1) await remote.advance(40);
    const { vendor } = await callAdmin();
    expect(vendor).toMatchObject({ state: 'paused', reason: 'siteDown', waiting: 1 });
    expect(vendor?.resumesAt).not.toBeNull();
    expect(await remote.load(id)).toMatchObject({ status: statuses.pending });
    const later = await remote.submit('later');
    await remote.worker.runDueSteps();
    expect(await remoteOf(later)).toMatchObject({ state: 'waiting', reason: 'vendorPaused' });
    remote.site.failWhen(() => undefined);
    await remote.advance(3600);
    await remote.advance(11);
    await remote.advance(3);
    expect((await callAdmin()).vendor).toMatchObject({ state: 'working', reason: null });
    expect((await remote.load(id)).status).toBe(statuses.accepted);
    expect((await remote.load(later)).status).toBe(statuses.accepted);
    expect(senders()).toHaveLength(2);
  });

  test('is used again at once when an administrator resumes it', async () => {
    const { server, root } = remote;
    remote.site.failWhen(() => 'maintenance');
    const id = await remote.submit('resumed');
    for (let look = 0; look < 4; look += 1) await remote.advance(40);
    remote.site.failWhen(() => undefined);
    await server.call('POST /api/admin/remote/vendor/resume', { token: root.token, body: { key: 'HDU' } });
    expect((await callAdmin()).vendor).toMatchObject({ state: 'working' });
    await remote.advance(1800);
    await remote.advance(3);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
  });

  test('leaves the page that was not understood, without secrets', async () => {
    const { server, root } = remote;
    const id = await remote.submit('changed');
    await remote.worker.runDueSteps();
    remote.site.changeLayout();
    await remote.advance(3);
    expect(await remote.load(id)).toMatchObject({ status: statuses.judging });
    const list = await server.call('GET /api/admin/remote/failures', { token: root.token });
    const [failure] = (list.envelope.data as { records: { id: number }[] }).records;
    expect(failure).toMatchObject({
      step: 'poll',
      code: 'layoutChanged',
      hasSnapshot: true,
      httpStatus: 200,
    });
    const one = await server.call('GET /api/admin/remote/failure', {
      token: root.token,
      query: { id: failure?.id ?? 0 },
    });
    expect(one.envelope.data).toMatchObject({ snapshot: expect.stringContaining('<main>Status') as string });
  });
});

describe('a vendor', () => {
  test('that is off, or has no account, takes no submissions; those that wait go on later', async () => {
    const { server, root } = remote;
    const enable = (isEnabled: boolean) =>
      server.call('PUT /api/admin/remote/vendor', { token: root.token, body: { key: 'HDU', isEnabled } });
    const waiting = await remote.submit('waiting');
    await enable(false);
    await remote.worker.runDueSteps();
    expect(await remoteOf(waiting)).toMatchObject({ reason: 'vendorOff' });
    await expect(remote.submit('refused')).rejects.toThrow('remoteVendorOff');
    await enable(true);
    for (const { id } of Object.values((await callAdmin()).accounts))
      await server.call('PUT /api/admin/remote/account', {
        token: root.token,
        body: { id, isEnabled: false },
      });
    await expect(remote.submit('refused')).rejects.toThrow('remoteAccountMissing');
    await remote.worker.runDueSteps();
    expect(await remoteOf(waiting)).toMatchObject({ reason: 'noAccount' });
    expect(senders()).toEqual([]);
  });
});

describe('two workers', () => {
  test('share the work and send nothing twice', async () => {
    const { createRemoteWorker } = await import('./remote-worker.ts');
    const options = {
      pace: { accountIntervalMs: 0, vendorIntervalMs: 0, pollIntervalMs: 0 },
      random: () => 0,
    };
    const workers = [1, 2].map(() => createRemoteWorker(remote.server.platform, options));
    const marks = Array.from({ length: 12 }, (_, index) => `shared-${String(index)}`);
    const ids = await Promise.all(marks.map((mark) => remote.submit(mark)));
    // At each look both take what they get.
    for (let look = 0; look < 30 && remote.site.runs.list().length < 12; look += 1)
      await Promise.all(workers.map((worker) => worker.runDueSteps()));
    remote.server.passTime(3);
    await Promise.all(workers.map((worker) => worker.runDueSteps()));
    const found = await Promise.all(ids.map(async (id) => (await remote.load(id)).status));
    expect(found).toEqual(ids.map(() => statuses.accepted));
    expect(remote.site.runs.list()).toHaveLength(12);
  });
});
