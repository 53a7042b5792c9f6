import type { ComingTopic } from './coming-topics.ts';

/** What a page will offer: one sentence, and three things one will be able to do there. */
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
