/** File names chosen by problem setters. They become files beside a program, so a path is not allowed. */
import type { ProblemFormError, ProblemFormField } from '@touchstone/contract/problem-form';
import { problemLimits } from '@touchstone/contract/problem-limits';

export interface NamedText {
  readonly name: string;
  readonly content: string;
}

/** A plain name: no folder, no control character, neither `.` nor `..`. */
function isPlainFileName(name: string): boolean {
  const isTooLong = name.length > problemLimits.fileNameMaximum;
  return !isTooLong && name.trim() !== '' && !/^\.{1,2}$/.test(name) && !/[/\\\p{Cc}\p{Cf}]/u.test(name);
}

export function findFileNameErrors(field: ProblemFormField, name: string): ProblemFormError[] {
  if (name.trim() === '') return [{ field, reason: 'missing' }];
  if (isPlainFileName(name)) return [];
  return [{ field, reason: 'fileNameInvalid', name, limit: problemLimits.fileNameMaximum }];
}

export function findExtraFileErrors(
  field: ProblemFormField,
  files: readonly NamedText[],
): ProblemFormError[] {
  const { extraFilesMaximum, codeMaximum } = problemLimits;
  const names = files.map(({ name }) => name);
  const errorsOfOne = ({ name, content }: NamedText, place: number): ProblemFormError[] => {
    const row = place + 1;
    const named = findFileNameErrors(field, name).map((error) => ({ ...error, row }));
    if (named.length > 0) return named;
    if (names.indexOf(name) < place) return [{ field, reason: 'fileNameRepeated', name, row }];
    if (content === '') return [{ field, reason: 'fileEmpty', name, row }];
    return content.length > codeMaximum ? [{ field, reason: 'tooLong', limit: codeMaximum, row }] : [];
  };
  return [
    ...(files.length > extraFilesMaximum
      ? [{ field, reason: 'tooMany', limit: extraFilesMaximum } as const]
      : []),
    ...files.flatMap(errorsOfOne),
  ];
}
