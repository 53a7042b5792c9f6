const delayMs = 1000;

/**
 * The confirmed code replaces an earlier submission. The delay is the last chance to notice that it is the wrong code.
 * Returns a function that cancels.
 */
export function delayOverwrite(submit: () => void): () => void {
  const timer = setTimeout(submit, delayMs);
  return () => clearTimeout(timer);
}
