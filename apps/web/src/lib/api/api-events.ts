import type { ApiError } from '@touchstone/api-client/api-error';

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

export function publishApiError(error: ApiError): void {
  for (const listener of listeners) listener(error);
}

/** The app layer subscribes once and reacts in one place. */
export function subscribeToApiErrors(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
