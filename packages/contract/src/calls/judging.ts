import { z } from 'zod';
import { defineCalls } from '../define-calls.ts';
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
});

export type JudgeHeartbeat = z.output<(typeof judgingCalls)['POST /judge-gateway/heartbeat']['body']>;
