/** Collections and single objects of a contest, from the same log as the event feed. */
import type { LogEntry } from '@touchstone/rules/clics/object-log';
import type { OpenFeed } from './contest-memory.ts';
import type { LoadRuns } from './load-runs.ts';

export const collections = [
  'judgement-types',
  'languages',
  'problems',
  'groups',
  'organizations',
  'teams',
  'submissions',
  'judgements',
  'runs',
  'clarifications',
  'awards',
] as const;
export type Collection = (typeof collections)[number];

/** References to other objects, which collections can be filtered by. */
const references: Partial<Record<Collection, readonly string[]>> = {
  teams: ['organization_id'],
  submissions: ['language_id', 'problem_id', 'team_id'],
  judgements: ['submission_id', 'judgement_type_id'],
  runs: ['judgement_id', 'judgement_type_id'],
  clarifications: ['from_team_id', 'to_team_id', 'reply_to_id', 'problem_id'],
};

type Filter = readonly (readonly [name: string, value: string])[];

export function parseFilter(type: Collection, query: Readonly<Record<string, unknown>>): Filter {
  return (references[type] ?? []).flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
}

/** An empty value matches objects without the reference. */
const isWanted = (text: string, filter: Filter) => {
  if (filter.length === 0) return true;
  const object = JSON.parse(text) as Record<string, string | null>;
  return filter.every(([name, value]) => (object[name] ?? '') === value);
};

const portion = 500;

/** A JSON array, streamed: there may be hundreds of thousands of objects. */
export async function* writeCollection(
  { cached, feed }: OpenFeed,
  type: Collection,
  { filter, loadRuns }: { filter: Filter; loadRuns: LoadRuns },
): AsyncGenerator<string, void> {
  const entries = [...feed.log.list(type)];
  let hasBegun = false;
  yield '[';
  for (let from = 0; from < entries.length; from += portion) {
    const some = entries.slice(from, from + portion);
    const texts =
      type === 'runs'
        ? [
            ...(
              await loadRuns(
                cached.facts,
                some.map(({ id }) => id),
              )
            ).values(),
          ]
            .flat()
            .map((run) => JSON.stringify(run))
        : some.flatMap((entry) => feed.write(entry) ?? []);
    const wanted = texts.filter((text) => isWanted(text, filter));
    if (wanted.length === 0) continue;
    yield `${hasBegun ? ',' : ''}${wanted.join(',')}`;
    hasBegun = true;
  }
  yield ']';
}

/** Returns undefined when there is none. */
export async function findObject(
  { cached, feed }: OpenFeed,
  { type, id }: { type: Collection; id: string },
  loadRuns: LoadRuns,
): Promise<string | undefined> {
  if (type === 'runs') {
    const judgementId = id.replace(/-\d+$/, '');
    if (feed.log.find('runs', judgementId) === undefined) return undefined;
    const runs = (await loadRuns(cached.facts, [judgementId])).get(judgementId) ?? [];
    const run = runs.find((one) => one.id === id);
    return run === undefined ? undefined : JSON.stringify(run);
  }
  const entry: LogEntry | undefined = feed.log.find(type, id);
  return entry === undefined ? undefined : feed.write(entry);
}
