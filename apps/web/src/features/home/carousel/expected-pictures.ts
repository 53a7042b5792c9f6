/**
 * Stores whether the site had pictures at the last visit. Without it, a site without pictures would reserve
 * their space on every visit and then collapse it.
 */
import type { KeyValueStorage } from '../../../lib/storage.ts';

const key = 'home-pictures';
const none = 'none';

export const expectsPictures = (storage: KeyValueStorage): boolean => storage.getItem(key) !== none;

export function storePictureCount(storage: KeyValueStorage, count: number): void {
  if (count === 0) storage.setItem(key, none);
  else storage.removeItem(key);
}
