import { recognizeDevice } from '@touchstone/rules/devices';

/** A name for a passkey of this device, such as "Chrome, macOS". */
export function describeOwnDevice(userAgent = navigator.userAgent): string {
  const { browser, system } = recognizeDevice(userAgent);
  return [browser, system].filter((name) => name !== undefined).join(', ') || 'Passkey';
}
