import releases from '../releases.json' with { type: 'json' };

/** A version that sites run. Its servers must work on the schema of the next one. */
export interface Release {
  version: string;
  /** ISO 8601. */
  date: string;
  commit: string;
  /** The number of its last migration. */
  lastMigration: number;
}

/** Oldest first. */
export const listReleases = (): readonly Release[] => releases;

export function getLastRelease(): Release {
  const last = releases.at(-1);
  if (last === undefined) throw new Error('releases.json has no release');
  return last;
}
