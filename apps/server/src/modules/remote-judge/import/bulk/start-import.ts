/**
 * Imports of many problems.
 *
 * How this works: an import is a row with its problems, and a chain of jobs. Each job imports one problem; the transaction that
 * stores its result also sends the next job. When a server dies, the queue gives the job to another one, which finds the problem
 * that is still marked as running and tries it again. Nothing is imported twice, because a problem that exists is only noted.
 */
import { remoteJudgeNames, getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { remoteImportLimits } from '@touchstone/contract/remote-import-limits';
import { inTransaction } from '@touchstone/database';
import { parseImportRequest, type RequestError } from '@touchstone/rules/remote-import-request';
import { recordAudit } from '../../../../platform/audit-log.ts';
import { callError, type CallError } from '../../../../platform/errors/call-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { judgeOf } from '../../site-client.ts';
import { asGuest, requireEnabled, withReadableErrors } from '../fetch-problem.ts';
import { requireContest, requireTraining } from '../import-into.ts';
import type { ImportParts } from '../import-problem.ts';
import { parsePrefix, parseRemoteId } from '../parse-remote-id.ts';
import { insertImport } from './bulk.repository.ts';

export type BulkParts = ImportParts & Pick<Platform, 'queue'>;

export interface ImportRequest {
  key: string;
  request: string;
  target?: { training?: number | undefined; contest?: number | undefined } | null | undefined;
}

export async function startImport(
  parts: BulkParts,
  by: Actor,
  { key, request, target }: ImportRequest,
): Promise<{ id: number; total: number }> {
  const vendor = parsePrefix(key);
  const { training, contest } = target ?? {};
  if (training !== undefined && contest !== undefined) throw callError('remoteImportTargets');
  if (training !== undefined) await requireTraining(parts, by, training);
  if (contest !== undefined) await requireContest(parts, by, contest);
  await requireEnabled(parts, vendor);
  const remoteIds = await listRequested(parts, vendor, request);
  const id = await inTransaction(parts.database, async (transaction) => {
    const importId = await insertImport(transaction, {
      vendor,
      userId: by.viewer.id,
      request: request.trim(),
      trainingId: training ?? null,
      contestId: contest ?? null,
      now: parts.clock(),
      remoteIds,
    });
    await recordAudit(transaction, by, {
      action: 'remote-import.start',
      target: targetOfImport(importId),
      after: { site: vendor, request: request.trim().slice(0, 1000), problems: remoteIds.length, ...target },
    });
    await parts.queue.enqueue(transaction, 'remote.import', {
      data: firstJob(importId, by, training !== undefined || contest !== undefined),
    });
    return importId;
  });
  return { id, total: remoteIds.length };
}

export const targetOfImport = (id: number) => `remote import ${String(id)}`;

/** The origin of the request goes with the jobs: it is in the audit entries of the problems. */
export const firstJob = (
  importId: number,
  { origin: { ip, requestId, locale } }: Actor,
  hasTarget: boolean,
) => ({
  importId,
  hasTarget,
  tries: 0,
  failures: 0,
  origin: { ip, requestId, locale },
});

/** Contests are replaced by their problems. */
async function listRequested(
  parts: BulkParts,
  vendor: RemotePrefix,
  request: string,
): Promise<readonly string[]> {
  const { contests } = judgeOf(vendor);
  const { isProblemIdLowerCase } = getRemoteVendor(vendor);
  const parsed = parseImportRequest(isProblemIdLowerCase === true ? request.toLowerCase() : request, {
    parseProblemId: (text) => parseRemoteId(vendor, text),
    parseContestId: contests?.parseId,
  });
  if ('error' in parsed) throw errorOfRequest(parsed.error, vendor);
  const ids = new Set<string>();
  for (const part of parsed.parts) {
    if ('problemId' in part) ids.add(part.problemId);
    else for (const id of await listContest(parts, vendor, part.contestId)) ids.add(id);
  }
  if (ids.size > remoteImportLimits.problemsMaximum)
    throw callError('remoteImportRequestTooMany', { maximum: remoteImportLimits.problemsMaximum });
  if (ids.size === 0) throw callError('remoteImportRequestEmpty');
  return [...ids];
}

async function listContest(
  parts: BulkParts,
  vendor: RemotePrefix,
  contestId: string,
): Promise<readonly string[]> {
  try {
    return await withReadableErrors(parts, { prefix: vendor, id: contestId }, () =>
      asGuest(
        parts,
        vendor,
        async (site) => (await judgeOf(vendor).contests?.listProblems(site, contestId)) ?? [],
      ),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'remoteImportUnknownProblem')
      throw callError('remoteImportUnknownContest', { site: remoteJudgeNames[vendor], id: contestId });
    throw error;
  }
}

function errorOfRequest(error: RequestError, vendor: RemotePrefix): CallError {
  switch (error.reason) {
    case 'empty':
      return callError('remoteImportRequestEmpty');
    case 'unknown':
      return callError('remoteImportRequestUnknown', {
        site: remoteJudgeNames[vendor],
        text: error.text.slice(0, 100),
        example: getRemoteVendor(vendor).problemIdExample,
      });
    case 'range':
      return callError('remoteImportRequestRange', { text: error.text.slice(0, 100) });
    case 'tooMany':
      return callError('remoteImportRequestTooMany', { maximum: error.maximum });
    case 'tooManyContests':
      return callError('remoteImportContestsTooMany', { maximum: error.maximum });
    default:
      return error satisfies never;
  }
}
