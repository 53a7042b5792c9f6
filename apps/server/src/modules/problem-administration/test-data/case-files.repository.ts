import type { Queryable } from '@touchstone/database';
import type { StoredFiles } from '../../problems/index.ts';

/** In judging order. */
export const listCaseFiles = (database: Queryable, problemId: number): Promise<StoredFiles[]> =>
  database
    .selectFrom('problemCase')
    .select(['inputName', 'inputSha256', 'inputBytes', 'answerName', 'answerSha256', 'answerBytes'])
    .where('problemId', '=', problemId)
    .orderBy('position')
    .execute();
