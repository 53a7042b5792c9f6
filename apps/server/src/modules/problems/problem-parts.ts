import type { Platform } from '../../platform/platform.ts';
import { rememberEach } from '../../platform/remember-many.ts';
import { remember } from '../../platform/remember.ts';
import { mapTags } from '../tags/index.ts';
import { listCodeTemplates, type ProblemPageRow } from './problem-detail.repository.ts';
import type { ProblemPage } from './problems.presenter.ts';
import { listAllowedLanguageNames, listLanguageNames } from './problems.repository.ts';

/** What problems have in common may be so old. The problem itself, and who may see it, is read every time. */
const lifeMs = 2000;
const rememberedTags = 5000;

/** Completes the row of a problem to its page: asked for only once the viewer may see it. */
export function createPartsReader({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const readTags = rememberEach({
    clock,
    lifeMs,
    most: rememberedTags,
    read: (ids: number[]) => mapTags(database, ids),
  });
  const readLanguages = remember({ clock, lifeMs, read: () => listLanguageNames(database) });
  return async (row: ProblemPageRow): Promise<ProblemPage> => {
    const [tags, languages, templates] = await Promise.all([
      readTags(row.tagIds.map(Number)),
      row.hasOwnLanguages === true ? listAllowedLanguageNames(database, row.id) : readLanguages(),
      row.hasCodeTemplates === true ? listCodeTemplates(database, row.id) : [],
    ]);
    const results = row.results.map(([status, count]) => ({ status, count }));
    return { row, tags: [...tags.values()], languages, results, templates };
  };
}
