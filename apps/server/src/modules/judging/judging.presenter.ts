import { toWireDate, type DataOf, type judgingCalls } from '@touchstone/contract';
import type { JudgeTokenRow } from '../../platform/judge-tokens.repository.ts';
import type { JudgeRow } from './judging.repository.ts';

type JudgeInfo = DataOf<(typeof judgingCalls)['GET /api/admin/config/get-judge-service-info']>[number];

const percent = (value: number) => `${value.toFixed(2)}%`;

export function presentJudge(judge: JudgeRow): JudgeInfo {
  return {
    cpuCores: judge.cpuCores,
    percentCpuLoad: percent(judge.cpuLoadPercent),
    percentMemoryLoad: percent(judge.memoryLoadPercent),
    // Judges listen on no port: they call the server. Existing clients expect the field.
    service: {
      host: judge.address,
      port: 0,
      secure: false,
      metadata: { judgeName: judge.name, 'nacos.healthy': 'true' },
    },
    slots: judge.slots,
    busySlots: Math.min(judge.busySlots ?? 0, judge.slots),
    // Written by recordHeartbeat from parsed input, and validated by the response schema.
    languages: judge.languages as JudgeInfo['languages'],
    disabledLanguages: judge.disabledLanguages as JudgeInfo['disabledLanguages'],
  };
}

const optionalDate = (date: Date | null) => (date === null ? null : toWireDate(date));

export const presentToken = (token: JudgeTokenRow) => ({
  id: token.id,
  name: token.name,
  createdAt: toWireDate(token.createdAt),
  lastUsedAt: optionalDate(token.lastUsedAt),
  revokedAt: optionalDate(token.revokedAt),
});
