import { broken, mapped, simpleStep, type Outcome } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { createdAndUpdated } from './users.ts';

export const trainingCategoryStep = simpleStep({
  table: 'training_category',
  map: (fields, { known }) => {
    const [id, name, groupId] = [fields.id('id'), fields.text('name').trim(), fields.integerOrNull('gid')];
    if (name === '') return broken('bad-value', 'name is empty');
    if (groupId !== null && !known.groups.has(groupId))
      return broken('missing-group', `group ${String(groupId)} does not exist`);
    const key = `${String(groupId)} ${name.toLowerCase()}`;
    if (known.categoryNames.has(key)) return broken('duplicate', `the name ${name} is taken`);
    known.categoryNames.add(key);
    known.trainingCategories.add(id);
    const row = {
      id,
      name,
      color: fields.textOrNull('color') ?? '#409eff',
      group_id: groupId,
      ...createdAndUpdated(fields),
    };
    return mapped([{ table: 'training_category', row }]);
  },
});

export function mapTraining(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const id = fields.id('id');
  const groupId = fields.integerOrNull('gid');
  if (groupId !== null && !known.groups.has(groupId))
    return broken('missing-group', `group ${String(groupId)} does not exist`);
  const isPrivate = fields.text('auth') === 'Private';
  const categoryId = known.categoryOfTraining.get(id);
  const hasCategory = categoryId !== undefined && known.trainingCategories.has(categoryId);
  known.trainings.add(id);
  const row = {
    id,
    title: fields.text('title').trim() || `Training ${String(id)}`,
    description: fields.text('description'),
    author_id: known.usernames.get(fields.text('author').trim().toLowerCase()) ?? null,
    group_id: groupId,
    category_id: hasCategory ? categoryId : null,
    visibility: isPrivate ? 'private' : 'public',
    password: isPrivate ? fields.text('private_pwd') : null,
    is_listed: fields.flag('status', true),
    rank: Math.max(0, fields.integer('rank', 0)),
    ...createdAndUpdated(fields),
  };
  return mapped([{ table: 'training', row }]);
}

export const trainingStep = simpleStep({ table: 'training', map: mapTraining });

const missingTraining = (id: number) => broken('missing-training', `training ${String(id)} does not exist`);

export const trainingProblemStep = simpleStep({
  table: 'training_problem',
  map: (fields, { known }) => {
    const [trainingId, problemId] = [fields.id('tid'), fields.id('pid')];
    if (!known.trainings.has(trainingId)) return missingTraining(trainingId);
    if (!known.problems.has(problemId))
      return broken('missing-problem', `problem ${String(problemId)} does not exist`);
    const row = {
      id: fields.id('id'),
      training_id: trainingId,
      problem_id: problemId,
      rank: Math.max(0, fields.integer('rank', 0)),
      ...createdAndUpdated(fields),
    };
    return mapped([{ table: 'training_problem', row, isOptional: true }]);
  },
});

export const trainingRegistrationStep = simpleStep({
  table: 'training_register',
  map: (fields, { known }) => {
    const [trainingId, userId] = [fields.id('tid'), fields.text('uid').trim()];
    if (!known.trainings.has(trainingId)) return missingTraining(trainingId);
    if (!known.users.has(userId)) return broken('missing-user', `user ${userId} does not exist`);
    const { created_at } = createdAndUpdated(fields);
    const row = {
      training_id: trainingId,
      user_id: userId,
      registered_at: created_at,
      is_disabled: !fields.flag('status', true),
    };
    return mapped([{ table: 'training_participant', row, isOptional: true }]);
  },
});

/** Progress is computed from submissions; a record only says in which training a submission was made. */
export const trainingRecordStep = simpleStep({
  table: 'training_record',
  map: (fields, { known }) => {
    const [trainingId, submissionId] = [fields.id('tid'), fields.id('submit_id')];
    if (!known.trainings.has(trainingId)) return missingTraining(trainingId);
    if (!known.submissions.has(submissionId))
      return broken('missing-submission', `submission ${String(submissionId)} does not exist`);
    const row = { id: submissionId, training_id: trainingId };
    return mapped([{ table: 'submission', row, keys: ['id'] }]);
  },
});
