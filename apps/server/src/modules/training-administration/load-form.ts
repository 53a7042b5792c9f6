/** A training as its form holds it. */
import type { Queryable } from '@touchstone/database';
import { parseTranslations } from '../../platform/translated-columns.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { dueAtOf, lateFactorOf, presentCategory } from '../trainings/index.ts';
import { getAdministeredTraining, type TrainingArea } from './administered-training.ts';
import { findCategory } from './categories.repository.ts';
import { presentAdministered } from './training-administration.presenter.ts';
import { countParticipants } from './training-administration.repository.ts';

async function loadParts(
  database: Queryable,
  viewer: Viewer,
  { id, area }: { id: number; area: TrainingArea },
) {
  const row = await getAdministeredTraining(database, viewer, { id, area, right: 'manage' });
  const category = row.categoryId === null ? undefined : await findCategory(database, row.categoryId);
  const form = {
    training: presentAdministered(row),
    trainingCategory: category === undefined ? null : presentCategory(category),
  };
  return { row, form };
}

export const loadTrainingForm = async (
  database: Queryable,
  viewer: Viewer,
  wanted: { id: number; area: TrainingArea },
) => (await loadParts(database, viewer, wanted)).form;

/** With our own fields. */
export async function loadWholeForm(database: Queryable, viewer: Viewer, id: number) {
  const { row, form } = await loadParts(database, viewer, { id, area: 'any' });
  return {
    ...form,
    titleTranslations: parseTranslations(row.titleTranslations),
    descriptionTranslations: parseTranslations(row.descriptionTranslations),
    dueAt: dueAtOf(row),
    lateFactor: lateFactorOf(row),
    problemCount: row.problemCount,
    participantCount: await countParticipants(database, id),
  };
}
