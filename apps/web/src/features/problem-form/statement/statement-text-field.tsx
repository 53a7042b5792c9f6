import { useId, useMemo } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { MarkdownEditor } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { uploadTextFileFor } from '../../../ui/markdown-editor/upload-text-file.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { useEpoch, useFieldError, useForm } from '../state/use-form.ts';
import { statementFormMessages } from './statement-form-messages.ts';

export type StatementTextName = 'description' | 'input' | 'output' | 'hint';

/** The editor is uncontrolled: it reports input to the form, and the form only writes to it when it replaces the text. */
export function StatementTextField({ name, isRequired }: { name: StatementTextName; isRequired: boolean }) {
  const m = useMessages(statementFormMessages);
  const form = useForm();
  const epoch = useEpoch();
  const error = useFieldError(name);
  const note = useId();
  const groupId = form.getFacts().group?.id;
  const upload = useMemo(() => uploadTextFileFor(groupId), [groupId]);
  // Read once per epoch.
  const content = useMemo(() => ({ text: form.get().values[name], epoch }), [form, name, epoch]);
  return (
    <div data-field={name}>
      <FieldLabel isRequired={isRequired}>{m.texts[name]}</FieldLabel>
      <MarkdownEditor
        content={content}
        label={m.texts[name]}
        placeholder={m.placeholders[name]}
        size={name === 'description' ? 'tall' : 'short'}
        isInvalid={error !== undefined}
        describedBy={error === undefined ? undefined : note}
        onChange={(text) => form.set(name, text)}
        onBlur={() => form.visit(name)}
        onUpload={upload}
      />
      <FieldNote id={note} error={error} />
    </div>
  );
}
