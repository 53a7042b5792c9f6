import type { Envelope } from '@touchstone/contract';

/** A proxy in between may answer with a page of its own: that is not an envelope, and not a reason to crash. */
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
