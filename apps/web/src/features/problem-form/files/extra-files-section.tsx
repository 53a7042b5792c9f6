import { ActionIcon, Button, FileButton, TextInput } from '@mantine/core';
import { IconFileUpload, IconPlus, IconTrash } from '@tabler/icons-react';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { formMessages } from '../form-messages.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { ProblemSection } from '../parts/problem-section.tsx';
import { ProgramEditor } from '../parts/program-editor.tsx';
import { replaceRow } from '../parts/rows.ts';
import { newKey, type FileRow } from '../state/problem-values.ts';
import { useEpoch, useFieldError, useFieldErrors, useForm, useValue } from '../state/use-form.ts';
import { fileMessages } from './file-messages.ts';
import classes from './files.module.css';
import { readTextFile } from './read-text-file.ts';

type ListName = 'userExtraFiles' | 'judgeExtraFiles';

const fieldOf = { userExtraFiles: 'userExtraFile', judgeExtraFiles: 'judgeExtraFile' } as const;

export function ExtraFilesSection() {
  const m = useMessages(fileMessages);
  const words = useMessages(formMessages);
  const hasChecker = useValue('judgeMode') !== 'default';
  const hasJudgeFiles = useValue('judgeExtraFiles').length > 0;
  return (
    <ProblemSection name="files" title={words.sections.files} description={m.text}>
      <FileList list="userExtraFiles" hint={m.userText} />
      {(hasChecker || hasJudgeFiles) && <FileList list="judgeExtraFiles" hint={m.judgeText} />}
    </ProblemSection>
  );
}

function FileList({ list, hint }: { list: ListName; hint: string }) {
  const m = useMessages(fileMessages);
  const form = useForm();
  const files = useValue(list);
  const error = useFieldError(fieldOf[list]);
  const set = (rows: readonly FileRow[]) => form.set(list, rows);
  const read = async (chosen: File[]) => {
    const rows: FileRow[] = [];
    for (const file of chosen) {
      const content = await readTextFile(file);
      if (typeof content === 'string') rows.push({ key: newKey(), name: file.name, content });
      else showToast('warning', m[content.reason](file.name));
    }
    set([...form.get().values[list], ...rows]);
  };
  return (
    <div data-field={fieldOf[list]}>
      <FieldLabel>{m[list]}</FieldLabel>
      <div className={classes['files']}>
        {files.map((file, index) => (
          <FileEntry
            key={file.key}
            file={file}
            list={list}
            place={index + 1}
            onChange={(part) => set(replaceRow(files, file.key, part))}
            onRemove={() => set(files.filter(({ key }) => key !== file.key))}
          />
        ))}
        <div className={classes['add']}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            disabled={files.length >= problemLimits.extraFilesMaximum}
            onClick={() => set([...files, { key: newKey(), name: '', content: '' }])}
          >
            {m.add}
          </Button>
          <FileButton multiple onChange={(chosen) => void read(chosen)}>
            {(props) => (
              <Button {...props} variant="subtle" leftSection={<IconFileUpload size={16} stroke={1.75} />}>
                {m.fromDisk}
              </Button>
            )}
          </FileButton>
        </div>
      </div>
      <FieldNote error={error} hint={hint} />
    </div>
  );
}

interface FileEntryProps {
  file: FileRow;
  list: ListName;
  place: number;
  onChange: (part: Partial<FileRow>) => void;
  onRemove: () => void;
}

function FileEntry({ file, list, place, onChange, onRemove }: FileEntryProps) {
  const m = useMessages(fileMessages);
  const form = useForm();
  const epoch = useEpoch();
  // The grammar changes when the name field loses focus, not with every key press.
  const [grammarName, setGrammarName] = useState(file.name);
  const field = fieldOf[list];
  const error = useFieldErrors().find((one) => one.field === field && one.row === place)?.text;
  const name = file.name.trim() === '' ? m.unnamed : file.name;
  return (
    <div role="group" className={classes['file']} aria-label={name} data-field={field} data-row={place}>
      <div className={classes['head']}>
        <TextInput
          className={classes['name'] ?? ''}
          aria-label={m.name}
          placeholder={m.name}
          value={file.name}
          error={error}
          maxLength={problemLimits.fileNameMaximum}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          onBlur={() => {
            setGrammarName(file.name);
            form.visit(field);
          }}
        />
        <ActionIcon size={36} aria-label={m.remove(name)} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </div>
      <ProgramEditor
        text={file.content}
        version={epoch}
        language={
          /\.py$/i.test(grammarName) ? 'Python3' : /\.(c|h|cc|cpp|hpp)$/i.test(grammarName) ? 'C++' : ''
        }
        label={m.content(name)}
        height={180}
        onChange={(content) => onChange({ content })}
      />
    </div>
  );
}
