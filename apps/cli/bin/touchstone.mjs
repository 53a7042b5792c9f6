#!/usr/bin/env node
/**
 * `npx touchstone …` runs on the Node of the machine. The program itself is TypeScript and needs a Node that strips
 * types: the Node 24 of the npm package `node`, or the machine's own if it is new enough.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A migration creates much garbage, and V8 would let it grow as far as the memory of the machine allows. Nothing is capped: a
 * site with more accounts needs more.
 */
const flagsOfMigration = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const node = findNode(dirname(main)) ?? (canStripTypes() ? process.execPath : undefined);

if (node === undefined) {
  console.error(
    `Touchstone needs Node 24, or at least 22.18; this is ${process.version}. Run "npm ci" in the clone first.`,
  );
  process.exitCode = 1;
} else {
  const flags = process.argv[2] === 'migrate' ? flagsOfMigration : [];
  const child = spawn(node, [...flags, main, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A Ctrl-C at the terminal reaches the child directly. This process only waits for it, and passes on what else it is sent.
  for (const signal of signals)
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

/** Looks for the bundled Node in the parent folders, like Node looks for packages. */
function findNode(from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', 'node', 'bin', 'node');
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

function canStripTypes() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}
