import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconFileCode, IconPlus, IconX } from '@tabler/icons-react';
import { similarityLimits } from '@touchstone/contract/similarity-limits';
import { useId, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { addIgnoredFiles, type FileRefusal, type IgnoredFile } from './ignored-files.ts';
import classes from './start-form.module.css';
import { startMessages } from './start-messages.ts';

interface IgnoredFilesFieldProps {
  files: readonly IgnoredFile[];
  onChange: (files: readonly IgnoredFile[]) => void;
}

/** Code that everyone received. Files are dropped or chosen. */
export function IgnoredFilesField({ files, onChange }: IgnoredFilesFieldProps) {
  const m = useMessages(startMessages);
  const label = useId();
  const [refusal, setRefusal] = useState<FileRefusal>();
  const add = async (chosen: readonly File[]) => {
    const loaded = await Promise.all(
      chosen.map(async (file) => ({ name: file.name, code: await file.text() })),
    );
    const result = addIgnoredFiles(files, loaded);
    onChange(result.files);
    setRefusal(result.refusal);
  };
  const { isOver, dropHandlers } = useFileDrop((dropped) => void add(dropped));
  return (
    <div role="group" aria-labelledby={label} className={classes['ignored']} {...dropHandlers}>
      <span id={label} className={classes['label']}>
        {m.ignored}
      </span>
      <p className={classes['hint']}>{m.ignoredHint(similarityLimits.ignoredFilesMaximum)}</p>
      {files.length > 0 && (
        <ul className={classes['files']}>
          {files.map(({ name }) => (
            <li key={name}>
              <IconFileCode size={16} stroke={1.75} aria-hidden="true" />
              <span>{name}</span>
              <ActionIcon
                size={28}
                aria-label={m.removeFile(name)}
                onClick={() => onChange(files.filter((file) => file.name !== name))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <FileButton multiple onChange={(chosen) => void add(chosen)}>
        {(props) => (
          <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} {...props}>
            {isOver ? m.dropHere : m.addFiles}
          </Button>
        )}
      </FileButton>
      {refusal !== undefined && <FormAlert kind="error">{textOf(m, refusal)}</FormAlert>}
    </div>
  );
}

function textOf(m: (typeof startMessages)['en-US'], refusal: FileRefusal): string {
  switch (refusal.reason) {
    case 'tooMany':
      return m.tooMany(similarityLimits.ignoredFilesMaximum);
    case 'tooLarge':
      return m.tooLarge(refusal.name, similarityLimits.ignoredFileMaximum);
    case 'notText':
      return m.notText(refusal.name);
    default:
      return refusal satisfies never;
  }
}
