import type { ComingTopic } from './coming-topics.ts';

/** One sentence about the page, and three things it will offer. */
export type ComingWords = {
  readonly summary: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
};

export type ComingTexts = Readonly<Record<ComingTopic, ComingWords>>;

export const words = (summary: string, first: string, second: string, third: string): ComingWords => ({
  summary,
  first,
  second,
  third,
});
