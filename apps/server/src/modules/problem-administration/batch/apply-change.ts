import type { Queryable } from '@touchstone/database';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { changeProblemAudience, deleteLockedProblems } from '../../submissions/index.ts';
import { findTagsByName, mapTagsOfProblems } from '../../tags/index.ts';
import { addTags } from '../content/problem-content.repository.ts';
import { parseTags, writeChosenTags } from '../form/draft-choices.ts';
import { touchProblems } from '../problem-administration.repository.ts';
import { authOfVisibility, visibilityOfAuth } from '../problem-visibility.ts';
import { archiveAll, restoreAll } from './archive-problems.ts';
import { logChange } from './log-change.ts';
import { removeTags, setDifficulty, type BatchProblem } from './batch.repository.ts';
import type { PlannedChange } from './batch-change.ts';

interface Applying<Change = PlannedChange> {
  change: Change;
  by: { viewer: Viewer; origin: CallOrigin };
  now: Date;
}

/** Every problem allows this change and is locked. Returns the number of problems that changed. */
export async function applyChange(
  transaction: Queryable,
  problems: readonly BatchProblem[],
  { change, by, now }: Applying,
): Promise<number> {
  switch (change.action) {
    case 'change-auth':
      return changeAuth(transaction, problems, { change, by, now });
    case 'delete':
      return deleteAll(transaction, problems, { change, by, now });
    case 'archive':
      return archiveAll(transaction, problems, { by, now });
    case 'restore':
      return restoreAll(transaction, problems, { by, now });
    case 'add-tags':
    case 'remove-tags':
      return changeTags(transaction, problems, { change, by, now });
    case 'change-difficulty':
      return changeDifficulty(transaction, problems, { change, by, now });
    default:
      return change satisfies never;
  }
}

type Of<Action extends PlannedChange['action']> = Extract<PlannedChange, { action: Action }>;

async function changeAuth(
  transaction: Queryable,
  problems: readonly BatchProblem[],
  { change, by, now }: Applying<Of<'change-auth'>>,
) {
  const visibility = visibilityOfAuth(change.auth);
  if (visibility === undefined) throw new Error('unknown visibility passed validation');
  const changed = problems.filter((problem) => problem.visibility !== visibility);
  await touchProblems(
    transaction,
    changed.map(({ id }) => id),
    { modifiedBy: by.viewer.id, updatedAt: now },
  );
  for (const problem of changed) {
    await changeProblemAudience(transaction, problem.id, { visibility, updatedAt: now });
    await logChange(transaction, problem, {
      by,
      action: 'problem.change-auth',
      before: { auth: authOfVisibility[problem.visibility] },
      after: { auth: change.auth },
    });
  }
  return changed.length;
}

async function deleteAll(
  transaction: Queryable,
  problems: readonly BatchProblem[],
  { change: { locked }, by }: Applying<Of<'delete'>>,
) {
  const ids = problems.map(({ id }) => id);
  await deleteLockedProblems(transaction, ids, locked);
  for (const problem of problems) {
    const submissionCount = locked.submissionCounts.get(problem.id) ?? 0;
    const before = { auth: authOfVisibility[problem.visibility], submissionCount };
    await logChange(transaction, problem, { by, action: 'problem.delete', before });
  }
  return problems.length;
}

async function changeDifficulty(
  transaction: Queryable,
  problems: readonly BatchProblem[],
  { change: { difficulty }, by, now }: Applying<Of<'change-difficulty'>>,
) {
  const changed = problems.filter((problem) => problem.difficulty !== difficulty);
  if (changed.length === 0) return 0;
  const ids = changed.map(({ id }) => id);
  await setDifficulty(transaction, ids, difficulty);
  await touchProblems(transaction, ids, { modifiedBy: by.viewer.id, updatedAt: now });
  for (const problem of changed) {
    await logChange(transaction, problem, {
      by,
      action: 'problem.change',
      before: { difficulty: problem.difficulty },
      after: { difficulty },
    });
  }
  return changed.length;
}

async function changeTags(
  transaction: Queryable,
  problems: readonly BatchProblem[],
  { change, by, now }: Applying<Of<'add-tags' | 'remove-tags'>>,
) {
  const problemIds = problems.map(({ id }) => id);
  const before = await mapTagsOfProblems(transaction, problemIds);
  const chosen = (await parseTags(transaction, change.tags)) ?? { ids: [], names: [], allNames: [] };
  if (change.action === 'add-tags') {
    await addTags(transaction, problemIds, await writeChosenTags(transaction, chosen, { now }));
  } else {
    const named = await findTagsByName(transaction, chosen.names);
    await removeTags(transaction, { problemIds, tagIds: [...chosen.ids, ...named] });
  }
  const after = await mapTagsOfProblems(transaction, problemIds);
  const namesOf = (tags: typeof before, id: number) => (tags.get(id) ?? []).map(({ name }) => name);
  const changed = problems.filter(
    ({ id }) => namesOf(before, id).join('\n') !== namesOf(after, id).join('\n'),
  );
  for (const problem of changed) {
    await logChange(transaction, problem, {
      by,
      action: 'problem.change',
      before: { tags: namesOf(before, problem.id) },
      after: { tags: namesOf(after, problem.id) },
    });
  }
  await touchProblems(
    transaction,
    changed.map(({ id }) => id),
    { modifiedBy: by.viewer.id, updatedAt: now },
  );
  return changed.length;
}
