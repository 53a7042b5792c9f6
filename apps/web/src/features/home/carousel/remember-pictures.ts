/**
 * Whether the site had pictures when this browser last asked. Without it, the place of the pictures would be kept free on
 * every visit of a site that has none, only to vanish; with it, that happens once.
 */
import type { KeyValueStorage } from '../../../lib/storage.ts';

const key = 'home-pictures';
const none = 'none';

export const expectsPictures = (storage: KeyValueStorage): boolean => storage.getItem(key) !== none;

export function rememberPictures(storage: KeyValueStorage, count: number): void {
  if (count === 0) storage.setItem(key, none);
  else storage.removeItem(key);
}
