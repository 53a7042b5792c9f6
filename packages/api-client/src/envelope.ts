import type { Envelope } from '@touchstone/contract';

/** A proxy may respond with its own page, which is not an envelope and must not crash the client. */
export function parseEnvelope(text: string): Envelope<unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isEnvelope = typeof value === 'object' && value !== null && 'status' in value;
    return isEnvelope ? (value as Envelope<unknown>) : undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
