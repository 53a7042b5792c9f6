/** Runs the parts in sequence. A part that fails or lacks a requirement does not stop the others. */
import type { Effort } from './effort.ts';
import { ensureNeeds } from './needs.ts';
import type { BenchPart } from './part.ts';
import { createReport, type Output, type RecordedReport } from './report.ts';

interface Run {
  readonly effort: Effort;
  readonly isJson: boolean;
  readonly output: Output;
}

type Outcome = 'measured' | 'failed' | 'not measured';

interface PartResult {
  readonly name: string;
  readonly outcome: Outcome;
  readonly measured: number;
  readonly missed: number;
}

/** Returns the exit code: 0 only if every part was measured and every figure is within its budget. */
export async function runParts(parts: readonly BenchPart[], run: Run): Promise<number> {
  const startedAt = performance.now();
  const { effort, output } = run;
  if (effort.name === 'quick')
    output.writeProgress(
      `quick run: fewer rounds, smaller seeds; every budget is wider by × ${String(effort.tolerance)}`,
    );
  const results: PartResult[] = [];
  for (const part of parts) results.push(await runPart(part, run));
  output.writeProgress(summarize(results, performance.now() - startedAt));
  return results.every(({ outcome, missed }) => outcome === 'measured' && missed === 0) ? 0 : 1;
}

async function runPart(part: BenchPart, { effort, isJson, output }: Run): Promise<PartResult> {
  const report = createReport(part.name, { isJson }, output);
  const startedAt = performance.now();
  const outcome = await attempt(part, effort, report, output);
  report.step(`${outcome} in ${formatSeconds(performance.now() - startedAt)}`);
  return { name: part.name, outcome, ...report.counts() };
}

async function attempt(
  part: BenchPart,
  effort: Effort,
  report: RecordedReport,
  output: Output,
): Promise<Outcome> {
  // An error ends only its part: it is printed, and the exit code reflects it.
  try {
    const missing = await ensureNeeds(part.needs, report.step);
    if (missing !== undefined) {
      output.writeProgress(`✗ ${part.name} is not measured: ${missing}`);
      return 'not measured';
    }
    await part.run(report, effort);
    return 'measured';
  } catch (error) {
    output.writeProgress(
      `✗ ${part.name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return 'failed';
  }
}

function summarize(results: readonly PartResult[], tookMs: number): string {
  const sum = (read: (result: PartResult) => number) =>
    results.reduce((total, result) => total + read(result), 0);
  const without = (outcome: Outcome) =>
    results
      .filter((result) => result.outcome === outcome)
      .map(({ name }) => `; ${outcome}: ${name}`)
      .join('');
  const figures = `figures: ${String(sum(({ measured }) => measured))}, beyond their budget: ${String(sum(({ missed }) => missed))}`;
  return `${figures}${without('failed')}${without('not measured')}; ${formatSeconds(tookMs)}`;
}

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`;
