/**
 * How this works: every check runs before the first byte, since a later error could only abort the download. The
 * archive is created while it is sent, and problems are loaded one by one.
 */
import { problemExchangeLimits, type ExportFormat } from '@touchstone/contract/problem-exchange';
import { writeHoj } from '@touchstone/problem-formats/hoj/write-hoj';
import { writeIcpc } from '@touchstone/problem-formats/icpc/write-icpc';
import { createNameGiver, safeFileName } from '@touchstone/problem-formats/safe-file-name';
import { withoutFolder, writeArchive } from '@touchstone/problem-formats/write-archive';
import type { Readable } from 'node:stream';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadProblemContent } from '../problem-administration/index.ts';
import { findProblem } from '../problems/index.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock'>;

export async function exportProblems(
  parts: Parts,
  by: { viewer: Viewer; origin: CallOrigin },
  { problems, format }: { problems: ExportedProblems; format: ExportFormat },
): Promise<Readable> {
  await recordAudit(parts.database, by, {
    action: 'problem.export',
    target: `${String(problems.length)} problems`,
    after: { format, problemIds: problems.map(({ displayId }) => displayId) },
  });
  const giveName = createNameGiver();
  return writeArchive(parts.clock(), async (writer) => {
    for (const { id, displayId } of problems) {
      const content = await loadProblemContent(parts, id);
      const folder = giveName(safeFileName(displayId.toLowerCase(), String(id)));
      if (format === 'hoj') writeHoj(content, id, writer);
      // Judges expect a single package as the archive itself. Several packages get a folder each.
      else if (problems.length === 1) await writeIcpc(content, folder, withoutFolder(writer, folder));
      else await writeIcpc(content, folder, writer);
    }
  });
}

type ExportedProblems = Awaited<ReturnType<typeof listExported>>;

/** Throws when one of the problems cannot be exported. */
export async function listExported({ database }: Pick<Parts, 'database'>, pids: readonly string[]) {
  const wanted = [...new Set(pids)];
  if (wanted.length === 0) throw callError('exportNothing');
  if (wanted.length > problemExchangeLimits.exportMaximum) throw callError('exportTooMany');
  const problems = [];
  for (const pid of wanted) {
    const problem = /^\d{1,15}$/.test(pid) ? await findProblem(database, Number(pid)) : undefined;
    if (problem === undefined) throw callError('exportNotFound', { pid: pid.slice(0, 64) });
    if (problem.isRemote) throw callError('exportRemote', { problemId: problem.displayId });
    problems.push(problem);
  }
  return problems;
}
