/** The clients of all vendors, by prefix. */
import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { atcoder } from './atcoder/atcoder.ts';
import { codeforces, codeforcesGym } from './codeforces/codeforces.ts';
import { hdu } from './hdu/hdu.ts';
import { openSiteSession, type SiteSession, type SiteSessionOptions } from './http/site-session.ts';
import { libreoj } from './libreoj/libreoj.ts';
import { poj } from './poj/poj.ts';
import type { RemoteJudge } from './remote-judge.ts';
import { spoj } from './spoj/spoj.ts';

export const remoteJudgeClients: Readonly<Record<RemotePrefix, RemoteJudge>> = {
  HDU: hdu,
  CF: codeforces,
  GYM: codeforcesGym,
  POJ: poj,
  SPOJ: spoj,
  AC: atcoder,
  LIBRE: libreoj,
};

/** Where pages do not name their encoding. */
const encodings: Partial<Readonly<Record<RemotePrefix, string>>> = { HDU: 'gbk', POJ: 'gbk' };

/** A session at the site of a vendor; `origin` for a mirror or a local server. */
export const openVendorSession = (
  prefix: RemotePrefix,
  { origin = getRemoteVendor(prefix).baseUrl, ...options }: Partial<SiteSessionOptions> = {},
): SiteSession => openSiteSession({ origin, encoding: encodings[prefix] ?? 'utf-8', ...options });
