/** What the answers of SPOJ mean. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { z } from 'zod';

/** Times are `0.05` seconds, memory `5.2M` or `512k`, each inside of some markup. */
export const statusAnswer = z.array(
  z.object({
    id: z.coerce.string(),
    status: z.coerce.number(),
    status_description: z.string().optional(),
    time: z.string().nullish(),
    mem: z.string().nullish(),
    final: z.coerce.number(),
  }),
);
export type RunStatus = z.infer<typeof statusAnswer>[number];

export const finalResults: ReadonlyMap<number, FinalStatus> = new Map<number, FinalStatus>([
  [11, statuses.compileError],
  [12, statuses.runtimeError],
  [13, statuses.timeLimitExceeded],
  [14, statuses.wrongAnswer],
  [15, statuses.accepted],
]);

export function parseSeconds(text: string | null | undefined): number | undefined {
  const seconds = /\d+\.\d+/u.exec(text ?? '')?.[0];
  return seconds === undefined ? undefined : Math.round(Number(seconds) * 1000);
}

export function parseMemory(text: string | null | undefined): number | undefined {
  const [, number, unit] = /([\d.]+)\s*([Mk])/u.exec(text ?? '') ?? [];
  if (number === undefined) return undefined;
  return Math.round(Number(number) * (unit === 'M' ? 1024 : 1));
}
