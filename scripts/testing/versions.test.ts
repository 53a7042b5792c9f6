import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, latestMigrationVersion } from '@touchstone/database';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const product = readManifest('.').version;
const workspaces = ['apps', 'packages'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
);

/** npm links a workspace only if its version is the declared one; otherwise it looks for the package in the registry. */
test.each(['.', ...workspaces])('%s has the version of the product, and so do its workspaces', (folder) => {
  const { version, dependencies, devDependencies } = readManifest(folder);
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith('@touchstone/'),
  );
  expect([version, ...own.map(([, wanted]) => wanted)].filter((found) => found !== product)).toEqual([]);
});

test('the changelog has the table of versions of releases.json, newest first', async () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const rows = [...changelog.matchAll(/^\| (\d+\.\d+\.\d+)\s+\| (\S+)\s+\| (\d{4})\s+\|/gm)];
  expect(rows.map(([, version, date, schema]) => ({ version, date, schema: Number(schema) }))).toEqual(
    listReleases()
      .toReversed()
      .map(({ version, date, lastMigration }) => ({ version, date, schema: lastMigration })),
  );
  const schemas = listReleases().map(({ lastMigration }) => lastMigration);
  expect(schemas).toEqual(schemas.toSorted((one, other) => one - other));
  expect(schemas.at(-1)).toBeLessThanOrEqual(await latestMigrationVersion());
});
