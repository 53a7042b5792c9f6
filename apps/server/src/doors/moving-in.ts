/** For the command that moves a site in from another judge. */
import { inTransaction, type Database } from '@touchstone/database';
import { storeLanguages } from '../modules/site/index.ts';
import { wantedLanguages } from '../modules/site/languages/store-languages.ts';
import { lockTraining } from '../modules/trainings/progress/progress.repository.ts';
import { recomputeProgress } from '../modules/trainings/progress/update-progress.ts';

export { describeFault, describeNote } from '../modules/problem-exchange/import-texts.ts';
export { writeImportedProblem, type ImportedParts } from '../modules/problem-exchange/import-problem.ts';
export { findProblemJudging, listLanguageNames } from '../modules/problems/index.ts';
export { repairCounters } from '../modules/submissions/counters/recount.ts';

/** Judge and name of every language of the program, for a dry run before the first start. */
export const listLanguageKeys = (): string[] =>
  wantedLanguages.map(({ judgeSystem, name }) => `${judgeSystem} ${name}`);

/** Languages are known by their names; a site that never ran has none yet. */
export const prepareLanguages = (database: Database): Promise<void> =>
  storeLanguages({ database, clock: () => new Date() });

/** The progress of all participants, from their submissions. */
export const recomputeTraining = (database: Database, trainingId: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const training = await lockTraining(transaction, trainingId);
    if (training !== undefined) await recomputeProgress(transaction, training);
  });
