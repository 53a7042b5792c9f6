/** `node packages/sandbox/src/build-main.ts`: compiles the helper at set-up, so that the first judge need not wait for it. */
import { buildHelper } from './build-helper.ts';
import { SandboxError } from './run.ts';

try {
  await buildHelper();
} catch (error) {
  if (!(error instanceof SandboxError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
