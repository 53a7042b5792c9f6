/** Shows what an import would store. Nothing is stored, so the button may be pressed at any time. */
import type { DataOf, Locale, remoteImportsCalls } from '@touchstone/contract';
import { findProblemByDisplayId } from '../../problems/index.ts';
import type { SiteParts } from './account-session.ts';
import { fetchProblem, requireEnabled, type AskedProblem } from './fetch-problem.ts';
import { presentWarnings } from './remote-imports.presenter.ts';

type TestedImport = DataOf<(typeof remoteImportsCalls)['POST /api/admin/remote/test-import']>;

export async function testImport(
  parts: SiteParts,
  asked: AskedProblem,
  locale: Locale,
): Promise<TestedImport> {
  await requireEnabled(parts, asked.prefix);
  const { displayId, content, languages, warnings } = await fetchProblem(parts, asked);
  const present = await findProblemByDisplayId(parts.database, displayId);
  return {
    problem: {
      problemId: displayId,
      title: content.title,
      timeLimit: content.timeLimitMs,
      memoryLimit: content.memoryLimitMb,
      description: content.description,
      input: content.inputDescription,
      output: content.outputDescription,
      hint: content.hint ?? '',
      source: content.source ?? '',
      examples: [...content.examples],
      tags: [...content.tags],
      languages: languages.map(({ name }) => name),
    },
    pid: present?.id ?? null,
    warnings: presentWarnings(warnings, locale),
  };
}
