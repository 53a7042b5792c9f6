/** The local sites of all vendors with real judging. Codeforces and its gym are one site. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteJudges, type RemotePrefix } from '@touchstone/contract/remote-judges';
import type { VendorSite } from '@touchstone/remote-judges/testing/vendor-site';
import { startVendorSite } from '@touchstone/remote-judges/testing/vendor-sites';
import { createRealJudge } from './real-judge.ts';

export interface RemoteSites {
  sites: ReadonlyMap<RemotePrefix, VendorSite>;
  /** The value of REMOTE_SITES. */
  addresses: Readonly<Partial<Record<RemotePrefix, string>>>;
  stop: () => Promise<void>;
}

/** The same at every site. */
export const siteAccounts = { ridge: 'a secret & more', valley: 'another secret' };

export async function startRemoteSites(languages: readonly string[]): Promise<RemoteSites> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-remote-'));
  const judge = createRealJudge(folder, languages);
  const byAccount = new Map<string, VendorSite>();
  const sites = new Map<RemotePrefix, VendorSite>();
  for (const { prefix, accountKey } of remoteJudges) {
    const site =
      byAccount.get(accountKey) ??
      (await startVendorSite(prefix, { accounts: siteAccounts, judge: judge.judgeFor(prefix) }));
    byAccount.set(accountKey, site);
    sites.set(prefix, site);
  }
  return {
    sites,
    addresses: Object.fromEntries([...sites].map(([prefix, { origin }]) => [prefix, origin])),
    stop: async () => {
      await Promise.all([...byAccount.values()].map((site) => site.close()));
      await judge.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
