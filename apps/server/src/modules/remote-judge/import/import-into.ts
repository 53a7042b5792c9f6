/** Imports into a training or a contest. The rights there are checked before the other site is asked. */
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  addCreated,
  addFromBank as addToContest,
  getAdministeredContest,
} from '../../contest-administration/index.ts';
import {
  addFromBank as addToTraining,
  getAdministeredTraining,
} from '../../training-administration/index.ts';
import type { AskedProblem } from './fetch-problem.ts';
import { importIfMissing, type ImportedProblem, type ImportParts } from './import-problem.ts';

type Parts = ImportParts & Pick<Platform, 'clock'>;

export const requireTraining = ({ database }: Pick<Parts, 'database'>, { viewer }: Actor, tid: number) =>
  getAdministeredTraining(database, viewer, { id: tid, area: 'site', right: 'problems' });

export const requireContest = ({ database }: Pick<Parts, 'database'>, { viewer }: Actor, cid: number) =>
  getAdministeredContest(database, viewer, cid);

export async function importIntoTraining(
  parts: Parts,
  by: Actor,
  { asked, tid }: { asked: AskedProblem; tid: number },
): Promise<ImportedProblem> {
  await requireTraining(parts, by, tid);
  const problem = await importIfMissing(parts, by, asked, { visibility: 'public' });
  await addToTraining(parts, by, { tid, pid: problem.id, area: 'site' });
  return problem;
}

export interface ContestImport {
  asked: AskedProblem;
  cid: number;
  displayId: string | null | undefined;
  /** Runs in the transaction that creates the problem. */
  afterwards?: Parameters<typeof importIfMissing>[3]['afterwards'];
}

/** A problem that is new to the site is for contests only: the problem list would show it before the contest. */
export async function importIntoContest(
  parts: Parts,
  by: Actor,
  { asked, cid, displayId, afterwards }: ContestImport,
): Promise<ImportedProblem> {
  await requireContest(parts, by, cid);
  const problem = await importIfMissing(parts, by, asked, {
    visibility: 'contest',
    afterwards: async (transaction, pid) => {
      await addCreated(parts, transaction, { by, cid, pid, sent: { displayId } });
      await afterwards?.(transaction, pid);
    },
  });
  if (problem.isPresent) await addToContest(parts, by, { cid, pid: problem.id, displayId });
  return problem;
}
