import { UsageError } from '@touchstone/site-setup/usage-error';
import { qduojSteps } from '@touchstone/site-migration/qduoj/qduoj-steps';
import { openPostgresSource } from '@touchstone/site-migration/source/postgres-source';
import type { SourceReader } from '@touchstone/site-migration/source/source-reader';
import type { SourceSite } from './migrate-site.ts';

/** `address` is a postgres:// address. */
export const openQduoj = (address: string): SourceSite => ({
  name: 'qduoj',
  openReader: () => openReader(address),
  prepare: () => Promise.resolve(),
  steps: qduojSteps,
  backgroundSteps: [],
});

async function openReader(address: string): Promise<SourceReader> {
  if (!/^postgres(ql)?:\/\//.test(address))
    throw new UsageError('--database of QDUOJ takes postgres://user:password@host:5432/onlinejudge.');
  const reader = await connect(address);
  if (await reader.hasTable('problem_tags')) return reader;
  await reader.close();
  throw new UsageError('This is no database of QDUOJ: it has no table problem_tags.');
}

async function connect(address: string): Promise<SourceReader> {
  try {
    return await openPostgresSource(address);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UsageError(`The database of QDUOJ cannot be opened: ${error.message}`, { cause: error });
  }
}
