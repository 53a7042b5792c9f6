/** `npm test -- --cpu`: everything one after the other, so that what a control group counts belongs to one step and one test file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { closeGroup, groupsVariable, openGroup, readCpuSeconds } from './control-group.mjs';
import { runStep } from './run-step.mjs';
import { showProgress } from './show-progress.mjs';
import { notesVariable } from './slices.mjs';
import { buildStep } from './steps.mjs';

const fewestSeconds = 1;

export async function runCounted(root, { beside, build, tests, after }) {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-cpu-'));
  const progress = showProgress();
  const results = [];
  const steps = [...beside, ...(build ? [buildStep] : []), ...(tests === undefined ? [] : [tests]), ...after];
  for (const [index, step] of steps.entries()) {
    const group = openGroup(String(index));
    const notes = join(folder, String(index));
    const args = step.hasReport ? [...step.args, '--maxWorkers=1'] : step.args;
    const env = { ...step.env, [groupsVariable]: group.all.join(':'), [notesVariable]: notes };
    const before = readCpuSeconds(group.all);
    progress.begin(step.name);
    const result = await runStep(
      { ...step, args, env },
      { root, group, onChange: (detail) => progress.update(step.name, detail), onFailure: () => undefined },
    );
    progress.end(step.name);
    const cpu = readCpuSeconds(group.all) - before;
    results.push({ ...result, cpu, cpuOfFiles: step.hasReport ? readNotes(root, notes) : new Map() });
    closeGroup(group);
  }
  progress.close();
  rmSync(folder, { recursive: true, force: true });
  return results;
}

/** A file's time goes on until the next one begins: what it started ends then. */
function readNotes(root, path) {
  const lines = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const seconds = new Map();
  for (const [index, { event, file, cpu }] of lines.entries()) {
    if (event !== 'begin') continue;
    const end = lines[index + 1]?.event === 'end' ? (lines[index + 2] ?? lines[index + 1]) : lines[index + 1];
    seconds.set(relative(root, file), (end?.cpu ?? cpu) - cpu);
  }
  return seconds;
}

export function printCpuTable(results) {
  const row = (cpu, wall, name) =>
    console.log(`${cpu.toFixed(1).padStart(8)}  ${wall.toFixed(1).padStart(7)}  ${name}`);
  console.log('\n  CPU s   wall s  step');
  for (const { name, cpu, seconds } of results) row(cpu, seconds, name);
  row(total(results.map(({ cpu }) => cpu)), total(results.map(({ seconds }) => seconds)), 'all');
  const files = results.flatMap(({ files, cpuOfFiles }) =>
    files.map(({ file, seconds }) => ({ file, seconds, cpu: cpuOfFiles.get(file) ?? 0 })),
  );
  const sorted = files.toSorted((one, other) => other.cpu - one.cpu);
  const [long, short] = [true, false].map((isLong) =>
    sorted.filter(({ cpu }) => cpu >= fewestSeconds === isLong),
  );
  if (sorted.length > 0) console.log('\n  CPU s   wall s  test file');
  for (const { file, cpu, seconds } of long) row(cpu, seconds, file);
  if (short.length > 0)
    row(
      total(short.map(({ cpu }) => cpu)),
      total(short.map(({ seconds }) => seconds)),
      `${short.length} other files`,
    );
  const ofTests = results.filter((result) => result.cpuOfFiles.size > 0);
  if (ofTests.length > 0)
    row(
      total(ofTests.map(({ cpu }) => cpu)) - total(files.map(({ cpu }) => cpu)),
      0,
      'vitest itself, the database and the site of all files',
    );
}

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
