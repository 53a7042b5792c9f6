/**
 * How this works: while PostgreSQL is down or recovers, every call, job and listener of a server would open a connection just to be
 * refused, hundreds in a second, and PostgreSQL starts a process for each. The clients of one class share a gate:
 *
 *   open ──an attempt fails──▶ closed ──pause──▶ one attempt may pass ──succeeds──▶ open
 *                                ▲                      └─ fails, or takes longer than the next pause ─┐
 *                                └──────────────────────────────────────────────────────────────────┘
 *
 * Behind the closed gate an attempt fails at once, as a connection failure: a call is answered with 503. Pauses grow up to a second, so a
 * database that is back is noticed within that time. An attempt that hangs does not keep the next one from passing: the address may
 * lead to another machine by then. A refusal for another reason, such as too many connections, does not close the gate.
 */
import { growingPauseMs } from '@touchstone/process-table/growing-pause';
import pg from 'pg';
import { GateClosedError, isUnreachable } from './connection-failure.ts';

const pauseLimits = { firstMs: 100, longestMs: 1_000 };

export type ClientClass = new (options?: pg.ClientConfig) => pg.Client;

export function createGatedClientClass(): ClientClass {
  const gate = createGate();
  return class GatedClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
      const connecting = gate(() => super.connect()).catch((error: unknown) => {
        // It was made with the client, may have a time limit, and nothing would listen to its error.
        if (error instanceof GateClosedError) this.connection.stream.destroy();
        throw error;
      });
      if (callback === undefined) return connecting;
      connecting.then(() => callback(null), callback);
      return undefined;
    }
  };
}

function createGate() {
  let failures = 0;
  let lastFailure: unknown;
  let opensAt = 0;

  return async <Result>(connect: () => Promise<Result>): Promise<Result> => {
    const knownFailures = failures;
    if (failures > 0) {
      const now = performance.now();
      if (now < opensAt) throw new GateClosedError(lastFailure);
      opensAt = now + growingPauseMs(failures, pauseLimits);
    }
    try {
      const result = await connect();
      failures = 0;
      return result;
    } catch (error) {
      // What failed together, or hung since long ago, counts once.
      if (isUnreachable(error) && failures === knownFailures) {
        failures += 1;
        lastFailure = error;
        opensAt = performance.now() + growingPauseMs(failures, pauseLimits);
      }
      throw error;
    }
  };
}
