import type { RemoteAccountKey } from '@touchstone/contract/remote-judges';
import type { AccountChange, NewAccount } from '../api/accounts.ts';

export interface AccountValues {
  accountKey: RemoteAccountKey;
  username: string;
  password: string;
  apiKey: string;
  apiSecret: string;
}

export type AccountProblem = 'required' | 'apiPair';
export type AccountProblems = Partial<Record<keyof AccountValues, AccountProblem>>;

/** An API key is useless without its secret. */
export function findAccountProblems(values: AccountValues): AccountProblems {
  const isBlank = (text: string) => text.trim() === '';
  const isHalf = isBlank(values.apiKey) !== isBlank(values.apiSecret);
  return {
    ...(isBlank(values.username) && { username: 'required' }),
    ...(values.password === '' && { password: 'required' }),
    ...(isHalf && { [isBlank(values.apiKey) ? 'apiKey' : 'apiSecret']: 'apiPair' }),
  };
}

const apiOf = ({ apiKey, apiSecret }: Pick<AccountValues, 'apiKey' | 'apiSecret'>) =>
  apiKey.trim() === '' ? {} : { apiKey: apiKey.trim(), apiSecret: apiSecret.trim() };

/** A password is sent as typed: it may begin or end with a blank. */
export const toNewAccount = (values: AccountValues): NewAccount => ({
  accountKey: values.accountKey,
  username: values.username.trim(),
  password: values.password,
  ...apiOf(values),
});

/** An empty password or key keeps the stored one. */
export const toAccountChange = (
  id: number,
  values: Pick<AccountValues, 'password' | 'apiKey' | 'apiSecret'>,
): AccountChange => ({
  id,
  ...(values.password !== '' && { password: values.password }),
  ...apiOf(values),
});

/** The header of a browser: pairs of name and value, without line breaks. */
export const isCookieHeader = (text: string): boolean =>
  /^[^\s=;,]+=[^;\r\n]*(?:;\s*[^\s=;,]+=[^;\r\n]*)*;?$/u.test(text.trim());

/** Browsers copy the whole line: the name of the header is left out. */
export const stripHeaderName = (text: string, name: string): string => {
  const trimmed = text.trim();
  return trimmed.toLowerCase().startsWith(`${name.toLowerCase()}:`)
    ? trimmed.slice(name.length + 1).trim()
    : trimmed;
};
