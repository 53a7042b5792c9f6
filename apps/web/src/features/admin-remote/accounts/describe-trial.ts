import type { RemoteReason } from '@touchstone/contract/remote-reasons';
import type { LoginTrial } from '../api/accounts.ts';

/** The reason in words, with what the site said. */
export function describeTrial(
  { code, detail }: Pick<LoginTrial, 'code' | 'detail'>,
  describe: (code: RemoteReason) => string,
): string {
  const parts = [code === null ? '' : describe(code), detail ?? ''];
  return parts.filter((part) => part !== '').join(' ');
}
