/** A server, a local HDU and a worker whose time the test drives. */
import type { Judge } from '@touchstone/contract';
import type { RemoteJudge } from '@touchstone/remote-judges/remote-judge';
import { vendorClients } from '@touchstone/remote-judges/vendors';
import { addProblem } from '../../../testing/sample-content.ts';
import { startServerWithStoppedClock, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';
import { createRemoteWorker, type RemoteWorker } from '../worker/remote-worker.ts';
import type { ChangedOptions } from '../worker/worker-options.ts';
import { accountPassword, startLocalHdu, type LocalVendor } from './local-vendor.ts';

export const program = (mark: string) =>
  `#include <cstdio>\nint main() { int a, b; while (~scanf("%d%d", &a, &b)) printf("%d\\n", a + b); } // ${mark}\n`;

/** A worker that dies here: whatever it holds stays until its lease lapses. */
export class Crash extends Error {}

export interface RemoteSite {
  server: TestServer;
  site: LocalVendor;
  worker: RemoteWorker;
  problem: { id: number; displayId: string };
  root: { id: string; token: string };
  user: { id: string; token: string };
  /** Changes calls of the client, for example to crash in between. */
  decorate: (changes: (judge: RemoteJudge) => Partial<RemoteJudge>) => void;
  submit: (mark: string, more?: { cid?: number; pid?: string; token?: string }) => Promise<number>;
  load: (submissionId: number) => Promise<Judge>;
  findRun: (submissionId: number) => Promise<RunFacts>;
  /** Lets time pass and does the steps that are due. */
  advance: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
}

export type RunFacts = Awaited<ReturnType<typeof readRun>>;

const readRun = ({ platform }: TestServer, submissionId: number) =>
  platform.database
    .selectFrom('remoteRun')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .executeTakeFirstOrThrow();

/** Of the worker: one account may send every ten seconds, the list of the site is complete after ten. */
const pace = { accountIntervalMs: 10_000, vendorIntervalMs: 0, pollIntervalMs: 0, listDelayMs: 10_000 };

export async function startRemoteSite(
  usernames: readonly string[] = ['ridge'],
  options: ChangedOptions = {},
): Promise<RemoteSite> {
  const site = await startLocalHdu(usernames);
  const server = await startServerWithStoppedClock({ remoteSites: { HDU: site.origin } });
  const { platform } = server;
  await storeLanguages(platform);
  await platform.settings.change('switches', { defaultSubmitInterval: 0 });
  const problem = await addProblem(server, { displayId: 'HDU-1000', isRemote: true });
  const root = await server.addUser({ role: 'root' });
  const user = await server.addUser();
  for (const username of usernames)
    await server.call('POST /api/admin/remote/account', {
      token: root.token,
      body: { accountKey: 'hdu', username, password: accountPassword },
    });
  const original = vendorClients.HDU.judge;
  let judge = original;
  const worker = createRemoteWorker(platform, {
    judgeOf: () => judge,
    random: () => 0.5,
    leaseMs: 60_000,
    pace,
    ...options,
  });

  const submit: RemoteSite['submit'] = async (mark, { cid, pid, token = user.token } = {}) => {
    const { envelope, errorCode } = await server.call('POST /api/submit-problem-judge', {
      token,
      body: { pid: pid ?? problem.displayId, language: 'G++', code: program(mark), ...(cid && { cid }) },
    });
    if (errorCode !== undefined) throw new Error(errorCode);
    return (envelope.data as { submitId: number }).submitId;
  };

  return {
    server,
    site,
    worker,
    problem,
    root,
    user,
    decorate: (changes) => {
      judge = { ...original, ...changes(original) };
    },
    submit,
    load: async (submissionId) => {
      const { envelope } = await server.call('GET /api/get-submission-detail', {
        token: root.token,
        query: { submitId: submissionId },
      });
      return (envelope.data as { submission: Judge }).submission;
    },
    findRun: (submissionId) => readRun(server, submissionId),
    advance: async (seconds) => {
      server.passTime(seconds);
      await worker.runDueSteps();
    },
    close: async () => {
      await worker.stop();
      await server.close();
      await site.close();
    },
  };
}
