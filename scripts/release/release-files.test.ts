import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  isReleased,
  makeRootManifest,
  makeWorkspaceManifest,
  type PackageManifest,
} from './release-files.ts';
import { listTrackedFiles } from './stage-release.ts';

let released: Set<string>;
beforeAll(async () => {
  // The manifest of the root is written for the release.
  released = new Set([...(await listTrackedFiles(repositoryRoot)).filter(isReleased), 'package.json']);
});

describe('the files of a release', () => {
  it.each([
    ['scripts/start.mjs', true],
    ['apps/cli/bin/touchstone.mjs', true],
    ['apps/server/src/main.ts', true],
    ['apps/server/src/modules/demo/problems/t1001-two-sacks-of-rice/accepted.cpp', true],
    ['packages/database/migrations/0001_accounts.sql', true],
    ['packages/sandbox/native/main.c', true],
    ['docs/operating.md', true],
    ['deploy/monitoring/alerts.yaml', true],
    ['apps/server/src/query-plans.test.ts', false],
    ['apps/server/src/testing/start-test-server.ts', false],
    ['packages/sandbox/src/conformance/time.test.ts', false],
    ['apps/web/src/main.tsx', false],
    ['apps/web/package.json', false],
    ['journeys/judging.test.ts', false],
    ['scripts/bench/main.ts', false],
  ])('%s: %s', (path, expected) => {
    expect(isReleased(path)).toBe(expected);
  });

  it('contain every module that they import, and declare every package as a dependency', async () => {
    const missing: string[] = [];
    for (const path of released) {
      if (!/\.(?:ts|mjs)$/.test(path) || /\.d\.m?ts$/.test(path)) continue;
      const imported = listImports(await readFile(join(repositoryRoot, path), 'utf8'));
      const declared = await listDependencies(path);
      for (const name of imported) {
        const isDeclared = declared.some((known) => name === known || name.startsWith(`${known}/`));
        const file = name.startsWith('.') ? join(dirname(path), name) : await findExport(name);
        const isThere = file === undefined ? isDeclared || name.startsWith('node:') : released.has(file);
        if (!isThere || (name.startsWith('@touchstone/') && !isDeclared))
          missing.push(`${path} imports ${name}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

describe('the manifests of a release', () => {
  it('have no development packages, except Node in the root', async () => {
    const root = makeRootManifest(await loadManifest('package.json'));
    expect(Object.keys(root.dependencies ?? {})).toEqual(['node']);
    expect(root.devDependencies).toBeUndefined();
    expect(Object.keys(root.scripts ?? {})).toEqual(['start', 'server', 'judge', 'remote-worker']);
    const server = makeWorkspaceManifest(await loadManifest('apps/server/package.json'));
    expect(server.devDependencies).toBeUndefined();
    expect(server.dependencies).toHaveProperty('fastify');
  });
});

/** Thousands of imports ask for them. */
const manifests = new Map<string, Promise<PackageManifest>>();

async function loadManifest(path: string): Promise<PackageManifest> {
  const loading =
    manifests.get(path) ??
    readFile(join(repositoryRoot, path), 'utf8').then((text) => JSON.parse(text) as PackageManifest);
  manifests.set(path, loading);
  return await loading;
}

/** Of the workspace that the file belongs to, with its own name: a workspace may import itself. */
async function listDependencies(path: string): Promise<string[]> {
  const [workspace] = /^(?:apps|packages)\/[^/]+/.exec(path) ?? [];
  if (workspace === undefined) return [];
  const { name, dependencies = {} } = await loadManifest(`${workspace}/package.json`);
  return [String(name), ...Object.keys(dependencies)];
}

/** The file behind an import of a workspace; undefined for other packages. */
async function findExport(name: string): Promise<string | undefined> {
  const [, workspace, rest = ''] = /^@touchstone\/([^/]+)(\/.*)?$/.exec(name) ?? [];
  if (workspace === undefined) return undefined;
  const folder = ['judge', 'server'].includes(workspace) ? `apps/${workspace}` : `packages/${workspace}`;
  const { exports = {} } = await loadManifest(`${folder}/package.json`);
  return join(folder, exports[`.${rest}`] ?? `src${rest}.ts`);
}

/** Node removes imports of types alone. */
function listImports(source: string): string[] {
  const patterns = [
    /^(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'/gm,
    /^import\s+'([^']+)'/gm,
    /\bimport\('([^']+)'\)/g,
  ];
  return patterns.flatMap((pattern) => Array.from(source.matchAll(pattern), ([, name = '']) => name));
}
