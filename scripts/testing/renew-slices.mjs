/**
 * `npm run test:renew`, after a green `npm run test:all` or `test:release` of a commit: writes that commit into `slices.json`, for
 * each slice that passed. Commit the change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passedSlicesFile, renewText, slicesFile } from './slices.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const passed = JSON.parse(readFileSync(join(root, passedSlicesFile), 'utf8'));
writeFileSync(slicesFile, renewText(readFileSync(slicesFile, 'utf8'), passed));
console.log(`${passed.names.join(', ')}: passed at ${passed.commit}`);
