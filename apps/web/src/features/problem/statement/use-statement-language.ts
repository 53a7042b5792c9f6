import type { Locale } from '@touchstone/contract/locales';
import { useMemo, useState } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import type { Problem } from '../api/get-problem-page.ts';
import {
  languageRead,
  listLanguages,
  pickTexts,
  type StatementTexts,
} from '../../../ui/statement/statement-languages.ts';

export interface StatementLanguage {
  texts: StatementTexts;
  offered: readonly Locale[];
  value: Locale;
  choose: (locale: Locale) => void;
}

/** Shows the texts in the viewer's language until the viewer chooses another one for this problem. */
export function useStatementLanguage(problem: Problem): StatementLanguage {
  const locale = useLocale();
  const [choice, setChoice] = useState<Locale>();
  const { description, input, output, hint, source } = problem;
  const written = useMemo<StatementTexts>(
    () => ({ description, input, output, hint: hint ?? '', source: source ?? '' }),
    [description, input, output, hint, source],
  );
  const offered = useMemo(() => listLanguages(written), [written]);
  const wanted = choice ?? locale;
  const texts = useMemo(() => pickTexts(written, wanted), [written, wanted]);
  const value = useMemo(() => languageRead(written, offered, wanted), [written, offered, wanted]);
  return { texts, offered, value, choose: setChoice };
}
