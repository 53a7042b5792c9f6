/**
 * How this works: a batch of source rows is mapped and written in one transaction together with the cursor behind it and its
 * findings. A process that is killed leaves complete batches, and the next run continues behind the last one. While a batch
 * is written, the next one is read.
 */
import type { ClientBase } from 'pg';
import type { AnyStep, BatchContext } from '@touchstone/site-migration/step';
import type { SourceBatch, SourceReader } from '@touchstone/site-migration/source/source-reader';
import {
  beginStep,
  emptyProgress,
  writeFindings,
  writeProgress,
  type KeyedFinding,
  type SourceName,
  type StepProgress,
} from './progress.ts';
import { writeOutcomes, type KeyedOutcome } from './write-rows.ts';

export interface Lane {
  readonly source: SourceName;
  readonly reader: SourceReader;
  readonly context: BatchContext;
  /** Undefined: a dry run. */
  readonly client: ClientBase | undefined;
  readonly onProgress: (progress: StepProgress) => void;
  readonly onFinding: (finding: KeyedFinding) => void;
}

export async function runStep(lane: Lane, step: AnyStep, position: number): Promise<StepProgress> {
  const { reader, client, source } = lane;
  const isThere = await reader.hasTable(step.table);
  const total = isThere ? await reader.countRows(step.table) : 0;
  const first = { name: step.name, position, total };
  let progress = client === undefined ? emptyProgress(first) : await beginStep(client, source, first);
  lane.onProgress(progress);
  if (progress.isFinished) return progress;
  if (isThere) {
    const request = { table: step.table, key: step.key, after: progress.cursor };
    for await (const batch of readAhead(reader.batches(request))) {
      progress = await runBatch(lane, step, { batch, progress });
      lane.onProgress(progress);
    }
  }
  progress = { ...progress, isFinished: true };
  if (client !== undefined) await writeProgress(client, source, progress);
  return progress;
}

async function runBatch(
  { context, client, source, onFinding }: Lane,
  step: AnyStep,
  { batch, progress }: { batch: SourceBatch; progress: StepProgress },
): Promise<StepProgress> {
  const mapped = await step.mapBatch(batch.rows, context);
  // Of an order by several columns, the last one names the row.
  const keyColumn = step.key.split(' ').at(-1) ?? step.key;
  const outcomes = mapped.map((outcome, index): KeyedOutcome => ({
    key: String(batch.rows[index]?.[keyColumn] ?? ''),
    outcome,
  }));
  if (client === undefined) {
    for (const finding of listFindings(step.name, outcomes)) onFinding(finding);
    return advance(progress, batch, outcomes);
  }
  await client.query('BEGIN');
  const written = await writeOutcomes(client, outcomes);
  const next = advance(progress, batch, written);
  const findings = listFindings(step.name, written);
  await writeFindings(client, source, findings);
  await writeProgress(client, source, next);
  await client.query('COMMIT');
  for (const finding of findings) onFinding(finding);
  return next;
}

function advance(
  progress: StepProgress,
  { rows, cursor }: SourceBatch,
  outcomes: readonly KeyedOutcome[],
): StepProgress {
  const count = (kind: KeyedOutcome['outcome']['kind']) =>
    outcomes.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    ...progress,
    cursor,
    read: progress.read + rows.length,
    moved: progress.moved + count('mapped'),
    skipped: progress.skipped + count('skipped'),
    broken: progress.broken + count('broken'),
  };
}

const listFindings = (step: string, outcomes: readonly KeyedOutcome[]): KeyedFinding[] =>
  outcomes.flatMap(({ key, outcome }) => {
    if (outcome.kind === 'skipped') return [];
    const isBroken = outcome.kind === 'broken';
    const findings = outcome.kind === 'broken' ? [outcome.finding] : outcome.findings;
    return findings.map((finding) => ({ step, key, isBroken, ...finding }));
  });

/** Asks for the next value before the current one is used. */
async function* readAhead<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done === true) return;
      next = iterator.next();
      // A failure is thrown when its turn comes, not as an unhandled rejection before.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
