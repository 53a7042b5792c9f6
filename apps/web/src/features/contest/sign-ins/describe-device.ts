import { recognizeDevice } from '@touchstone/rules/devices';

/** `Firefox · Linux`, or the given text for a client that is not recognized. */
export function describeDevice(userAgent: string, unknown: string): string {
  const { browser, system } = recognizeDevice(userAgent);
  return [browser, system].filter((name) => name !== undefined).join(' · ') || unknown;
}
