/** A row of the problem lists of administrators: the whole problem as existing clients know it, without the checker. */
import type { Locale } from '@touchstone/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '@touchstone/database';
import { titleFor } from '../../platform/translated-columns.ts';
import { presentProblem } from '../problems/index.ts';

/** Besides these a list selects the names of the author and of the last editor. */
export const listRowColumns = [
  'problem.id',
  'problem.displayId',
  'problem.title',
  'problem.titleTranslations',
  'problem.authorId',
  'problem.scoring',
  'problem.judgeMode',
  'problem.caseMode',
  'problem.timeLimitMs',
  'problem.memoryLimitMb',
  'problem.stackLimitMb',
  'problem.description',
  'problem.inputDescription',
  'problem.outputDescription',
  'problem.examples',
  'problem.isRemote',
  'problem.source',
  'problem.difficulty',
  'problem.hint',
  'problem.visibility',
  'problem.archivedVisibility',
  'problem.fullScore',
  'problem.isCodeSharingAllowed',
  'problem.userExtraFiles',
  'problem.isTrailingBlankIgnored',
  'problem.areCaseResultsOpen',
  'problem.areCasesTyped',
  'problem.groupId',
  'problem.inputFileName',
  'problem.outputFileName',
  'problem.judgingChangedAt',
  'problem.createdAt',
  'problem.updatedAt',
] as const;

type Column = (typeof listRowColumns)[number] extends `problem.${infer Name}` ? Name : never;

export type ListRow = Pick<Selectable<Tables['problem']>, Column> & {
  author: string | null;
  modifier: string | null;
};

export const presentListRow = (row: ListRow, locale: Locale) => ({
  ...presentProblem({ ...row, hasCases: true }),
  title: titleFor(row, locale),
  isUploadCase: !row.areCasesTyped,
  caseVersion: String((row.judgingChangedAt ?? row.createdAt).getTime()),
  modifiedUser: row.modifier,
});
