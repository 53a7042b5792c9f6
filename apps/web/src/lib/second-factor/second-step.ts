/** A login that waits for its second step. The app stores it when a login is answered with a ticket. */
import { secondFactorMethods, type SecondFactorMethod } from '@touchstone/contract/second-factor-limits';
import { createStore, useStore } from '../external-store.ts';

export interface SecondStep {
  ticket: string;
  methods: readonly SecondFactorMethod[];
}

const stepStore = createStore<SecondStep | undefined>(undefined);

/** Reads the data of the error `secondFactorRequired`. Returns false if they hold no ticket. */
export function beginSecondStep(data: unknown): boolean {
  const step = parseSecondStep(data);
  stepStore.set(step);
  return step !== undefined;
}

export const endSecondStep = (): void => stepStore.set(undefined);
export const useSecondStep = (): SecondStep | undefined => useStore(stepStore);

export function parseSecondStep(data: unknown): SecondStep | undefined {
  if (typeof data !== 'object' || data === null || !('ticket' in data) || !('methods' in data))
    return undefined;
  const { ticket, methods } = data;
  if (typeof ticket !== 'string' || !Array.isArray(methods)) return undefined;
  return { ticket, methods: secondFactorMethods.filter((method) => methods.includes(method)) };
}
