import type { ErrorCode } from '@touchstone/contract/errors/index';
import { ApiError } from './api/index.ts';
import { textOfApiError } from './api/api-error-text.ts';

export interface FormFailure<Field extends string> {
  /** The field that the refusal is about; undefined if it is about the whole form. */
  field: Field | undefined;
  text: string;
}

/** The field of each error code that is about one. */
export type FieldOfCode<Field extends string> = Readonly<Partial<Record<ErrorCode, Field>>>;

/**
 * Finds where to show the text of a refused request. `fieldOfCode` maps error codes to fields. Any error except a
 * refused request is a defect and is rethrown.
 */
export function toFormFailure<Field extends string>(
  error: unknown,
  fieldOfCode: FieldOfCode<Field>,
): FormFailure<Field> {
  if (!(error instanceof ApiError)) throw error;
  return { field: fieldOfCode[error.code as ErrorCode], text: textOfApiError(error) };
}

export interface FormErrors<Field extends string> {
  /** The text of a refusal that is about the field. */
  errorOf: (field: Field) => string | undefined;
  /** The text of a refusal that is about the whole form. */
  refusal: string | undefined;
}

/** What a form shows of the error of its request. `error` is null as long as none was refused. */
export function toFormErrors<Field extends string>(
  error: unknown,
  fieldOfCode: FieldOfCode<Field> = {},
): FormErrors<Field> {
  if (error === null) return { errorOf: () => undefined, refusal: undefined };
  const failure = toFormFailure(error, fieldOfCode);
  return {
    errorOf: (field) => (failure.field === field ? failure.text : undefined),
    refusal: failure.field === undefined ? failure.text : undefined,
  };
}
