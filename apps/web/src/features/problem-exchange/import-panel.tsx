import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import type { ImportOptions } from './api/import-problems.ts';
import { DropZone } from './drop-zone.tsx';
import { FileQueue } from './file-queue.tsx';
import { ImportGuide } from './import-guide.tsx';
import classes from './import.module.css';
import { importMessages } from './import-messages.ts';
import { ImportOptionFields } from './import-options.tsx';
import { ImportReportSheet } from './import-report.tsx';
import { useImports, type Imports } from './use-imports.ts';

const usualOptions: ImportOptions = { format: 'auto', taken: 'skip', auth: 2 };

export function ImportPanel() {
  const m = useMessages(importMessages);
  const imports = useImports();
  const [options, setOptions] = useState(usualOptions);
  const texts = { title: m.leaveTitle, text: m.leaveText, leave: m.leave, stay: m.stay };
  return (
    <div className={classes['panel']}>
      <div className={classes['work']}>
        <Sheet>
          <DropZone onFiles={imports.add} />
          {imports.files.length > 0 && (
            <FileQueue files={imports.files} isRunning={imports.isRunning} onRemove={imports.remove} />
          )}
          <ImportOptionFields options={options} isDisabled={imports.isRunning} onChange={setOptions} />
          <ImportActions imports={imports} onStart={() => void imports.start(options)} />
        </Sheet>
        <ImportReportSheet files={imports.files} />
      </div>
      <ImportGuide />
      <UnsavedGuard isDirty={imports.isRunning} texts={texts} isSearchFree />
    </div>
  );
}

function ImportActions({ imports, onStart }: { imports: Imports; onStart: () => void }) {
  const m = useMessages(importMessages);
  const waiting = imports.files.filter(({ state }) => state.kind === 'waiting').length;
  const ended = imports.files.length - waiting;
  return (
    <div className={classes['actions']}>
      {!imports.isRunning && ended > 0 && (
        <Button variant="subtle" onClick={imports.clear}>
          {m.clear}
        </Button>
      )}
      {imports.isRunning && (
        <Button variant="default" onClick={imports.stop}>
          {m.stop}
        </Button>
      )}
      <Button disabled={waiting === 0} loading={imports.isRunning} onClick={onStart}>
        {m.start(Math.max(1, waiting))}
      </Button>
    </div>
  );
}
