import { Button, TextInput } from '@mantine/core';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { locales, type Locale } from '@touchstone/contract/locales';
import type { Translations } from '@touchstone/rules/translated-text';
import { useId, useState } from 'react';
import { localeNames } from '../../lib/locale-names.ts';
import { useMessages } from '../../lib/messages.ts';
import { translationsMessages } from './translations-messages.ts';
import classes from './translations.module.css';

interface TranslationsFieldsProps {
  /** The label of the field with the default text. */
  label: string;
  value: Translations;
  onChange: (value: Translations) => void;
  maxLength: number;
  errorOf?: (locale: Locale) => string | undefined;
  onBlur?: () => void;
  /** The name of the field, for focusing it. */
  field?: string;
}

/** One text per language, below the field with the default text. Closed while there are none. */
export function TranslationsFields({
  label,
  value,
  onChange,
  maxLength,
  errorOf,
  onBlur,
  field,
}: TranslationsFieldsProps) {
  const m = useMessages(translationsMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(() => Object.values(value).some((text) => text !== ''));
  const hasError = errorOf !== undefined && locales.some((locale) => errorOf(locale) !== undefined);
  const isShown = isOpen || hasError;
  return (
    <div className={classes['block']} data-field={field}>
      <Button
        className={classes['toggle'] ?? ''}
        variant="subtle"
        size="compact-sm"
        aria-expanded={isShown}
        aria-controls={id}
        leftSection={isShown ? <IconChevronDown size={16} /> : <IconLanguage size={16} />}
        onClick={() => setOpen(!isShown)}
      >
        {isShown ? m.hide : m.add}
      </Button>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <div className={classes['fields']}>
            {locales.map((locale) => (
              <TextInput
                key={locale}
                lang={locale}
                label={m.label(label, localeNames[locale])}
                value={value[locale] ?? ''}
                error={errorOf?.(locale)}
                maxLength={maxLength}
                autoComplete="off"
                onChange={(event) => onChange({ ...value, [locale]: event.currentTarget.value })}
                onBlur={onBlur}
              />
            ))}
            <p className={classes['hint']}>{m.hint}</p>
          </div>
        )}
      </div>
    </div>
  );
}
