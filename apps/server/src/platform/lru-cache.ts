import { LRUCache } from 'lru-cache';

/**
 * Beyond `maxEntries` the least recently used entries are evicted. With its option `max` the library reserves its arrays in
 * advance, which was a third of the CPU time of a server's start. With a limit of size they grow with the entries.
 */
export const createLruCache = <Key extends string | number, Value extends {}>(maxEntries: number) =>
  new LRUCache<Key, Value>({ maxSize: maxEntries, sizeCalculation: () => 1 });
