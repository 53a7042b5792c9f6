/** Limits of printing by contestants. */
export const printTextMinimum = 50;
/** Between two print jobs of one user. */
export const printIntervalSeconds = 30;

/** Surrounding blanks do not count. An emoji counts as one character. */
export const isPrintTextLongEnough = (content: string) =>
  Array.from(content.trim()).length >= printTextMinimum;
