const shownLength = 12;

/** Enough of the hash to tell the contents of one problem apart. */
export const presentHash = (sha256: string): string => sha256.slice(0, shownLength);
