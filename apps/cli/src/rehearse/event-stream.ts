/** The event stream of one team: kept open, reopened when it breaks, and replaced by polling if it is refused. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createEventStreamParser } from '@touchstone/api-client/event-stream-parser';
import { readUpdate } from '@touchstone/api-client/submission-update';
import type { CallLog } from './call-log.ts';
import type { SiteClient } from './site-client.ts';

const kind = 'GET /api/events';
const comeBackMs = 3_000;

interface StreamInput {
  readonly client: SiteClient;
  readonly log: CallLog;
  readonly contestId: number;
  /** Submissions without a known verdict: fetched when the stream reopens. */
  readonly openIds: () => readonly number[];
  readonly onUpdate: (submissionId: number, status: number) => void;
  /** A part of the contest has changed. */
  readonly onContestChange: (changed: string) => void;
  readonly signal: AbortSignal;
}

/** Resolves when the signal aborts, or when the site refuses streams. */
export async function followEvents(input: StreamInput): Promise<void> {
  while (!input.signal.aborted) {
    const end = await readOnce(input);
    if (end === 'refused') return;
    await sleep(comeBackMs, undefined, { signal: input.signal }).catch(ignoreAbort);
  }
}

async function readOnce(input: StreamInput): Promise<'refused' | 'cut'> {
  const { client, log, signal } = input;
  const startedAt = performance.now();
  const since = (): number => performance.now() - startedAt;
  try {
    const response = await fetch(addressOf(input), {
      headers: { accept: 'text/event-stream', authorization: client.token() ?? '' },
      signal,
    });
    if (response.status !== 200 || response.body === null) {
      log.note(kind, since(), `refused with ${response.status}`);
      await response.body?.cancel();
      return 'refused';
    }
    log.note(kind, since());
    await readEvents(response.body, input);
    if (!signal.aborted) log.note(kind, since(), 'cut');
  } catch (error) {
    if (signal.aborted) return 'cut';
    // Any broken connection is a TypeError of fetch.
    if (!(error instanceof TypeError)) throw error;
    log.note(kind, since(), 'network');
  }
  return 'cut';
}

function addressOf({ client, contestId, openIds }: StreamInput): string {
  const parameters = new URLSearchParams({ cid: `${contestId}` });
  if (openIds().length > 0) parameters.set('submitIds', openIds().join(','));
  return `${client.address}/api/events?${parameters}`;
}

async function readEvents(body: ReadableStream<Uint8Array>, input: StreamInput): Promise<void> {
  const decoder = new TextDecoder();
  const parse = createEventStreamParser({
    onEvent: ({ name, data }) => takeEvent(input, name, JSON.parse(data)),
  });
  for await (const piece of body) parse(decoder.decode(piece, { stream: true }));
}

function takeEvent({ onUpdate, onContestChange }: StreamInput, name: string, data: unknown): void {
  if (name === 'submission') {
    const update = readUpdate(data);
    if (update !== undefined) onUpdate(update.submitId, update.status);
  }
  if (name === 'contest' && typeof data === 'object' && data !== null && 'changed' in data)
    onContestChange(String(data.changed));
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}
