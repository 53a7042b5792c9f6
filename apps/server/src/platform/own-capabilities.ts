import { findProcField } from '@touchstone/process-table';

const numbers = { setuid: 7, net_bind_service: 10 };

/** Whether a set in the text of /proc/self/status has a capability. */
export function hasCapability(
  status: string,
  set: 'CapEff' | 'CapBnd',
  capability: keyof typeof numbers,
): boolean {
  const mask = BigInt(`0x${findProcField(status, set) ?? '0'}`);
  return ((mask >> BigInt(numbers[capability])) & 1n) === 1n;
}
