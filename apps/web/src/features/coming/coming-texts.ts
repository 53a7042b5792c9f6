import type { ComingTopic } from './coming-topics.ts';

/** One sentence about the page, and three things it will offer. */
export type TopicTexts = {
  readonly summary: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
};

export type ComingTexts = Readonly<Record<ComingTopic, TopicTexts>>;

export const texts = (summary: string, first: string, second: string, third: string): TopicTexts => ({
  summary,
  first,
  second,
  third,
});
