/** Creates and changes a problem from its form, in one transaction with the audit entry. */
import { toWireDate, type ProblemDraft } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { decideProblemRights } from '@touchstone/rules/problem-administration';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { requireConfirmed } from '../../../platform/in-use.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { followProblemTitle } from '../../contests/index.ts';
import { changeProblemAudience } from '../../submissions/index.ts';
import { getAdministeredIn, targetOfProblem } from '../administered-problem.ts';
import { recordJudgingChange } from '../content/judged-by.ts';
import { listCases, writeCases } from '../content/problem-cases.repository.ts';
import { insertProblem, lockStoredProblem, updateProblem } from '../content/problem-content.repository.ts';
import { nextUpdate } from '../next-update.ts';
import { visibilityOfAuth, type Visibility } from '../problem-visibility.ts';
import { countOfRunningContests, listOutdated } from '../rejudge/rejudge.repository.ts';
import { describeStored, pickDifferences } from './audit-draft.ts';
import { checkDraft } from './check-draft.ts';
import { areDifferent, findFullScore, rejectStaleForm, writeChoices } from './draft-parts.ts';
import { resolveCases } from './draft-cases.ts';
import { findAuthorId } from './draft-choices.ts';
import { emptyRecord } from './draft-fields.ts';
import { isInContest } from './form.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock'>;

interface Request extends Actor {
  body: ProblemDraft;
  /** The group whose problem it is; null or absent for a problem of the site. */
  groupId?: number | null;
}

/** `afterwards` runs in the same transaction: if it throws, there is no problem. */
export async function createFromDraft(
  parts: Parts,
  { viewer, origin, body, groupId = null }: Request,
  afterwards?: (transaction: Queryable, problemId: number) => Promise<unknown>,
) {
  // The caller has checked that the viewer may create problems in the group.
  const canPublish = groupId !== null || decideProblemRights(viewer, viewer.id, []).canPublish;
  // Users who cannot publish create private problems by default.
  const visibility = parseVisibility(body, canPublish ? 'public' : 'private');
  if (visibility === 'public' && !canPublish) throw callError('problemPublishForbidden');
  return inTransaction(parts.database, async (transaction) => {
    const checked = await checkDraft(transaction, body, {
      record: emptyRecord,
      cases: [],
      isRemote: false,
      groupId,
    });
    const { record, plan } = checked;
    const authors = { named: body.problem.author, stored: viewer.id };
    const authorId = await findAuthorId(transaction, viewer, authors);
    const resolving = { plan, stored: [], record, userId: viewer.id };
    const cases = await resolveCases(parts, transaction, resolving);
    const now = parts.clock();
    const id = await insertProblem(transaction, {
      record,
      fullScore: findFullScore(record, cases),
      authorId,
      visibility,
      groupId,
      modifiedBy: viewer.id,
      now,
    });
    await writeCases(transaction, id, cases);
    await writeChoices(transaction, id, { checked, now, groupId });
    const after = await describeStored(transaction, id);
    const entry = { action: 'problem.create', target: targetOfProblem(id), after };
    await recordAudit(transaction, { viewer, origin }, entry);
    await afterwards?.(transaction, id);
    return { pid: id, gmtModified: toWireDate(now) };
  });
}

/** Returns the effect on submissions that are already judged. */
export async function changeByDraft(parts: Parts, { viewer, origin, body, groupId = null }: Request) {
  const { id } = body.problem;
  if (id === undefined) throw callError('problemIdMissing');
  return inTransaction(parts.database, async (transaction) => {
    const stored = await lockStoredProblem(transaction, id);
    const { rights } = await getAdministeredIn(transaction, viewer, { id, groupId });
    if (stored === undefined) throw callError('problemNotFound');
    await rejectStaleForm(transaction, body.problem.gmtModified, stored);
    const before = await describeStored(transaction, id);
    const now = nextUpdate(parts.clock(), stored.updatedAt);
    const judgingChange = await writeDraft(parts, transaction, { viewer, body, groupId, stored, now });
    if (judgingChange !== undefined) {
      const judged = { problemId: id, isWithContests: true, judgedBefore: now, now: parts.clock() };
      requireConfirmed(
        { submissionsOutdated: await countOfRunningContests(transaction, judged) },
        body.confirm,
      );
    }
    const visibility = parseVisibility(body, stored.visibility);
    if (visibility !== stored.visibility) {
      if (visibility === 'public' && !rights.canPublish) throw callError('problemPublishForbidden');
      await changeProblemAudience(transaction, id, { visibility, updatedAt: now });
    }
    const changes = pickDifferences(before, await describeStored(transaction, id));
    const entry = { action: 'problem.change', target: targetOfProblem(id), ...changes };
    await recordAudit(transaction, { viewer, origin }, entry);
    const scope = { problemId: id, isWithContests: rights.canRejudgeContests };
    return {
      pid: id,
      gmtModified: toWireDate(now),
      judgingChange: judgingChange ?? null,
      outdatedSubmissions: await listOutdated(transaction, scope),
    };
  });
}

interface Writing {
  viewer: Viewer;
  body: ProblemDraft;
  groupId: number | null;
  stored: NonNullable<Awaited<ReturnType<typeof lockStoredProblem>>>;
  now: Date;
}

/** Writes everything except the visibility. Returns what changed for judging. */
async function writeDraft(
  parts: Parts,
  transaction: Queryable,
  { viewer, body, groupId, stored, now }: Writing,
) {
  const before = { record: stored.record, cases: await listCases(transaction, stored.id) };
  const checked = await checkDraft(transaction, body, {
    ...before,
    isRemote: stored.isRemote,
    groupId,
  });
  const { record, plan } = checked;
  // A contest has one scoring. A problem of the other kind would score nothing in it.
  if (record.scoring !== before.record.scoring && (await isInContest(transaction, stored.id)))
    throw callError('problemTypeOfContest');
  const authors = { named: body.problem.author, stored: stored.authorId };
  const authorId = await findAuthorId(transaction, viewer, authors);
  const resolving = { plan, stored: before.cases, record, userId: viewer.id };
  const cases = await resolveCases(parts, transaction, resolving);
  await updateProblem(transaction, stored.id, {
    record,
    fullScore: findFullScore(record, cases),
    authorId,
    modifiedBy: viewer.id,
    updatedAt: now,
  });
  await followProblemTitle(transaction, stored.id, {
    before: before.record.title,
    after: record.title,
    now,
  });
  if (areDifferent(before.cases, cases)) await writeCases(transaction, stored.id, cases);
  await writeChoices(transaction, stored.id, { checked, now, groupId });
  return recordJudgingChange(transaction, stored, { before, after: { record, cases }, now });
}

function parseVisibility({ problem: { auth } }: ProblemDraft, fallback: Visibility): Visibility {
  if (auth === undefined || auth === null) return fallback;
  const visibility = visibilityOfAuth(auth);
  if (visibility === undefined)
    throw callError('problemFormInvalid', { field: 'auth', reason: 'notAllowed' });
  return visibility;
}
