import { expect, it } from 'vitest';
import { fullEffort, quickEffort } from './effort.ts';
import type { Measurement } from './measurement.ts';
import type { BenchPart } from './part.ts';
import { runParts } from './run-parts.ts';

const figure = (name: string, ok: boolean): Measurement => ({
  name,
  value: 1.5,
  unit: 'ms',
  baseline: 1,
  ratio: 1.5,
  budget: '<= 2',
  ok,
});

const makePart = (name: string, run: BenchPart['run']): BenchPart => ({ name, needs: [], run });

const good = makePart('good', async (report) => {
  report.step('working');
  report.add(figure('good figure', true));
});
const slow = makePart('slow', async (report) => {
  report.add(figure('slow figure', false));
});
const broken = makePart('broken', async (report) => {
  report.add(figure('early figure', true));
  throw new Error('the server ended');
});

async function run(parts: readonly BenchPart[], options: { isJson?: boolean; isQuick?: boolean } = {}) {
  const written = { figures: [] as string[], progress: [] as string[] };
  const exitCode = await runParts(parts, {
    effort: options.isQuick === true ? quickEffort : fullEffort,
    isJson: options.isJson ?? false,
    output: {
      writeFigure: (line) => written.figures.push(line),
      writeProgress: (line) => written.progress.push(line),
    },
  });
  return { exitCode, ...written };
}

it('prints progress and figures, and succeeds if every figure is within its budget', async () => {
  const { exitCode, figures, progress } = await run([good]);
  expect(exitCode).toBe(0);
  expect(figures).toHaveLength(1);
  expect(figures[0]).toMatch(/^✓ good figure +1\.50 ms \(budget <= 2, baseline 1\.00 ms, ratio 1\.50\)$/);
  expect(progress).toContain('· good: working');
  expect(progress.at(-1)).toMatch(/^figures: 1, beyond their budget: 0; \d+ s$/);
});

it('continues after a failed part, and keeps its figures', async () => {
  const { exitCode, figures, progress } = await run([broken, good]);
  expect(exitCode).toBe(1);
  expect(figures.map((line) => line.split('  ')[0])).toEqual(['✓ early figure', '✓ good figure']);
  expect(progress.find((line) => line.startsWith('✗ broken failed: '))).toContain('the server ended');
  expect(progress.at(-1)).toContain('; failed: broken');
});

it('continues after a part with a missing requirement, and names it', async () => {
  const need = {
    kind: 'build',
    label: 'a program',
    ensure: async () => 'install the package so-and-so',
  } as const;
  const { exitCode, figures, progress } = await run([{ ...slow, needs: [need] }, good]);
  expect(exitCode).toBe(1);
  expect(figures).toHaveLength(1);
  expect(progress).toContain('✗ slow is not measured: a program: install the package so-and-so');
  expect(progress.at(-1)).toContain('; not measured: slow');
});

it('exits with an error code if a figure exceeds its budget', async () => {
  expect((await run([slow, good])).exitCode).toBe(1);
});

it('writes only one JSON object per line with --json', async () => {
  const { figures } = await run([good, slow, broken], { isJson: true });
  expect(figures.map((line) => JSON.parse(line) as unknown)).toEqual([
    figure('good figure', true),
    figure('slow figure', false),
    figure('early figure', true),
  ]);
});

it('shows the tolerance of a quick run', async () => {
  expect((await run([good], { isQuick: true })).progress[0]).toContain('× 1.6');
});
