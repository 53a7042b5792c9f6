import { getLocale } from '../locale.ts';
import { session } from '../session.ts';
import { publishApiError } from './api-events.ts';
import { createApiClient } from './create-api-client.ts';

export const callApi = createApiClient({
  baseUrl: '',
  getLocale,
  getToken: () => session.get().token,
  replaceToken: session.replaceToken,
  beginSession: session.begin,
  publishError: publishApiError,
});

export { ApiError, type ApiErrorKind } from './api-error.ts';
export { subscribeToApiErrors } from './api-events.ts';
