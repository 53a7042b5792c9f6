import type { Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';

type MailState = 'queued' | 'sent' | 'kept' | 'failed';

export async function listMails(
  database: Queryable,
  { state, ...request }: PageRequest & { state?: MailState | null | undefined },
) {
  const all = database.selectFrom('mail');
  const wanted = state == null ? all : all.where('state', '=', state);
  const { total } = await wanted
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .select(['id', 'recipient', 'subject', 'textBody', 'state', 'lastError', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export async function listAuditEntries(
  database: Queryable,
  { keyword, ...request }: PageRequest & { keyword?: string | undefined },
) {
  const all = database.selectFrom('auditLog');
  const pattern = containing(keyword ?? '');
  const wanted =
    keyword === undefined
      ? all
      : all.where((where) =>
          where.or([
            where('actorUsername', 'like', pattern),
            where('action', 'like', pattern),
            where('target', 'like', pattern),
          ]),
        );
  const { total } = await wanted
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export type MailRow = Awaited<ReturnType<typeof listMails>>['rows'][number];
export type AuditEntryRow = Awaited<ReturnType<typeof listAuditEntries>>['rows'][number];
