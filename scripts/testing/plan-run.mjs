/**
 * What a run of `npm test` consists of, from its words:
 *
 *     (none)    what proves a change, without the long tests
 *     all       what CI runs: the long tests too, and the slices that are due
 *     release   everything
 *     quick     types; lint, format and tests of files that differ from origin/main; no journeys
 *     NAME …    steps (types lint format dependencies kernel build unit journeys), slices, or parts of the paths of tests
 */
import { listChangedFiles, listTestsBeside } from './changed-files.mjs';
import { listDueSlices, readSlices, sizeVariable, slicesVariable } from './slices.mjs';
import { staticSteps, testStep } from './steps.mjs';

const sizes = ['all', 'release', 'quick'];
const projectsOf = { unit: ['pure', 'real'], journeys: ['journeys'] };

export function planRun(root, words) {
  const names = words.filter((word) => !sizes.includes(word));
  if (words.includes('quick')) return planQuick(root);
  if (names.length > 0) return planNames(names);
  if (words.includes('release')) return planWhole('release', readSlices(), 'all');
  if (words.includes('all')) return planWhole('ci', listDueSlices(root), undefined);
  return planWhole('daily', [], undefined);
}

/** `depth` is the value of the slices' variables; without it, what changed since they passed. */
function planWhole(size, slices, depth) {
  const variables = slices
    .filter(({ variable }) => variable !== undefined)
    .map(({ variable, passed }) => [variable, depth ?? (passed === '' ? 'all' : `since:${passed}`)]);
  const env = {
    [sizeVariable]: size,
    [slicesVariable]: slices.map(({ name }) => name).join(','),
    ...Object.fromEntries(variables),
  };
  return {
    size,
    slices,
    leftOut: readSlices().filter(({ name }) => !slices.some((slice) => slice.name === name)),
    beside: staticSteps,
    build: true,
    tests: { ...testStep(), env },
    after: slices.flatMap(listCommandSteps),
  };
}

const listCommandSteps = ({ commands = [] }) =>
  commands.map(([command, ...args]) => ({ name: args.at(-1), command, args }));

/** A part of a plan. It finds every test, also one that a size leaves out. */
function planNames(names) {
  const statics = staticSteps.filter(({ name }) => names.includes(name));
  const slices = readSlices().filter(({ name }) => names.includes(name));
  const known = [...statics, ...slices].map(({ name }) => name);
  const others = names.filter((name) => !known.includes(name) && name !== 'build');
  const projects = others.flatMap((name) => projectsOf[name] ?? []);
  const filters = [
    ...slices.flatMap(({ tests, deepens }) => (deepens === undefined ? tests : [...tests, deepens])),
    ...others.filter((name) => projectsOf[name] === undefined),
  ];
  const variables = slices.flatMap(({ variable }) => (variable === undefined ? [] : [[variable, 'all']]));
  const isTesting = projects.length + filters.length > 0;
  return {
    slices,
    leftOut: [],
    beside: statics,
    build: isTesting || names.includes('build'),
    tests: isTesting ? { ...testStep({ filters, projects }), env: Object.fromEntries(variables) } : undefined,
    after: slices.flatMap(listCommandSteps),
  };
}

function planQuick(root) {
  const files = listChangedFiles(root);
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const tests = listTestsBeside(root, sources).filter((file) => !file.startsWith('journeys/'));
  const narrow = (name, targets, ...extra) =>
    staticSteps
      .filter((step) => step.name === name && targets.length > 0)
      .map((step) => ({
        ...step,
        args: [...step.args.filter((argument) => argument !== '.'), ...extra, ...targets],
      }));
  return {
    slices: [],
    leftOut: [],
    beside: [
      ...staticSteps.filter(({ name }) => name === 'types'),
      ...narrow('lint', sources),
      ...narrow('format', files, '--no-error-on-unmatched-pattern'),
    ],
    build: false,
    tests: tests.length === 0 ? undefined : testStep({ filters: tests, projects: projectsOf.unit }),
    after: [],
  };
}
