import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another when copying from paper. */
export const readableCharacters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const makeRandomText = (length: number, characters: string) =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
