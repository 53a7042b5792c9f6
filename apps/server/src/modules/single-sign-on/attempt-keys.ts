import { createHash, randomBytes } from 'node:crypto';

export const makeKey = () => randomBytes(32).toString('hex');
/** Keys are stored hashed: a copy of the database completes no login. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();
