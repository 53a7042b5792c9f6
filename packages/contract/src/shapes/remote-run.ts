import { z } from 'zod';
import { remotePrefixes } from '../remote-judges.ts';
import { remoteReasons } from '../remote-reasons.ts';

/** How far a submission is at another site. */
export const remoteRun = z.object({
  vendor: z.enum(remotePrefixes),
  /** `sending`: the code is on the way. */
  state: z.enum(['waiting', 'sending', 'judging', 'finished']),
  /** Why it waits, or why it failed. */
  reason: z.enum(remoteReasons).nullable(),
  /** Where the site shows which test runs. */
  testNumber: z.int().nullable(),
  /** The page of the run, for viewers who see the code. */
  runUrl: z.string().nullable(),
  /** For administrators. */
  accountName: z.string().nullable(),
});
export type WireRemoteRun = z.output<typeof remoteRun>;
