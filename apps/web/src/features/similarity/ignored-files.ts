/** Files of given code that a comparison leaves out. */
import { similarityLimits } from '@touchstone/contract/similarity-limits';

export interface IgnoredFile {
  name: string;
  code: string;
}

export type FileRefusal =
  | { reason: 'tooMany' }
  | { reason: 'tooLarge'; name: string }
  | { reason: 'notText'; name: string };

/** The first refusal ends it: the rest of the files is not added either. A file of the same name replaces the earlier one. */
export function addIgnoredFiles(
  before: readonly IgnoredFile[],
  added: readonly IgnoredFile[],
): { files: IgnoredFile[]; refusal: FileRefusal | undefined } {
  let files = [...before];
  for (const file of added) {
    const name = file.name.slice(-similarityLimits.ignoredNameMaximum);
    if (file.code.includes('\0') || file.code.includes('\uFFFD'))
      return { files, refusal: { reason: 'notText', name } };
    if (file.code.length > similarityLimits.ignoredFileMaximum)
      return { files, refusal: { reason: 'tooLarge', name } };
    const others = files.filter((one) => one.name !== name);
    if (others.length >= similarityLimits.ignoredFilesMaximum)
      return { files, refusal: { reason: 'tooMany' } };
    files = [...others, { name, code: file.code }];
  }
  return { files, refusal: undefined };
}
