/** A local site of a vendor for tests of the server: accounts, one problem, and results that the test decides. */
import { startHduServer } from '@touchstone/remote-judges/testing/hdu-server';
import type { SiteVerdict } from '@touchstone/remote-judges/testing/site-runs';
import type { VendorSite } from '@touchstone/remote-judges/testing/vendor-site';

export const accountPassword = 'a secret & more';

export interface LocalVendor extends VendorSite {
  /** The result of codes that contain the text; others are accepted. */
  decide: (text: string, verdict: SiteVerdict | 'never') => void;
}

export async function startLocalHdu(usernames: readonly string[] = ['ridge']): Promise<LocalVendor> {
  const verdicts = new Map<string, SiteVerdict | 'never'>();
  const site = await startHduServer({
    accounts: Object.fromEntries(usernames.map((name) => [name, accountPassword])),
    problems: {
      '1000': {
        title: 'A + B Problem',
        description: 'Calculate A + B.',
        sampleInput: '1 1',
        sampleOutput: '2',
      },
    },
    judge: ({ code }) => {
      const verdict = [...verdicts].find(([text]) => code.includes(text))?.[1];
      if (verdict === 'never') return new Promise(() => undefined);
      return Promise.resolve(verdict ?? { result: 'Accepted', timeMs: 15, memoryKb: 1800 });
    },
  });
  return { ...site, decide: (text, verdict) => void verdicts.set(text, verdict) };
}
