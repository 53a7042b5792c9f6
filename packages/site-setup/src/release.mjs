import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const releaseFile = 'release.json';

/** Whether this folder is an unpacked release: it has the built web, and its manifests have no development packages. */
export function isRelease(root) {
  return existsSync(join(root, releaseFile));
}
