/** Errors that any form can have, in the order zh-CN, zh-HK, en-US. Free of dependencies, so the web may import it. */
import type { LocalisedTuple } from './errors/define-errors.ts';

/** The parameters of an error's message; a missing one is an empty text. */
export interface FormErrorParameters {
  field: LocalisedTuple;
  row: string;
  name: string;
  limit: string;
  suggestion: string;
}

/** Details of an error besides its field and reason. */
export interface FormErrorDetails {
  /** The row number, from one. */
  row?: number | undefined;
  /** The file, account or display id that is wrong. */
  name?: string | undefined;
  limit?: number | undefined;
  /** What was probably meant. */
  suggestion?: string | undefined;
}

export const toErrorParameters = (
  field: LocalisedTuple,
  { row, name, limit, suggestion }: FormErrorDetails,
): FormErrorParameters => ({
  field,
  row: row === undefined ? '' : String(row),
  name: name ?? '',
  limit: limit === undefined ? '' : String(limit),
  suggestion: suggestion ?? '',
});

export const commonReasonTexts = {
  missing: ({ field: [simplified, traditional, english] }: FormErrorParameters): LocalisedTuple => [
    `${simplified}不能为空。`,
    `${traditional}不能為空。`,
    `${english} must not be empty.`,
  ],
  tooLong: ({ field: [simplified, traditional, english], limit }: FormErrorParameters): LocalisedTuple => [
    `${simplified}最长 ${limit} 个字符。`,
    `${traditional}最長 ${limit} 個字元。`,
    `${english} may hold at most ${limit} characters.`,
  ],
  tooMany: ({ field: [simplified, traditional, english], limit }: FormErrorParameters): LocalisedTuple => [
    `${simplified}最多 ${limit} 个。`,
    `${traditional}最多 ${limit} 個。`,
    `${english}: at most ${limit}.`,
  ],
  notAllowed: ({ field: [simplified, traditional, english] }: FormErrorParameters): LocalisedTuple => [
    `${simplified}的取值不在可选范围内。`,
    `${traditional}的值不在可選範圍內。`,
    `${english} is none of the values to choose from.`,
  ],
};
