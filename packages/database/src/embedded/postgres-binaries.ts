import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isSystemError } from './system-error.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The programs come as an optional npm package per platform, a dependency of `embedded-postgres`. */
export function getPostgresBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const requireFromHere = createRequire(import.meta.url);
  const requireFromPackage = createRequire(requireFromHere.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = requireFromPackage.resolve(packageName);
  } catch (error) {
    if (!isSystemError(error, 'MODULE_NOT_FOUND')) throw error;
    throw new EmbeddedPostgresError(
      `The npm package ${packageName} with the PostgreSQL programs is not installed. ` +
        'Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
  const folder = join(dirname(dirname(entry)), 'native', 'bin');
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}
