import { randomInt } from 'node:crypto';

/** Letters and digits without look-alikes, for copying from paper. */
export const readableCharacters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const makeRandomText = (length: number, characters: string) =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
