import type { Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';

export async function listAnnouncements(database: Queryable, request: PageRequest) {
  const visible = database.selectFrom('announcement').where('isHidden', '=', false);
  const { total } = await visible
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await visible
    .innerJoin('userAccount', 'userAccount.id', 'announcement.authorId')
    .select(['announcement.id', 'title', 'content', 'authorId', 'userAccount.username', 'isHidden'])
    .select(['announcement.createdAt', 'announcement.updatedAt'])
    .orderBy('announcement.createdAt', 'desc')
    .orderBy('announcement.id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>['rows'][number];

/** Those that are offered. */
export function listLanguages(database: Queryable, judgeSystem: string | undefined) {
  const languages = database
    .selectFrom('language')
    .selectAll()
    .where('isMissing', '=', false)
    .orderBy('position', 'desc')
    .orderBy('id');
  return (judgeSystem === undefined ? languages : languages.where('judgeSystem', '=', judgeSystem)).execute();
}

export type LanguageRow = Awaited<ReturnType<typeof listLanguages>>[number];
