import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/index.ts';

/** The stored user may be older than a phone number added on another device. */
export const ownPhoneQuery = (uid: string) =>
  queryOptions({
    queryKey: ['own-phone', uid],
    queryFn: async ({ signal }) => {
      const { phone } = await callApi('GET /api/get-user-home-info', { query: { uid }, signal });
      return phone === '' ? null : phone;
    },
  });
