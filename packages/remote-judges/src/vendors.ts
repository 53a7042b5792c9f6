/** The client of each vendor. */
import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { atcoder } from './atcoder/atcoder.ts';
import { codeforces, codeforcesGym } from './codeforces/codeforces.ts';
import { hdu } from './hdu/hdu.ts';
import { openSiteSession, type SiteSession, type SiteSessionOptions } from './http/site-session.ts';
import { libreoj } from './libreoj/libreoj.ts';
import { poj } from './poj/poj.ts';
import type { RemoteJudge } from './remote-judge.ts';
import { spoj } from './spoj/spoj.ts';

interface VendorClient {
  judge: RemoteJudge;
  /** Of pages that do not name theirs. */
  encoding?: string;
  /** The page of a run, for users. */
  runUrl: (siteUrl: string, run: { id: string; problemId: string }) => string;
}

const contestOf = (problemId: string) => /^\d+(?=\D)/u.exec(problemId)?.[0] ?? problemId.slice(0, -2);

export const vendorClients: Readonly<Record<RemotePrefix, VendorClient>> = {
  HDU: {
    judge: hdu,
    encoding: 'gbk',
    runUrl: (site, { id }) => `${site}/status.php?first=${id}`,
  },
  CF: {
    judge: codeforces,
    runUrl: (site, { id, problemId }) => `${site}/contest/${contestOf(problemId)}/submission/${id}`,
  },
  GYM: {
    judge: codeforcesGym,
    runUrl: (site, { id, problemId }) =>
      `${new URL(site).origin}/gym/${contestOf(problemId)}/submission/${id}`,
  },
  POJ: {
    judge: poj,
    encoding: 'gbk',
    runUrl: (site, { id }) => `${site}/showsource?solution_id=${id}`,
  },
  SPOJ: { judge: spoj, runUrl: (site, { problemId }) => `${site}/status/${problemId}/` },
  AC: {
    judge: atcoder,
    runUrl: (site, { id, problemId }) =>
      `${site}/contests/${problemId.slice(0, problemId.lastIndexOf('_'))}/submissions/${id}`,
  },
  LIBRE: { judge: libreoj, runUrl: (site, { id }) => `${site}/s/${id}` },
};

/** A session at the site of a vendor; `origin` for a mirror or a local server. */
export const openVendorSession = (
  prefix: RemotePrefix,
  { origin = getRemoteVendor(prefix).baseUrl, ...options }: Partial<SiteSessionOptions> = {},
): SiteSession =>
  openSiteSession({ origin, encoding: vendorClients[prefix].encoding ?? 'utf-8', ...options });
