import type { Locale } from '@touchstone/contract/locales';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { MarkdownPreview, usePausedText } from '../../../ui/markdown-editor/markdown-preview.tsx';
import { LanguageSwitch } from '../../../ui/statement/language-switch.tsx';
import { Samples } from '../../../ui/statement/samples.tsx';
import {
  languageRead,
  listLanguages,
  pickTexts,
  type StatementTexts,
} from '../../../ui/statement/statement-languages.ts';
import { statementMessages } from '../../../ui/statement/statement-messages.ts';
import { StatementSection, StatementText } from '../../../ui/statement/statement-section.tsx';
import { useValue } from '../state/use-form.ts';
import { statementFormMessages } from './statement-form-messages.ts';
import classes from './statement-form.module.css';

/** Rendered at low priority: it must not delay typing. */
function useWrittenTexts(): StatementTexts {
  const description = usePausedText(useValue('description'));
  const input = usePausedText(useValue('input'));
  const output = usePausedText(useValue('output'));
  const hint = usePausedText(useValue('hint'));
  const source = usePausedText(useValue('source'));
  return useMemo(
    () => ({ description, input, output, hint, source }),
    [description, input, output, hint, source],
  );
}

/** Detecting languages scans every text several times: most have no language marks. */
const hasMarks = (texts: StatementTexts): boolean =>
  Object.values(texts).some((text) => text.includes('<!--'));

/** The statement as solvers will see it. */
export function StatementPreview() {
  const m = useMessages(statementMessages);
  const form = useMessages(statementFormMessages);
  const title = useValue('title');
  const written = useWrittenTexts();
  const examples = useDeferredValue(useValue('examples'));
  const own = useLocale();
  const [choice, setChoice] = useState<Locale>();
  const wanted = choice ?? own;
  const offered = useMemo(() => (hasMarks(written) ? listLanguages(written) : []), [written]);
  const texts = useMemo(() => (hasMarks(written) ? pickTexts(written, wanted) : written), [written, wanted]);
  const isEmpty = Object.values(texts).every((text) => text.trim() === '') && examples.length === 0;
  const lang = offered.length > 1 ? languageRead(written, offered, wanted) : undefined;
  return (
    <article className={classes['paper']} aria-label={form.preview}>
      {title.trim() !== '' && <h3 className={classes['paperTitle']}>{title}</h3>}
      <LanguageSwitch offered={offered} value={lang ?? own} onChange={setChoice} />
      {isEmpty && <p className={classes['paperEmpty']}>{form.previewEmpty}</p>}
      <Text title={m.description} text={texts.description} lang={lang} />
      <Text title={m.input} text={texts.input} lang={lang} />
      <Text title={m.output} text={texts.output} lang={lang} />
      {examples.length > 0 && (
        <StatementSection title={m.samples}>
          <Samples examples={examples} onRun={undefined} />
        </StatementSection>
      )}
      <Text title={m.hint} text={texts.hint} lang={lang} />
      <Text title={m.source} text={texts.source} lang={lang} />
    </article>
  );
}

function Text({ title, text, lang }: { title: string; text: string; lang: Locale | undefined }) {
  return (
    <StatementText title={title} text={text} lang={lang}>
      <MarkdownPreview text={text} />
    </StatementText>
  );
}
