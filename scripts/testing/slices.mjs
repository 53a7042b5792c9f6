/**
 * What the sizes of the suite leave out (CONTRIBUTING.md, "Tests").
 *
 * `long-tests.json` lists what `npm test` leaves out and CI runs each time. `slices.json` lists what CI leaves out too, unless it is
 * due: a file under its paths changed since the commit at which it last passed whole, nobody ran it for 200 commits, or that commit
 * is not in this history. `isForRelease` leaves a slice to `npm run test:release`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = import.meta.dirname;
export const slicesFile = join(folder, 'slices.json');
/** What a green run of this folder has passed, for `renew-slices.mjs`. */
export const passedSlicesFile = join('.cache', 'passed-slices.json');
const mostCommits = 200;

/** The environment of vitest says what to leave out; without them it finds every test. */
export const sizeVariable = 'TEST_SIZE';
export const slicesVariable = 'TEST_SLICES';
/** Set for `npm test -- --cpu`: the file of the notes of `count-cpu.ts`. */
export const notesVariable = 'CPU_NOTES';
/** Set by the runner, which reads the messages of `progress-reporter.ts`. */
export const progressVariable = 'TEST_PROGRESS';

export const readSlices = () => JSON.parse(readFileSync(slicesFile, 'utf8'));
export const readLongTests = () => JSON.parse(readFileSync(join(folder, 'long-tests.json'), 'utf8'));

const isUnder = (path, entries) => entries.some((entry) => path === entry || path.startsWith(`${entry}/`));

/** Files and folders of tests, as patterns for the configuration of vitest. */
export function listLeftOut(environment = process.env) {
  const size = environment[sizeVariable] ?? '';
  if (size === '') return [];
  const wanted = (environment[slicesVariable] ?? '').split(',');
  const slices = readSlices().filter(({ name }) => !wanted.includes(name));
  const entries = [...slices.flatMap(({ tests }) => tests), ...(size === 'daily' ? readLongTests() : [])];
  return entries.map((entry) => (/\.tsx?$/.test(entry) ? entry : `${entry}/**`));
}

/** Why CI runs a slice now, or undefined. */
export function findReason({ paths, tests, deepens, passed }, { listChanged, countCommits }) {
  const commits = passed === '' ? undefined : countCommits(passed);
  if (commits === undefined) return 'never passed in this history';
  if (commits > mostCommits) return `not run for ${commits} commits`;
  // Tests of other sizes beside the sources do not change what the slice proves.
  const isTest = (file) => /\.test\.tsx?$/.test(file);
  const own = deepens === undefined ? tests : [...tests, deepens];
  const changed = listChanged(passed).filter((file) =>
    isUnder(file, isTest(file) ? own : [...paths, ...own]),
  );
  if (changed.length === 0) return undefined;
  return changed.length === 1
    ? `${changed[0]} changed`
    : `${changed[0]} and ${changed.length - 1} more changed`;
}

/** The slices that are due, each with its reason. */
export function listDueSlices(root) {
  const history = openHistory(root);
  return readSlices().flatMap((slice) => {
    if (slice.isForRelease === true) return [];
    const reason = findReason(slice, history);
    return reason === undefined ? [] : [{ ...slice, reason }];
  });
}

const runGit = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Keeps what has passed for `renewSlices`, if the tree is that of a commit. */
export function rememberPassed(root, names) {
  const isClean = runGit(root, 'status', '--porcelain').trim() === '';
  if (!isClean || names.length === 0) return;
  const path = join(root, passedSlicesFile);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ commit: runGit(root, 'rev-parse', 'HEAD').trim(), names }));
}

/** Changes the commits of the slices that passed, and nothing else of the text. */
export function renewText(text, { commit, names }) {
  return names.reduce(
    (renewed, name) =>
      renewed.replace(
        new RegExp(`("name": "${name}",.*?"passed": ")[^"]*"`, 's'),
        (_, before) => `${before}${commit}"`,
      ),
    text,
  );
}

function openHistory(root) {
  const git = (...args) => runGit(root, ...args);
  const isKnown = (commit) => {
    try {
      git('merge-base', '--is-ancestor', commit, 'HEAD');
      return true;
    } catch (error) {
      // Not an ancestor, an unknown commit, or no repository at all, as in an archive.
      if (typeof error.status === 'number' || error.code === 'ENOENT') return false;
      throw error;
    }
  };
  return {
    countCommits: (commit) =>
      isKnown(commit) ? Number(git('rev-list', '--count', `${commit}..HEAD`)) : undefined,
    listChanged: (commit) =>
      git('diff', '--name-only', '-z', commit)
        .split('\0')
        .filter((path) => path !== ''),
  };
}
