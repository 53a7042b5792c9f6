import { ApiError } from './api/index.ts';
import { textOfApiError } from './api/api-error-text.ts';

export interface PlacedFailure<Field extends string> {
  /** The field that the refusal is about; undefined when it is about the whole form. */
  field: Field | undefined;
  text: string;
}

/**
 * Where the text of a refused request belongs. `fieldOfCode` names the field of each error code that is about one.
 * Anything but a refused request is a defect and is thrown on.
 */
export function placeFailure<Field extends string>(
  error: unknown,
  fieldOfCode: Readonly<Record<string, Field>>,
): PlacedFailure<Field> {
  if (!(error instanceof ApiError)) throw error;
  return { field: fieldOfCode[error.code ?? ''], text: textOfApiError(error) };
}
