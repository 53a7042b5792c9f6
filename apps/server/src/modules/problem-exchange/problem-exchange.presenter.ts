import type { DataOf, Locale, problemExchangeCalls } from '@touchstone/contract';
import type { FailedImport } from '@touchstone/contract/errors/problem-exchange-errors';
import type { ImportReport } from './import-problems.ts';
import { describeNote, textOfTuple } from './import-texts.ts';

type Report = DataOf<(typeof problemExchangeCalls)['POST /api/file/import-problems']>;

export function presentReport({ format, problems }: ImportReport, locale: Locale): Report {
  return {
    format,
    problems: problems.map(({ name, displayId, title, caseCount, outcome, notes }) => {
      const isImported = 'id' in outcome;
      return {
        name,
        outcome: isImported ? ('imported' as const) : ('skipped' as const),
        id: isImported ? outcome.id : null,
        problemId: displayId,
        title,
        caseCount,
        reason: isImported
          ? null
          : { code: outcome.reason.code, text: textOfTuple(outcome.reason.texts, locale) },
        notes: notes.map((note) => ({ code: note.code, text: textOfTuple(describeNote(note), locale) })),
      };
    }),
  };
}

/** The problems that were skipped. */
export const listFailures = ({ problems }: ImportReport): FailedImport[] =>
  problems.flatMap(({ name, displayId, outcome }) =>
    'reason' in outcome ? [{ name: displayId ?? name, reason: outcome.reason.texts }] : [],
  );
