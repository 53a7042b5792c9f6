import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import type { FormLanguage } from '../api/list-form-languages.ts';
import { formMessages } from '../form-messages.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { ProblemSection } from '../parts/problem-section.tsx';
import { useFieldError, useForm, useValue } from '../state/use-form.ts';
import { groupLanguages, isOtherGroup, type LanguageGroup } from './language-groups.ts';
import { languageMessages } from './language-messages.ts';
import classes from './languages.module.css';
import { TemplatesField } from './templates-field.tsx';

export function LanguagesSection({ languages }: { languages: readonly FormLanguage[] }) {
  const m = useMessages(languageMessages);
  const words = useMessages(formMessages);
  return (
    <ProblemSection name="languages" title={words.sections.languages} description={m.text}>
      <AllowedLanguages languages={languages} />
      <TemplatesField languages={languages} />
    </ProblemSection>
  );
}

function AllowedLanguages({ languages }: { languages: readonly FormLanguage[] }) {
  const m = useMessages(languageMessages);
  const form = useForm();
  const chosen = useValue('languageIds');
  const error = useFieldError('languages');
  const all = languages.map(({ id }) => id);
  return (
    <div data-field="languages">
      <FieldLabel>{m.allowed}</FieldLabel>
      <SegmentedControl
        aria-label={m.allowed}
        value={chosen === null ? 'all' : 'chosen'}
        data={[
          { value: 'all', label: m.all },
          { value: 'chosen', label: m.chosen },
        ]}
        onChange={(value) => form.set('languageIds', value === 'all' ? null : all)}
      />
      {chosen === null ? (
        <FieldNote error={error} hint={m.allText} />
      ) : (
        <SelectedLanguages languages={languages} chosen={chosen} error={error} />
      )}
    </div>
  );
}

interface SelectedLanguagesProps {
  languages: readonly FormLanguage[];
  chosen: readonly number[];
  error: string | undefined;
}

function SelectedLanguages({ languages, chosen, error }: SelectedLanguagesProps) {
  const m = useMessages(languageMessages);
  const form = useForm();
  const all = languages.map(({ id }) => id);
  // Always in the order of the list: turning one off and on changes nothing.
  const set = (isChosen: (id: number) => boolean) => form.set('languageIds', all.filter(isChosen));
  return (
    <>
      <div className={classes['tools']}>
        <span role="status">{m.count(chosen.length, all.length)}</span>
        <Button size="xs" variant="default" onClick={() => set(() => true)}>
          {m.selectAll}
        </Button>
        <Button size="xs" variant="default" onClick={() => set(() => false)}>
          {m.selectNone}
        </Button>
      </div>
      <FieldNote error={error} />
      <div className={classes['groups']}>
        {groupLanguages(languages).map((group) => (
          <Group
            key={group.name}
            group={group}
            chosen={chosen}
            onSet={(ids, isOn) => set((id) => (ids.includes(id) ? isOn : chosen.includes(id)))}
          />
        ))}
      </div>
    </>
  );
}

interface GroupProps {
  group: LanguageGroup;
  chosen: readonly number[];
  onSet: (ids: readonly number[], isOn: boolean) => void;
}

function Group({ group, chosen, onSet }: GroupProps) {
  const m = useMessages(languageMessages);
  const ids = group.languages.map(({ id }) => id);
  const count = ids.filter((id) => chosen.includes(id)).length;
  return (
    <fieldset className={classes['group']}>
      {!isOtherGroup(group) && (
        <Checkbox
          className={classes['groupHead'] ?? ''}
          label={group.name}
          aria-label={m.groupOf(group.name)}
          checked={count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          onChange={(event) => onSet(ids, event.currentTarget.checked)}
        />
      )}
      <div className={classes['members']}>
        {group.languages.map(({ id, name, isOffered }) => (
          <Checkbox
            key={id}
            label={name}
            description={isOffered ? undefined : m.notOffered}
            checked={chosen.includes(id)}
            onChange={(event) => onSet([id], event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
