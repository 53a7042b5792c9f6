/** `npm run release`: the archive that operators unpack and start (docs/installing.md). */
import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { packRelease } from './pack-release.ts';

const { archive, version, commit } = await packRelease(repositoryRoot, join(repositoryRoot, 'dist'));
const megabytes = ((await stat(archive)).size / 2 ** 20).toFixed(1);
console.log(`${relative(process.cwd(), archive)}: version ${version}, commit ${commit}, ${megabytes} MB`);
