/** What the local servers of all vendors have in common. */
import { randomUUID } from 'node:crypto';
import type { LocalSite, SiteAnswer, SiteRequest } from './local-site.ts';
import type { JudgeRun, SiteRuns } from './site-runs.ts';

export interface SiteProblem {
  title: string;
  /** HTML, or what the site uses instead. */
  description: string;
  sampleInput: string;
  sampleOutput: string;
  hint?: string;
  /** Instead of the description; in the gym of Codeforces. */
  pdf?: Buffer;
  /** Shown to accounts only. */
  isPrivate?: boolean;
}

export interface VendorSiteOptions {
  /** Passwords by username. */
  accounts: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, SiteProblem>>;
  judge: JudgeRun;
}

export interface VendorSite extends LocalSite {
  runs: SiteRuns;
  /** Ends all sessions, as sites do at night. */
  logOutAll: () => void;
  /** From now on the page of results looks different. */
  changeLayout: () => void;
}

export interface LoginSessions {
  /** The cookie of a new session, undefined for a wrong password. */
  logIn: (username: string, password: string) => string | undefined;
  findUser: (request: SiteRequest) => string | undefined;
  logOutAll: () => void;
}

export function createLoginSessions(
  accounts: VendorSiteOptions['accounts'],
  cookieName: string,
): LoginSessions {
  const users = new Map<string, string>();
  return {
    logIn: (username, password) => {
      if (accounts[username] === undefined || accounts[username] !== password) return undefined;
      const id = randomUUID();
      users.set(id, username);
      return `${cookieName}=${id}; Path=/`;
    },
    findUser: ({ cookies }) => users.get(cookies.get(cookieName) ?? ''),
    logOutAll: () => users.clear(),
  };
}

export const redirectTo = (location: string, cookie?: string): SiteAnswer => ({
  status: 302,
  headers: { location, ...(cookie !== undefined && { 'set-cookie': cookie }) },
  body: '',
});

export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
