/**
 * How this works: every server caches all settings in memory, because nearly every call uses some. A change
 * is written together with an event in one transaction; each server, including the writing one, reloads when
 * the event arrives. `change` waits for its own reload, so the caller sees the effect with the next call. A
 * server that missed events reloads after its event connection is reopened.
 */
import { inTransaction, sql, type Database, type Queryable } from '@touchstone/database';
import { publishEvent, type EventBus } from '../event-bus.ts';
import { settingSections, type SectionName, type Settings } from './setting-sections.ts';

function parseSettings(stored: ReadonlyMap<string, unknown>): Settings {
  const entries = Object.entries(settingSections).map(([name, section]) => [
    name,
    section.parse(stored.get(name) ?? {}),
  ]);
  // Object.fromEntries loses the types of the sections; each was parsed by its own schema just above.
  return Object.fromEntries(entries) as Settings;
}

export class SiteSettings {
  readonly #database: Database;
  #current: Settings = parseSettings(new Map());
  #startedLoads = 0;
  #appliedLoad = 0;

  constructor(database: Database, eventBus: EventBus) {
    this.#database = database;
    eventBus.subscribe('settings.changed', { handle: () => this.reload(), resync: () => this.reload() });
  }

  get current(): Readonly<Settings> {
    return this.#current;
  }

  /** Loads run concurrently. One that started earlier may end later, and must not overwrite newer settings. */
  async reload() {
    this.#startedLoads += 1;
    const load = this.#startedLoads;
    const rows = await this.#database.selectFrom('siteSetting').select(['key', 'value']).execute();
    if (load < this.#appliedLoad) return;
    this.#appliedLoad = load;
    this.#current = parseSettings(new Map(rows.map((row) => [row.key, row.value])));
  }

  /** Merges `changes` into a section; `alongside` runs in the same transaction (the audit log entry). */
  async change<Name extends SectionName>(
    section: Name,
    changes: Partial<Settings[Name]>,
    alongside?: (transaction: Queryable) => Promise<void>,
  ) {
    await inTransaction(this.#database, async (transaction) => {
      // PostgreSQL merges in one statement, so two concurrent changes are both kept.
      await transaction
        .insertInto('siteSetting')
        .values({ key: section, value: JSON.stringify(changes) })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            value: sql`site_setting.value || excluded.value`,
            updatedAt: sql`now()`,
          }),
        )
        .execute();
      await publishEvent(transaction, 'settings.changed', { section });
      await alongside?.(transaction);
    });
    await this.reload();
  }
}
