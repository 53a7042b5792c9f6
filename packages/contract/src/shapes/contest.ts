/** The public data of a contest. */
import { z } from 'zod';
import { wireDate } from '../wire.ts';

export const contestShape = z.object({
  id: z.int(),
  /** The organiser's account; null if it was deleted. */
  uid: z.string().nullable(),
  author: z.string().nullable(),
  title: z.string(),
  type: z.int(),
  description: z.string().nullable(),
  /** -1 scheduled, 0 running, 1 ended. */
  status: z.int(),
  /** The contest from which it was cloned. */
  source: z.int().nullable(),
  /** 0 public, 1 private, 2 protected. */
  auth: z.int(),
  /** The server's clock, from which clients count. */
  now: wireDate(),
  startTime: wireDate(),
  endTime: wireDate(),
  /** In seconds. */
  duration: z.int(),
  sealRank: z.boolean().nullable(),
  sealRankTime: wireDate().nullable(),
  autoRealRank: z.boolean().nullable(),
  openPrint: z.boolean().nullable(),
  rankShowName: z.string().nullable(),
  openRank: z.boolean().nullable(),
  oiRankScoreType: z.enum(['Recent', 'Highest']),
  /** The number of registrations; null for none. */
  count: z.int().nullable(),
  gid: z.int().nullable(),
  allowEndSubmit: z.boolean().nullable(),
});
export type WireContest = z.output<typeof contestShape>;
