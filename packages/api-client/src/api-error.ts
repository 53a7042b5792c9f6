export type ApiErrorKind =
  | 'business'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'server'
  | 'timeout'
  | 'network';

interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** The server's message in the user's language, or empty. */
  message: string;
  envelopeStatus?: number | undefined;
  /** The error's code, the same in every language. */
  code?: string | undefined;
  isAdminCall: boolean;
  /** The app shows this error as a toast. If false, the caller shows it. */
  toastsError: boolean;
  /** What the client needs to continue, for errors that carry it. */
  data?: unknown;
  cause?: unknown;
}

/** The one error of every request. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly envelopeStatus: number | undefined;
  readonly code: string | undefined;
  readonly isAdminCall: boolean;
  readonly toastsError: boolean;
  readonly data: unknown;

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.name = 'ApiError';
    this.kind = facts.kind;
    this.envelopeStatus = facts.envelopeStatus;
    this.code = facts.code;
    this.isAdminCall = facts.isAdminCall;
    this.toastsError = facts.toastsError;
    this.data = facts.data;
  }
}

export function kindOfHttpStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  return 'server';
}
