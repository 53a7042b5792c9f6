import type { UsageRow } from './usage.repository.ts';

export const presentUsage = ({ costMicros, ...row }: UsageRow) => ({ ...row, cost: costMicros / 1_000_000 });
