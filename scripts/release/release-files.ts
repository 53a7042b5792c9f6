/** What a release contains, as pure functions: files, and manifests without development packages. */

/** Workspaces of a release. The web is built: only its output is part of it. */
const workspaces = ['apps/cli', 'apps/judge', 'apps/server', 'packages/*'];
const folders = ['apps/cli/', 'apps/judge/', 'apps/server/', 'packages/', 'deploy/', 'docs/'];
const files = ['scripts/start.mjs', 'CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', '.npmrc'];
const scripts = ['start', 'server', 'judge', 'remote-worker'];

/** Tests and what they need; the generator of table types, which only developers run. */
const leftOut = [
  /\.test\.ts$/,
  /^(?:apps|packages)\/.*\/testing\//,
  /^apps\/server\/src\/doors\/(?:testing|demo|s3-test-server)\.ts$/,
  /^packages\/sandbox\/(?:conformance-programs|src\/conformance)\//,
  /^packages\/database\/src\/generate-tables\.ts$/,
];

/** Of the tracked files of the repository. */
export const isReleased = (path: string): boolean =>
  files.includes(path) ||
  (folders.some((folder) => path.startsWith(folder)) && !leftOut.some((pattern) => pattern.test(path)));

export interface PackageManifest {
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** The root has the bundled Node as its only package. */
export function makeRootManifest(manifest: PackageManifest): PackageManifest {
  const { devDependencies = {}, scripts: allScripts = {}, ...rest } = manifest;
  const { node } = devDependencies;
  if (node === undefined) throw new Error('The root manifest has no package node.');
  return {
    ...rest,
    workspaces,
    scripts: Object.fromEntries(Object.entries(allScripts).filter(([name]) => scripts.includes(name))),
    dependencies: { node },
  };
}

export function makeWorkspaceManifest(manifest: PackageManifest): PackageManifest {
  const { devDependencies: _left, ...rest } = manifest;
  return rest;
}
