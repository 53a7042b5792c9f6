/** What contestants may have printed. */
export const printTextMinimum = 50;
/** Between two prints of one person. */
export const printIntervalSeconds = 30;

/** Blanks around it are no text; a picture character is one, as a letter is. */
export const isPrintTextLongEnough = (content: string) =>
  Array.from(content.trim()).length >= printTextMinimum;
