import type { VariantState } from '@touchstone/contract/variant-limits';

/**
 * Whether the user who asked for a variant may withdraw it: while it waits for approval. Earlier a job works on it, and
 * later it is decided.
 */
export const isVariantCancellable = (state: VariantState): boolean => state === 'waiting';
