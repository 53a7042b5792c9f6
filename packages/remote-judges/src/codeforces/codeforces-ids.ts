/** `1000A`, `1000F1`, or digits alone, whose last two are the index. Problems of the gym have the same form. */
export interface ProblemPlace {
  contestId: string;
  index: string;
}

const withLetter = /^([1-9]\d{0,6})([A-Z]\d?)$/u;
const digits = /^([1-9]\d{0,6})(\d{2})$/u;

export function parsePlace(text: string): ProblemPlace | undefined {
  const [, contestId, index] = withLetter.exec(text.toUpperCase()) ?? digits.exec(text) ?? [];
  return contestId === undefined || index === undefined ? undefined : { contestId, index };
}
