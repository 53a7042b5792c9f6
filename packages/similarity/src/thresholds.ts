/** Free of dependencies, so the web may import it. All are from 0 to 1. */

/** Pairs below it are no result: independent solutions of a problem are often this similar. */
export const storedSimilarity = 0.3;
/** From here on a pair deserves a look. The test set in `testing` measures what it finds. */
export const suspectSimilarity = 0.5;
