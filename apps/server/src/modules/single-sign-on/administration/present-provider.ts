import { toWireDate, type AdministeredProvider } from '@touchstone/contract';
import type { ProviderFields, ProviderRow } from '../providers.repository.ts';

export const presentProvider = (
  { clientSecret, updatedAt, ...provider }: ProviderRow,
  linkedUsers: number,
): AdministeredProvider => ({
  ...provider,
  hasSecret: clientSecret !== null,
  linkedUsers,
  updatedAt: toWireDate(updatedAt),
});

/** For the audit log. */
export const describeProvider = ({ clientSecret, ...fields }: ProviderFields) => ({
  ...fields,
  hasSecret: clientSecret !== null,
});
