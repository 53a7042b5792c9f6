import type { Locale } from '@touchstone/contract';
import type { Warning } from './content-of-remote.ts';
import { describeWarning } from './import-errors.ts';
import type { ImportedProblem } from './import-problem.ts';

export const presentWarnings = (warnings: readonly Warning[], locale: Locale) =>
  warnings.map(({ code, detail }) => ({ code, detail, text: describeWarning(code, detail)[locale] }));

export const presentImported = ({ id, displayId, title, warnings }: ImportedProblem, locale: Locale) => ({
  pid: id,
  problemId: displayId,
  title,
  warnings: presentWarnings(warnings, locale),
});
