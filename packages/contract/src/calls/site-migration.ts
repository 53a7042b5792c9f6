import { z } from 'zod';
import { defineCalls, superAdmin } from '../define-calls.ts';
import { optionalText, page, paging, wireDate } from '../wire.ts';

const step = z.object({
  name: z.string(),
  total: z.int(),
  isFinished: z.boolean(),
  read: z.int(),
  moved: z.int(),
  skipped: z.int(),
  broken: z.int(),
});

const parity = z.object({
  checkedAt: wireDate(),
  judged: z.int(),
  differing: z.int(),
  boards: z.int(),
  differingBoards: z.int(),
});

/** The site that this one moved in from, by `touchstone migrate`. */
export const siteMigrationCalls = defineCalls({
  'GET /api/admin/migration': {
    summary: 'Progress and report of the last migration from another judge.',
    access: superAdmin,
    data: z.object({
      /** Null: this site has not moved in. */
      migration: z
        .object({
          source: z.enum(['hoj', 'qduoj', 'hydro']),
          state: z.enum(['running', 'finished', 'failed']),
          error: z.string().nullable(),
          startedAt: wireDate(),
          updatedAt: wireDate(),
          finishedAt: wireDate().nullable(),
          steps: z.array(step),
          parity: parity.nullable(),
        })
        .nullable(),
    }),
  },
  'GET /api/admin/migration/findings': {
    summary:
      'Rows of the source that were not moved, or not as they were, in the order in which they were found.',
    access: superAdmin,
    query: z.object({ ...paging(20), step: optionalText(100) }),
    data: page(
      z.object({
        id: z.int(),
        step: z.string(),
        key: z.string(),
        isBroken: z.boolean(),
        code: z.string(),
        detail: z.string(),
      }),
    ),
  },
});
