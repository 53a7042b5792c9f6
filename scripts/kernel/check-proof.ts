/** A check of `npm test`: prints when `npm run test:kernel` last passed, and fails if the sandbox has changed since. */
import { describeProofs, hashSandbox, hashSuite, loadProofs } from '@touchstone/sandbox/proof';

const lines = describeProofs(loadProofs(), { sandboxHash: hashSandbox(), suiteHash: hashSuite() });
for (const { architecture, controlGroups, text } of lines)
  process.stdout.write(`${architecture.padEnd(5)} control groups ${controlGroups}: ${text}\n`);
const outdated = lines.filter(({ state }) => state === 'outdated');
for (const { architecture, controlGroups } of outdated)
  process.stdout.write(
    `Run on ${architecture}: npm run test:kernel -- --cgroup ${controlGroups}, and commit packages/sandbox/proved-kernels.json\n`,
  );
process.exitCode = outdated.length === 0 ? 0 : 1;
