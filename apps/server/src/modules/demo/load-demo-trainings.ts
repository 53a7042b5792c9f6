/** Public trainings. They have no participants: the progress of a user follows from the solved problems. */
import { defaultLocale } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { storeTranslations } from '../../platform/translated-columns.ts';
import { rootId } from '../accounts/index.ts';
import { insertTraining } from '../trainings/index.ts';
import { titleColumns } from './demo-texts.ts';
import { demoCategories, demoTrainings, type DemoTraining } from './demo-trainings.ts';
import { insertTrainingCategories, insertTrainingProblems } from './demo.repository.ts';

interface Loaded {
  problemIds: ReadonlyMap<string, number>;
  now: Date;
}

export async function loadDemoTrainings(transaction: Queryable, loaded: Loaded) {
  const rows = await insertTrainingCategories(
    transaction,
    demoCategories.map((category) => ({ ...category, createdAt: loaded.now, updatedAt: loaded.now })),
  );
  const categoryIds = new Map(rows.map(({ id, name }) => [name, id]));
  for (const training of demoTrainings) await loadTraining(transaction, training, { ...loaded, categoryIds });
}

async function loadTraining(
  transaction: Queryable,
  { title, description, category, rank, displayIds }: DemoTraining,
  { problemIds, categoryIds, now }: Loaded & { categoryIds: ReadonlyMap<string, number> },
) {
  const problems = displayIds.flatMap((displayId) => problemIds.get(displayId) ?? []);
  // A site with other problems under these display ids has its own trainings, too.
  if (problems.length < displayIds.length) return;
  const times = { createdAt: now, updatedAt: now };
  const trainingId = await insertTraining(transaction, {
    ...titleColumns(title),
    description: description[defaultLocale],
    descriptionTranslations: storeTranslations({ ...description, [defaultLocale]: '' }),
    categoryId: categoryIds.get(category) ?? null,
    rank,
    authorId: rootId,
    ...times,
  });
  await insertTrainingProblems(
    transaction,
    problems.map((problemId, index) => ({ trainingId, problemId, rank: index + 1, ...times })),
  );
}
