import type { UserInfo } from '@touchstone/contract';

export const profileAddress = ({ uid, username }: Pick<UserInfo, 'uid' | 'username'>): string =>
  `/user-home?${new URLSearchParams({ uid, username }).toString()}`;

export const submissionsAddress = '/status?onlyMine=true';
