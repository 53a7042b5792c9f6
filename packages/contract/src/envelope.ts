/** Every JSON response of the API. All three keys are always present. */
export interface Envelope<Data> {
  status: number;
  data: Data | null;
  msg: string;
}

export const successMessage = 'success';

/** Carries the error code beside the envelope, so that a client can distinguish errors in any language. */
export const errorCodeHeader = 'error-code';
