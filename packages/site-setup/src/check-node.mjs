const minimumMajor = 20;

/** Why this Node cannot run the setup, or undefined. Everything else runs on the Node 24 that npm installs. */
export function findNodeProblem(version = process.versions.node) {
  const major = Number(version.split('.')[0]);
  if (major >= minimumMajor) return undefined;
  return (
    `Touchstone needs Node ${minimumMajor} or newer to start; this is Node ${version}.\n` +
    'Install a newer one (https://nodejs.org/en/download), then run npm start again.'
  );
}
