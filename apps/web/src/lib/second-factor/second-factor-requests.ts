import type { Calls, DataOf, UserInfo } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/index.ts';

export type OwnFactors = DataOf<Calls['GET /api/second-factor']>;
export type OwnPasskey = OwnFactors['passkeys'][number];

export const ownFactorsQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: ({ signal }) => callApi('GET /api/second-factor', { signal }),
  staleTime: 0,
});

type CodeProof = { method: 'totp' | 'recovery'; code: string };

export const sendSecondStep = (ticket: string, proof: CodeProof): Promise<UserInfo> =>
  callApi('POST /api/login/second-factor', { body: { ticket, proof } });

export const confirmByPassword = (password: string): Promise<null> =>
  callApi('POST /api/second-factor/confirm-identity', { body: { proof: { method: 'password', password } } });
export const confirmByCode = (code: string): Promise<null> =>
  callApi('POST /api/second-factor/confirm-identity', { body: { proof: { method: 'totp', code } } });
export const confirmByRecoveryCode = (code: string): Promise<null> =>
  callApi('POST /api/second-factor/confirm-identity', { body: { proof: { method: 'recovery', code } } });

export const beginApp = () => callApi('POST /api/second-factor/totp');
export const confirmApp = (code: string) =>
  callApi('POST /api/second-factor/totp/confirm', { body: { code } });
export const removeApp = (): Promise<null> => callApi('DELETE /api/second-factor/totp');

export const renamePasskey = (id: number, name: string): Promise<null> =>
  callApi('PUT /api/second-factor/passkey', { body: { id, name } });
export const removePasskey = (id: number): Promise<null> =>
  callApi('DELETE /api/second-factor/passkey', { query: { id } });

export const renewRecoveryCodes = () => callApi('POST /api/second-factor/recovery-codes');
