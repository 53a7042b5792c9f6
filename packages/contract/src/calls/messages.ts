import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';

export const messagesCalls = defineCalls({
  'GET /api/msg/unread': {
    summary: 'How many messages of each kind are unread.',
    access: login,
    data: z.object({ comment: z.int(), reply: z.int(), like: z.int(), sys: z.int(), mine: z.int() }),
  },
});
