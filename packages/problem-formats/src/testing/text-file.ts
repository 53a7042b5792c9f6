import type { TreeFile } from '../file-tree/file-tree.ts';
import { textFile as inMemory } from '../text-file.ts';

/** A file of a tree that is only in memory. */
export const textFile = (name: string, text: string): TreeFile => ({
  ...inMemory(name, text),
  diskPath: undefined,
});
