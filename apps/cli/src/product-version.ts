import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';

export async function readProductVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8'));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : 'unknown';
}
