/** `npm run deb`. */
import { join, relative } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { buildDeb } from './build-deb.ts';

console.log(relative(process.cwd(), await buildDeb(repositoryRoot, join(repositoryRoot, 'dist'))));
