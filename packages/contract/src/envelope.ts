/** Every JSON answer of the API. All three keys are always there. */
export interface Envelope<Data> {
  status: number;
  data: Data | null;
  msg: string;
}

export const successMessage = 'success';

/** Carries the error's code beside the envelope, so that a client can tell errors apart in any language. */
export const errorCodeHeader = 'error-code';
