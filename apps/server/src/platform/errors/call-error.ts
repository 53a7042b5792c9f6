import {
  errorDefinitions,
  errorText,
  type ErrorCode,
  type ErrorParameters,
  type Locale,
} from '@touchstone/contract';

/** An error that the caller sees, with its code of the contract. Every other error is a server error. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly envelopeStatus: number;
  /** What the client needs to continue, in the data of the envelope. */
  readonly data: object | null;
  readonly #textIn: (locale: Locale) => string;

  private constructor(code: ErrorCode, textIn: (locale: Locale) => string, data: object | null = null) {
    super(textIn('en-US'));
    this.name = 'CallError';
    this.code = code;
    this.httpStatus = errorDefinitions[code].httpStatus;
    this.envelopeStatus = errorDefinitions[code].envelopeStatus;
    this.data = data;
    this.#textIn = textIn;
  }

  static of<Code extends ErrorCode>(code: Code, parameters: ErrorParameters<Code>) {
    return new CallError(code, (locale) => errorText(code, parameters)[locale]);
  }

  withData(data: object): CallError {
    return new CallError(this.code, this.#textIn, data);
  }

  textIn(locale: Locale) {
    return this.#textIn(locale);
  }
}

type Arguments<Code extends ErrorCode> =
  undefined extends ErrorParameters<Code> ? [] : [ErrorParameters<Code>];

/** `throw callError('usernameTaken')`, `throw callError('resetMailTooSoon', { seconds })`. */
export function callError<Code extends ErrorCode>(code: Code, ...[parameters]: Arguments<Code>) {
  return CallError.of(code, parameters);
}
