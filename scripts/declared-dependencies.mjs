/**
 * Rules of dependency-cruiser, made from the manifests: a workspace imports only packages that its package.json declares.
 * npm installs all packages into one folder, so an undeclared import works by accident until the workspace that declares the
 * package drops it. Tests and configuration files may also import devDependencies.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const testFiles = '([.]test[.]tsx?$|/testing/|/conformance/|^apps/web/[^/]+[.]ts$)';

const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const workspaces = ['apps', 'packages'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((name) => {
    const folder = `${parent}/${name}`;
    return { folder, ...readManifest(folder) };
  }),
);

export const declaredDependencyRules = [
  ...workspaces.flatMap((workspace) => {
    const { folder, dependencies = {}, devDependencies = {} } = workspace;
    const always = Object.keys(dependencies);
    const inTests = [...always, ...Object.keys(devDependencies)];
    return [
      declared(workspace.name, { path: `^${folder}/`, pathNot: testFiles }, [workspace.name, ...always]),
      declared(`${workspace.name} (tests)`, { path: `^${folder}/.*${testFiles}` }, [
        workspace.name,
        ...inTests,
      ]),
    ];
  }),
  declared('scripts and journeys', { path: '^(scripts|journeys)/' }, rootPackages()),
];

/** Workspaces resolve to their folders, other packages to node_modules. Other rules cover relative imports of workspaces. */
function declared(name, from, packages) {
  const allowed = packages.map((wanted) => {
    const folder = workspaces.find((workspace) => workspace.name === wanted)?.folder;
    return folder === undefined ? `node_modules/${wanted.replaceAll('.', '[.]')}/` : `^${folder}/`;
  });
  return {
    name: `declared-dependencies: ${name}`,
    severity: 'error',
    from,
    to: { path: ['^apps/', '^packages/', 'node_modules/'], pathNot: allowed },
  };
}

/** Scripts and journeys belong to the root manifest; they read the routes and messages of the web sources. */
function rootPackages() {
  const { devDependencies } = readManifest('.');
  return [...Object.keys(devDependencies), '@touchstone/web', '@touchstone/server'];
}
