/** A fingerprint covers this many tokens: about two lines. Shorter sequences are common idioms. */
export const fingerprintTokens = 14;
/** Winnowing chooses at least one fingerprint of this many neighbours. */
export const windowLength = 5;
