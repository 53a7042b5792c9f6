/** What each vendor implements. Every method throws `RemoteError`, and nothing else on purpose. */
import type { FinalStatus } from '@touchstone/contract/statuses';
import type { SiteSession } from './http/site-session.ts';

export interface RemoteProblem {
  /** As the site spells it. */
  id: string;
  title: string;
  timeLimitMs: number;
  memoryLimitMb: number;
  /** Markdown, formulas between dollar signs. */
  description: string;
  inputDescription: string;
  outputDescription: string;
  hint: string;
  examples: readonly { input: string; output: string }[];
  tags: readonly string[];
  /** The page of the problem. */
  sourceUrl: string;
  /** Addresses of pictures in the texts, on hosts of the site. */
  pictures: readonly string[];
  /** Addresses of files that the texts link to and that hold the statement, on hosts of the site. */
  files?: readonly string[];
  /** Ids of the site's languages, if this problem does not take all of them. */
  languages?: readonly string[];
}

export interface RemoteAccount {
  username: string;
  password: string;
  /** Of sites with an official API. */
  api?: { key: string; secret: string };
}

export interface RemoteSubmission {
  account: RemoteAccount;
  problemId: string;
  /** The id of the language at the site. */
  language: string;
  code: string;
}

/** A run in the account's own list. It finds a submission again whose id was not stored. */
export interface OwnRun {
  id: string;
  /** Undefined where the list does not show it. */
  codeBytes: number | undefined;
}

/** Sites show a run below its contest, and some to its account only. */
export interface RunReference {
  id: string;
  problemId: string;
  account: RemoteAccount;
}

export type RemoteState =
  | { kind: 'waiting'; isCompiling: boolean; testNumber?: number | undefined }
  | {
      kind: 'final';
      status: FinalStatus;
      timeMs: number | undefined;
      memoryKb: number | undefined;
      /** Output of the compiler. */
      message?: string | undefined;
      score?: number | undefined;
    }
  /** A text that we do not know. It is never a verdict. */
  | { kind: 'unknown'; text: string };

/** Sites whose problems belong to contests. */
export interface RemoteContests {
  /** The id as the site spells it, undefined if it cannot be one. */
  parseId: (text: string) => string | undefined;
  /** Ids of the problems in their order. */
  listProblems: (site: SiteSession, contestId: string) => Promise<readonly string[]>;
}

export interface RemoteJudge {
  /** The id as the site spells it, undefined if it cannot be one. */
  parseProblemId: (text: string) => string | undefined;
  fetchProblem: (site: SiteSession, problemId: string) => Promise<RemoteProblem>;
  contests?: RemoteContests;
  /** Hosts of the site, besides its own, that serve the pictures of statements. */
  pictureHosts?: readonly string[];
  /** Fills the cookies of the session. */
  logIn: (site: SiteSession, account: RemoteAccount) => Promise<void>;
  /** Returns the id of the run. */
  submit: (site: SiteSession, submission: RemoteSubmission) => Promise<string>;
  /** Runs of the account for a problem, newest first. */
  listOwnRuns: (
    site: SiteSession,
    which: { account: RemoteAccount; problemId: string },
  ) => Promise<readonly OwnRun[]>;
  /** The code of an own run as the site stored it. */
  fetchOwnCode: (site: SiteSession, run: RunReference) => Promise<string>;
  poll: (site: SiteSession, run: RunReference) => Promise<RemoteState>;
}
