import { z } from 'zod';
import { anyAdmin, defineCalls } from '../define-calls.ts';
import { integer, nothing, text } from '../wire.ts';

export const judgingCalls = defineCalls({
  'POST /judge-gateway/heartbeat': {
    summary: 'A judge says that it is alive, what it can run and how busy it is.',
    access: { kind: 'judge' },
    body: z.object({
      name: text(64).min(1),
      slots: integer({ min: 1, max: 1024 }),
      languages: z.array(z.object({ name: text(64), version: text(200) })).max(100),
      disabledLanguages: z.array(z.object({ name: text(64), reason: text(2000) })).max(100),
      cpuCores: integer({ min: 1, max: 4096 }),
      cpuLoadPercent: z.number().min(0).max(100),
      memoryLoadPercent: z.number().min(0).max(100),
    }),
    data: nothing(),
  },
  'GET /api/admin/config/get-judge-service-info': {
    summary: 'The judges that are alive, with their load.',
    access: anyAdmin,
    data: z.array(
      z.object({
        cpuCores: z.int(),
        percentCpuLoad: z.string(),
        percentMemoryLoad: z.string(),
        service: z.object({
          host: z.string(),
          port: z.int(),
          secure: z.boolean(),
          metadata: z.record(z.string(), z.string()),
        }),
        slots: z.int(),
        languages: z.array(z.object({ name: z.string(), version: z.string() })),
        disabledLanguages: z.array(z.object({ name: z.string(), reason: z.string() })),
      }),
    ),
  },
});

export type JudgeHeartbeat = z.output<(typeof judgingCalls)['POST /judge-gateway/heartbeat']['body']>;
