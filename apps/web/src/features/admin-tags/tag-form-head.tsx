import { TextInput } from '@mantine/core';
import { tagLimits, type TagSite } from '@touchstone/contract/tag-limits';
import { findTagNameProblem } from '@touchstone/rules/tags';
import type { Translations } from '@touchstone/rules/translated-text';
import type { ComponentProps } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { TranslationsFields } from '../../ui/translations/translations-fields.tsx';
import { tagFormMessages } from './tag-form-messages.ts';
import classes from './tag-dialogs.module.css';
import { siteNames } from '../../lib/tag-sites.ts';

/** Tags and classifications share the rule for names. */
export function useNameCheck(): (name: string) => string | null {
  const m = useMessages(tagFormMessages);
  return (name) => {
    const problem = findTagNameProblem(name);
    if (problem === undefined) return null;
    return problem === 'empty' ? m.nameEmpty : m.nameTooLong(tagLimits.nameMaximum);
  };
}

interface TagFormHeadProps {
  site: TagSite;
  name: ComponentProps<typeof TextInput>;
  translations: { value: Translations; onChange: (value: Translations) => void };
}

/** The site and the names. */
export function TagFormHead({ site, name, translations }: TagFormHeadProps) {
  const m = useMessages(tagFormMessages);
  return (
    <>
      {site !== 'ME' && <p className={classes['note']}>{m.ofSite(siteNames[site])}</p>}
      <TextInput
        {...name}
        label={m.name}
        maxLength={tagLimits.nameMaximum}
        autoComplete="off"
        data-autofocus
      />
      <TranslationsFields {...translations} label={m.name} maxLength={tagLimits.nameMaximum} />
    </>
  );
}
