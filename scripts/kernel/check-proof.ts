/** A check of `npm test`: prints when `npm run test:kernel` last passed, and fails if the sandbox has changed since or never passed. */
import {
  describeProofs,
  hashSandbox,
  hashSuite,
  listNeededRuns,
  loadProofs,
} from '@touchstone/sandbox/proof';

const lines = describeProofs(loadProofs(), { sandboxHash: hashSandbox(), suiteHash: hashSuite() });
for (const { architecture, controlGroups, text } of lines)
  process.stdout.write(`${architecture.padEnd(5)} control groups ${controlGroups}: ${text}\n`);
const needed = listNeededRuns(lines);
for (const { architecture, controlGroups } of needed)
  process.stdout.write(
    `Run: npm run test:kernel -- --cgroup ${controlGroups} --architecture ${architecture}, and commit packages/sandbox/proved-kernels.json\n`,
  );
process.exitCode = needed.length === 0 ? 0 : 1;
