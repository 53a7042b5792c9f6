import { IconChevronDown, IconDownload, IconFile } from '@tabler/icons-react';
import { saveFile } from '../../../lib/api/download-file.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { extraFileMessages } from './extra-file-messages.ts';
import classes from './extra-files.module.css';
import { grammarOfFile, type ExtraFile } from './parse-extra-files.ts';

/** A single file starts open; several start closed. */
export function ExtraFiles({ files }: { files: readonly ExtraFile[] }) {
  const m = useMessages(extraFileMessages);
  return (
    <div className={classes['root']}>
      <p className={classes['intro']}>{m.intro}</p>
      {files.map((file) => (
        <ExtraFileEntry key={file.name} file={file} isOpen={files.length === 1} />
      ))}
    </div>
  );
}

function ExtraFileEntry({ file, isOpen }: { file: ExtraFile; isOpen: boolean }) {
  const m = useMessages(extraFileMessages);
  const size = new Blob([file.content]).size;
  return (
    <div className={classes['file']}>
      <details open={isOpen}>
        <summary className={classes['head']}>
          <IconFile size={18} stroke={1.6} aria-hidden="true" />
          <span className={classes['name']}>{file.name}</span>
          <span className={classes['size']}>{showSize(size)}</span>
          <IconChevronDown className={classes['chevron']} size={16} stroke={1.75} aria-hidden="true" />
        </summary>
        <div className={classes['content']}>
          {file.content === '' ? (
            <p className={classes['intro']}>{m.empty}</p>
          ) : (
            <CodeBlock code={file.content} language={grammarOfFile(file.name)} label={file.name} tone="ink" />
          )}
        </div>
      </details>
      <button
        type="button"
        className={classes['download']}
        aria-label={m.downloadFile(file.name)}
        onClick={() => saveFile(file.name, new Blob([file.content], { type: 'application/octet-stream' }))}
      >
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
        {m.download}
      </button>
    </div>
  );
}

const bytesPerKilobyte = 1024;

const showSize = (bytes: number): string =>
  bytes < bytesPerKilobyte ? `${String(bytes)} B` : `${(bytes / bytesPerKilobyte).toFixed(1)} KB`;
