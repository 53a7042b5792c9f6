/** The JSON lines of a log that contain the text. */
export const listLogLines = (log: string, text: string): Record<string, unknown>[] =>
  log
    .split('\n')
    .filter((line) => line.includes(text))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
