import type { Medal } from '@touchstone/rules/contests/reveal-steps';
import type { RevealMessages } from './reveal-messages.ts';

/** The name of an award of the contest, or of a medal in the language of the viewer. */
export const awardText = (medal: Medal, { medals }: RevealMessages): string =>
  typeof medal === 'string' ? medals[medal] : medal.name;
