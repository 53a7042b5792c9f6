import { parseWireDate } from '../dates.ts';
import { setClock, type ServerClock } from './server-clock.ts';

/** Fetches data and sets the server clock from its `now` field. An empty list carries no time, and needs none. */
export async function fetchWithClock<Answer>(
  ask: () => Promise<Answer>,
  timeIn: (answer: Answer) => string | undefined,
): Promise<{ answer: Answer; clock: ServerClock }> {
  const requestedAtMs = performance.now();
  const answer = await ask();
  const told = timeIn(answer);
  const serverMs = told === undefined ? Date.now() : parseWireDate(told).getTime();
  return { answer, clock: setClock({ serverMs, requestedAtMs, respondedAtMs: performance.now() }) };
}
