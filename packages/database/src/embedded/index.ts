export { clusterLayout } from './cluster-layout.ts';
export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export { findRunningPostgres, type RunningPostgres } from './find-running-postgres.ts';
export { findAccount, findOrCreateAccount } from './system-account.ts';
export { getPostgresBinaries } from './postgres-binaries.ts';
export { choosePostgresIdentity, type PostgresIdentity } from './postgres-identity.ts';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.ts';
