import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { filledText, nothing, wireDate } from '../wire.ts';

export const sessionsCalls = defineCalls({
  'GET /api/sessions': {
    summary: 'The open sessions of the caller: where the account is logged in. The current one comes first.',
    access: login,
    data: z.array(
      z.object({
        id: z.string(),
        isCurrent: z.boolean(),
        /** Empty if the client sent none. */
        userAgent: z.string(),
        /** The address of the last use. Null for a session from before addresses were stored. */
        ip: z.string().nullable(),
        openedAt: wireDate(),
        /** Accurate to some minutes. */
        lastUsedAt: wireDate(),
      }),
    ),
  },
  'DELETE /api/session': {
    summary: 'Ends one session of the caller.',
    access: login,
    query: z.object({ id: filledText(64) }),
    data: nothing(),
  },
  'DELETE /api/sessions/others': {
    summary: 'Ends all sessions of the caller but the current one.',
    access: login,
    data: z.object({ ended: z.int() }),
  },
});
