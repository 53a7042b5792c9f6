import { SegmentedControl } from '@mantine/core';
import { locales, type Locale } from '@touchstone/contract/locales';
import { useDeferredValue, useId, useState } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { hasLanguages, pickLanguage } from '../../lib/localised-text.ts';
import { useMessages } from '../../lib/messages.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { localisedTextMessages } from './localised-text-messages.ts';
import classes from './localised-text.module.css';

/** Previews the text in the current language; it may lag behind fast typing. */
export function LocalisedTextPreview({ title, content }: { title: string; content: string }) {
  const m = useMessages(localisedTextMessages);
  const ownLocale = useLocale();
  const [chosen, setChosen] = useState<Locale>();
  const shown = useDeferredValue(content);
  const label = useId();
  const locale = chosen ?? ownLocale;
  return (
    <section className={classes['preview']} aria-labelledby={label}>
      <div className={classes['previewHead']}>
        <h2 id={label}>{m.preview}</h2>
        {hasLanguages(shown) && (
          <SegmentedControl
            size="xs"
            aria-label={m.previewLanguage}
            value={locale}
            data={locales.map((value) => ({ value, label: m.languages[value] }))}
            onChange={(value) => setChosen(locales.find((one) => one === value))}
          />
        )}
      </div>
      <div className={classes['previewBody']}>
        {title.trim() !== '' && <p className={classes['previewTitle']}>{title}</p>}
        {shown.trim() === '' ? (
          <p className={classes['previewEmpty']}>{m.previewEmpty}</p>
        ) : (
          <Markdown>{pickLanguage(shown, locale)}</Markdown>
        )}
      </div>
    </section>
  );
}
