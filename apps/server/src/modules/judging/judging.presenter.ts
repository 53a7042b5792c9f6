import { toWireDate, type DataOf, type judgingCalls, type MachineFault } from '@touchstone/contract';
import type { JudgeTokenRow } from '../../platform/judge-tokens.repository.ts';
import type { JudgeRow } from './judging.repository.ts';
import type { ReturnedRow } from './returned-tasks.repository.ts';

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
      metadata: { judgeName: judge.name, 'nacos.healthy': String(judge.pausedBecause === null) },
    },
    slots: judge.slots,
    busySlots: Math.min(judge.busySlots ?? 0, judge.slots),
    pausedBecause: judge.pausedBecause as JudgeInfo['pausedBecause'],
    // Written by recordHeartbeat from parsed input, and validated by the response schema.
    languages: judge.languages as JudgeInfo['languages'],
    disabledLanguages: judge.disabledLanguages as JudgeInfo['disabledLanguages'],
  };
}

type ReturnedTaskInfo = DataOf<(typeof judgingCalls)['GET /api/admin/judging/returned-tasks']>[number];

export function presentReturned(row: ReturnedRow, now: Date): ReturnedTaskInfo {
  const isHeld = row.heldUntil !== null && row.heldUntil > now;
  return {
    taskId: row.id,
    kind: row.kind,
    submissionId: row.submissionId,
    language: row.language,
    // Written by returnTask from parsed input, and validated by the response schema.
    fault: row.returnFault as MachineFault,
    detail: row.returnDetail ?? '',
    judgeName: row.returnedBy ?? '',
    tries: row.returns,
    returnedAt: toWireDate(row.returnedAt ?? now),
    repeatedAt: isHeld ? toWireDate(row.heldUntil ?? now) : null,
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
