import { listEffects, type EffectKind, type Effects } from '@touchstone/contract/in-use';
import { callError } from './errors/call-error.ts';

/** Throws with the figures unless the sender of the call has named every effect. */
export function requireConfirmed(effects: Effects, confirmed: readonly EffectKind[] = []): void {
  const kinds = listEffects(effects);
  if (kinds.every((kind) => confirmed.includes(kind))) return;
  const figures: Effects = Object.fromEntries(kinds.map((kind) => [kind, effects[kind]]));
  throw callError('changeInUse', figures).withData(figures);
}
