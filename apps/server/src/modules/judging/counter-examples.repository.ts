/** Results of searches for counter-examples. Code that changes a task and its search locks the task first. */
import { failingInputMaximumBytes, type FailingInputResult } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { publishEvent } from '../../platform/event-bus.ts';
import { storableMessage, storableNote, storableText } from './task-payload.repository.ts';

/** The caller has locked the task, and deletes it. */
export async function endSearch(transaction: Queryable, id: number, result: FailingInputResult) {
  await transaction
    .updateTable('counterExample')
    .set({ result: JSON.stringify(storableSearch(result)) })
    .where('id', '=', id)
    .execute();
  // The judge has a free slot for the next search, so it is notified.
  await publishEvent(transaction, 'judging.queued', {});
}

export const storableSearch = (result: FailingInputResult): FailingInputResult => ({
  ...result,
  message: result.message === null ? null : storableMessage(result.message),
  found: result.found === null ? null : storableFound(result.found),
  samples: result.samples.map((sample) => ({
    ...sample,
    input: storableText(sample.input),
    expected: sample.expected === null ? null : storableText(sample.expected),
    message: sample.message === null ? null : storableText(sample.message),
  })),
});

function storableFound(found: NonNullable<FailingInputResult['found']>) {
  const cut = (text: string) => storableText(text.slice(0, failingInputMaximumBytes));
  return {
    ...found,
    input: cut(found.input),
    expected: cut(found.expected),
    output: cut(found.output),
    message: found.message === null ? null : cut(found.message),
    note: storableNote(found.note) ?? null,
  };
}

export const failedSearch = (reason: string): FailingInputResult => ({
  kind: 'find-failing-input',
  outcome: 'failed',
  found: null,
  fault: 'judge',
  message: reason,
  tried: 0,
  shrinkSteps: 0,
  cpuMs: 0,
  samples: [],
});
