import type { Platform } from '../../platform/platform.ts';
import { memoizeSerialized } from '../../platform/http/response-serializer.ts';
import { rememberByKey } from '../../platform/remember-many.ts';
import { presentByClassification, presentTag } from './tags.presenter.ts';
import { listClassifications, listTags } from './tags.repository.ts';

/** So old may be what is shown of a change that another server made; a change of our own is seen at once. */
const lifeMs = 2000;
/** The sites that problems come from are few; whoever asks for others does not push these out for long. */
const rememberedSites = 20;

/** The tags of a site as everybody sees them; undefined: of every site. */
export function createTagReader({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const keeping = {
    clock,
    lifeMs,
    most: rememberedSites,
    keyOf: (site: string | undefined) => (site === undefined ? 'every site' : `site ${site.toUpperCase()}`),
  };
  const readAll = rememberByKey({
    ...keeping,
    read: async (site: string | undefined) =>
      memoizeSerialized((await listTags(database, site)).map(presentTag)),
  });
  const readByClassification = rememberByKey({
    ...keeping,
    read: async (site: string | undefined) => {
      const [classifications, tags] = await Promise.all([
        listClassifications(database, site),
        listTags(database, site),
      ]);
      return memoizeSerialized(presentByClassification(classifications, tags));
    },
  });
  return {
    readAll,
    readByClassification,
    forget: () => {
      readAll.forgetAll();
      readByClassification.forgetAll();
    },
  };
}
