import type { TreeFile } from '../file-tree/file-tree.ts';
import { textFile as inMemory } from '../text-file.ts';

/** An in-memory file of a tree. */
export const textFile = (name: string, text: string): TreeFile => ({
  ...inMemory(name, text),
  diskPath: undefined,
});
