import type { Secrets } from '../../../platform/secrets.ts';

const purpose = 'coze private key';

export const encryptCozeKey = (secrets: Secrets, privateKey: string): string =>
  secrets.encrypt(privateKey, purpose).toString('base64');

export const decryptCozeKey = (secrets: Secrets, encrypted: string): string =>
  secrets.decrypt(Buffer.from(encrypted, 'base64'), purpose);
