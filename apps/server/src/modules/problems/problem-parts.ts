import type { Platform } from '../../platform/platform.ts';
import { remember } from '../../platform/remember.ts';
import { mapTagsOfProblems } from '../tags/index.ts';
import { listCodeTemplates } from './problem-detail.repository.ts';
import { mapResultCounts } from './problem-list.repository.ts';
import { listAllowedLanguageNames } from './problems.repository.ts';

/** Parts may be so old. The problem itself, and who may see it, is read every time. */
const partsLifeMs = 2000;
const rememberedProblems = 500;

/** Reads what the page of a problem shows besides the problem: asked for only once the viewer may see it. */
export function createPartsReader({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const readParts = async (id: number) => {
    const [tags, languages, results, templates] = await Promise.all([
      mapTagsOfProblems(database, [id]),
      listAllowedLanguageNames(database, id),
      mapResultCounts(database, [id]),
      listCodeTemplates(database, id),
    ]);
    return { tags: tags.get(id) ?? [], languages, results: results.get(id) ?? [], templates };
  };
  const known = new Map<number, () => ReturnType<typeof readParts>>();
  return (id: number) => {
    let read = known.get(id);
    if (read === undefined) {
      if (known.size >= rememberedProblems) known.clear();
      read = remember({ clock, lifeMs: partsLifeMs, read: () => readParts(id) });
      known.set(id, read);
    }
    return read();
  };
}
