import type { Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../../platform/page-request.ts';

export interface UsageFilter {
  from: string | undefined;
  to: string | undefined;
  keyword: string | undefined;
}

const usage = (database: Queryable, { from, to, keyword }: UsageFilter) =>
  database
    .selectFrom('assistantUsage')
    .innerJoin('userAccount', 'userAccount.id', 'assistantUsage.userId')
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .$if(keyword !== undefined, (query) =>
      query.where('userAccount.username', 'ilike', containing(keyword ?? '')),
    );

const selectUsage = (database: Queryable, filter: UsageFilter) =>
  usage(database, filter)
    .select(['day', 'userAccount.id as uid', 'userAccount.username', 'questions', 'promptTokens'])
    .select(['completionTokens', 'costMicros'])
    .orderBy('day', 'desc')
    .orderBy('userAccount.username');

export async function listUsage(database: Queryable, filter: UsageFilter, request: PageRequest) {
  const { total } = await usage(database, filter)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectUsage(database, filter).limit(request.limit).offset(offsetOf(request)).execute();
  return { rows, total };
}

export const listAllUsage = (database: Queryable, filter: UsageFilter, limit: number) =>
  selectUsage(database, filter).limit(limit).execute();

export type UsageRow = Awaited<ReturnType<typeof listAllUsage>>[number];
