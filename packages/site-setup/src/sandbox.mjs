import { join } from 'node:path';
import { bundledNode } from './npm-packages.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * Compiles the sandbox helper if its sources or the compiler changed. A failed compilation does not prevent the start:
 * the site works, its judge reports the reason, and `npx touchstone doctor` explains what to do.
 */
export async function ensureSandbox(root) {
  const program = join('packages', 'sandbox', 'src', 'build-main.ts');
  const { code, output } = await runQuietly(join(root, bundledNode), [program], {
    cwd: root,
    whenAskedToStop: 'end',
  });
  return code === 0 ? { error: undefined } : { error: output };
}
