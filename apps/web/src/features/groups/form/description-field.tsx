import { useId, useMemo, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { MarkdownEditor } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { uploadTextFileFor } from '../../../ui/markdown-editor/upload-text-file.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { errorOf, type GroupFieldsProps } from './group-fields.tsx';
import { groupFormMessages } from './group-form-messages.ts';

interface DescriptionFieldProps extends GroupFieldsProps {
  /** Files belong to a group: a new one has none. */
  groupId?: number | undefined;
}

export function DescriptionField({ groupId, ...props }: DescriptionFieldProps) {
  const m = useMessages(groupFormMessages);
  const note = useId();
  const { description } = props.form.values;
  const error = errorOf(props, 'description') ?? undefined;
  // The editor holds its own text. A value that was not typed here, as after a discard, replaces it.
  const [typed, setTyped] = useState(description);
  const [content, setContent] = useState({ text: description });
  if (description !== typed) {
    setTyped(description);
    setContent({ text: description });
  }
  const upload = useMemo(() => (groupId === undefined ? undefined : uploadTextFileFor(groupId)), [groupId]);
  return (
    // The path by which the form finds its first invalid field.
    <div data-path="description">
      <FieldLabel isRequired>{m.description}</FieldLabel>
      <MarkdownEditor
        content={content}
        label={m.description}
        size="short"
        isInvalid={error !== undefined}
        describedBy={note}
        onChange={(text) => {
          setTyped(text);
          props.form.setFieldValue('description', text);
        }}
        onUpload={upload}
      />
      <FieldNote id={note} error={error} hint={m.descriptionHint} />
    </div>
  );
}
