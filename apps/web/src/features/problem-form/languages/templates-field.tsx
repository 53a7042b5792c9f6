import { ActionIcon, Select, Switch } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import type { FormLanguage } from '../api/list-form-languages.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { ProgramEditor } from '../parts/program-editor.tsx';
import type { TemplateRow } from '../state/problem-values.ts';
import { useEpoch, useFieldError, useFieldErrors, useForm, useValue } from '../state/use-form.ts';
import { languageMessages } from './language-messages.ts';
import entries from '../parts/framed-entries.module.css';
import classes from './languages.module.css';

/** The initial code of the solvers' editor, by language. */
export function TemplatesField({ languages }: { languages: readonly FormLanguage[] }) {
  const m = useMessages(languageMessages);
  const form = useForm();
  const templates = useValue('templates');
  const error = useFieldError('codeTemplates');
  const set = (rows: readonly TemplateRow[]) => form.set('templates', rows);
  const free = languages.filter(({ id }) => !templates.some(({ lid }) => lid === id));
  const add = (value: string | null) => {
    const language = languages.find(({ id }) => String(id) === value);
    if (language === undefined) return;
    set([...templates, { lid: language.id, code: language.codeTemplate ?? '', isOn: true }]);
  };
  return (
    <div data-field="codeTemplates">
      <FieldLabel>{m.templates}</FieldLabel>
      <div className={entries['list']}>
        {templates.map((template) => (
          <Template
            key={template.lid}
            template={template}
            name={languages.find(({ id }) => id === template.lid)?.name ?? String(template.lid)}
            onChange={(part) =>
              set(templates.map((row) => (row.lid === template.lid ? { ...row, ...part } : row)))
            }
            onRemove={() => set(templates.filter(({ lid }) => lid !== template.lid))}
          />
        ))}
        <Select
          className={classes['addTemplate'] ?? ''}
          aria-label={m.templateLanguage}
          placeholder={m.addTemplate}
          searchable
          value={null}
          data={free.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={add}
        />
      </div>
      <FieldNote error={error} hint={m.templatesText} />
    </div>
  );
}

interface TemplateProps {
  template: TemplateRow;
  name: string;
  onChange: (part: Partial<TemplateRow>) => void;
  onRemove: () => void;
}

function Template({ template, name, onChange, onRemove }: TemplateProps) {
  const m = useMessages(languageMessages);
  const epoch = useEpoch();
  const error = useFieldErrors().find((one) => one.field === 'codeTemplates' && one.name === name)?.text;
  return (
    <div role="group" className={entries['entry']} aria-label={m.templateOf(name)}>
      <div className={classes['templateHead']}>
        <span>{name}</span>
        <Switch
          label={m.isOn}
          checked={template.isOn}
          onChange={(event) => onChange({ isOn: event.currentTarget.checked })}
        />
        <ActionIcon size={28} aria-label={m.removeTemplate(name)} onClick={onRemove}>
          <IconTrash size={15} stroke={1.75} />
        </ActionIcon>
      </div>
      <ProgramEditor
        text={template.code}
        version={epoch}
        language={name}
        label={m.templateOf(name)}
        isInvalid={error !== undefined}
        height={200}
        onChange={(code) => onChange({ code })}
      />
      <FieldNote error={error} />
    </div>
  );
}
