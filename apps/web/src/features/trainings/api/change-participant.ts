import { callApi } from '../../../lib/api/index.ts';

interface Participant {
  tid: number;
  uid: string;
}

/** A barred participant keeps the registration and the results, but cannot open the training. */
export const barParticipant = (body: Participant & { isDisabled: boolean }) =>
  callApi('PUT /api/training-participant', { body, toastsError: true });

export const removeParticipant = (query: Participant) =>
  callApi('DELETE /api/training-participant', { query, toastsError: true });
