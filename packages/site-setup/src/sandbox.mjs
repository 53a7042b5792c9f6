import { join } from 'node:path';
import { bundledNode } from './npm-packages.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * Compiles the sandbox's helper if its sources or the compiler have changed. That it cannot be compiled is no reason not to
 * start: the site works, its judge says why it does not, and `npx touchstone doctor` tells what to do.
 */
export async function ensureSandbox(root) {
  const program = join('packages', 'sandbox', 'src', 'build-main.ts');
  const { code, output } = await runQuietly(join(root, bundledNode), [program], {
    cwd: root,
    whenAskedToStop: 'end',
  });
  return code === 0 ? { error: undefined } : { error: output };
}
