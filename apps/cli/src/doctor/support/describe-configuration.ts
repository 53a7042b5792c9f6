/** Settings whose values help and contain no secret. Of all others only whether they are set is written. */
const shownVariables = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DEMO_CONTENT',
  'DISK_RESERVE_MB',
  'JUDGE_NAME',
  'JUDGE_SLOTS',
  'LOG_LEVEL',
  'NODE_ENV',
  'TRUSTED_PROXIES',
];
const namedVariables = [
  'BACKUP_FOLDER',
  'BACKUP_PASSPHRASE_FILE',
  'DATABASE_URL',
  'JUDGE_TOKEN',
  'REMOTE_SITES',
  'ROOT_PASSWORD',
  'SECRET_KEY',
  'SERVER_URL',
  'STORAGE_URL',
];

export function describeConfiguration(environment: NodeJS.ProcessEnv): Record<string, string> {
  const shown = shownVariables.map((name) => [name, environment[name] ?? 'not set']);
  const named = namedVariables.map((name) => [name, environment[name]?.trim() ? 'set' : 'not set']);
  return Object.fromEntries([...shown, ...named]) as Record<string, string>;
}
