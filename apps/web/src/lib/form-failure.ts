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
