import { getLocale } from '../locale.ts';
import { session } from '../session.ts';
import { publishApiError } from './api-events.ts';
import { confirmChange } from '../in-use.ts';
import { createApiClient } from '@touchstone/api-client/create-api-client';

export const callApi = createApiClient({
  baseUrl: '',
  getLocale,
  getToken: () => session.get().token,
  replaceToken: session.replaceToken,
  beginSession: session.begin,
  publishError: publishApiError,
  confirmChange,
});

export { ApiError, type ApiErrorKind } from '@touchstone/api-client/api-error';
export { subscribeToApiErrors } from './api-events.ts';
