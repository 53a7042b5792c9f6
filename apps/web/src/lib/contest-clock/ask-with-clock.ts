import { parseWireDate } from '../dates.ts';
import { setClock, type ServerClock } from './server-clock.ts';

/** Asks, and sets the server's clock by what the answer says. A list of nothing tells no time; it has nothing to count either. */
export async function askWithClock<Answer>(
  ask: () => Promise<Answer>,
  timeIn: (answer: Answer) => string | undefined,
): Promise<{ answer: Answer; clock: ServerClock }> {
  const askedAtMs = performance.now();
  const answer = await ask();
  const told = timeIn(answer);
  const serverMs = told === undefined ? Date.now() : parseWireDate(told).getTime();
  return { answer, clock: setClock({ serverMs, askedAtMs, answeredAtMs: performance.now() }) };
}
