import type { RemoteVendor } from '../api/vendors.ts';

type Switched = Pick<RemoteVendor, 'isEnabled' | 'isOptIn' | 'waiting' | 'judging'>;

/** What must be confirmed before the switch of a site moves; undefined if nothing is at stake. */
export function questionOf({ isEnabled, isOptIn, waiting, judging }: Switched): 'terms' | 'stop' | undefined {
  if (!isEnabled) return isOptIn ? 'terms' : undefined;
  return waiting + judging > 0 ? 'stop' : undefined;
}
