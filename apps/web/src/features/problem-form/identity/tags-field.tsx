import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tagLimits } from '@touchstone/contract/tag-limits';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { useState } from 'react';
import { joinNames } from '../../../lib/join-names.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { knownTagsQuery } from '../api/list-known-tags.ts';
import { useFieldError, useForm, useValue } from '../state/use-form.ts';
import { identityMessages } from './identity-messages.ts';
import { findTagNames, isChosen, toTags } from './tag-choice.ts';

/** Selects tags of the site and of the group, or creates new ones. */
export function TagsField() {
  const m = useMessages(identityMessages);
  const locale = useLocale();
  const form = useForm();
  const tags = useValue('tags');
  const fieldError = useFieldError('tags');
  const [duplicate, setDuplicate] = useState<string>();
  const { data: known = [] } = useQuery(knownTagsQuery(form.getFacts().group?.id));
  const made = tags.filter(({ id }) => id === undefined).map(({ name }) => name);
  const error = fieldError ?? (duplicate === undefined ? undefined : m.tagDuplicate(duplicate));
  return (
    <TagsInput
      label={m.tags}
      {...hintBelow(made.length > 0 ? m.tagsNew(joinNames(made, locale)) : m.tagsHint, error)}
      error={error}
      data-field="tags"
      data={known.map(({ name }) => name)}
      value={tags.map(({ name }) => name)}
      maxTags={problemLimits.tagsMaximum}
      splitChars={[',', '，', ';', '；', '、']}
      maxLength={tagLimits.nameMaximum}
      isDuplicate={(value) => isChosen(value, tags, known)}
      onDuplicate={setDuplicate}
      // The field clears itself after a duplicate: the message stays until the next input.
      onSearchChange={(search) => {
        if (search !== '') setDuplicate(undefined);
      }}
      onChange={(names) => form.set('tags', toTags(names, tags, known))}
      onBlur={() => form.visit('tags')}
      // A name in any language finds its tag.
      filter={({ options, search, limit }) => {
        const found = findTagNames(search, known);
        return options.filter((option) => 'value' in option && found.has(option.value)).slice(0, limit);
      }}
      comboboxProps={{ offset: 4 }}
      limit={50}
    />
  );
}
