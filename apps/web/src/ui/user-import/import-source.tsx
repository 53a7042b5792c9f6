import { Button, FileButton, Textarea } from '@mantine/core';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../lib/api/download-file.ts';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../form-alert.tsx';
import { loadImportFile, fileMaximumBytes, type ImportFileState } from './load-import-file.ts';
import { importMessages } from './import-messages.ts';
import classes from './import.module.css';

const byteOrderMark = '\uFEFF';

interface ImportSourceProps {
  /** Describes the columns. */
  help: string;
  text: string;
  onText: (text: string) => void;
}

export function ImportSource({ help, text, onText }: ImportSourceProps) {
  const m = useMessages(importMessages);
  const [file, setFile] = useState<ImportFileState>();
  const choose = async (chosen: File | null) => {
    if (chosen === null) return;
    const { state, content } = await loadImportFile(chosen);
    setFile(state);
    // An unreadable file replaces the former one too: its rows and errors must not stay.
    onText(content);
  };
  const saveTemplate = () => {
    const content = `${byteOrderMark}${m.headings}\r\n${m.placeholder}\r\n`;
    saveFile(m.templateName, new Blob([content], { type: 'text/csv' }));
  };
  return (
    <>
      <p className={classes['help']}>{help}</p>
      <div className={classes['sources']}>
        <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(chosen) => void choose(chosen)}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconFileText size={16} stroke={1.75} />}>
              {m.choose}
            </Button>
          )}
        </FileButton>
        <Button
          variant="subtle"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={saveTemplate}
        >
          {m.template}
        </Button>
        {file?.kind === 'read' && (
          <span className={classes['fileName']} role="status">
            {m.chosenFile(file.name)}
          </span>
        )}
      </div>
      {file !== undefined && file.kind !== 'read' && <FormAlert kind="error">{m[file.kind]}</FormAlert>}
      <Textarea
        classNames={{ input: classes['text'] ?? '' }}
        label={m.paste}
        placeholder={m.placeholder}
        value={text}
        onChange={(event) => {
          setFile(undefined);
          onText(event.currentTarget.value);
        }}
        rows={5}
        maxLength={fileMaximumBytes}
        spellCheck={false}
      />
    </>
  );
}
