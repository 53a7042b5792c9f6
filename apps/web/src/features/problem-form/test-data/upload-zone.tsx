import { Button, FileButton, Progress } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useRef } from 'react';
import { joinNames } from '../../../lib/join-names.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { testDataMessages } from './test-data-messages.ts';
import classes from './test-data.module.css';
import type { TestDataUpload, UploadState } from './use-test-data-upload.ts';

interface UploadZoneProps {
  hasCases: boolean;
  upload: TestDataUpload;
}

/** Accepts a dropped or selected archive, or single files, and shows the progress. */
export function UploadZone({ hasCases, upload: { state, take, cancel } }: UploadZoneProps) {
  const m = useMessages(testDataMessages);
  const { isOver, dropHandlers } = useFileDrop(take);
  return (
    <div>
      <div
        className={classes['zone']}
        data-over={isOver || undefined}
        data-small={hasCases || undefined}
        {...dropHandlers}
      >
        {state.kind === 'sending' ? (
          <Sending state={state} onCancel={cancel} />
        ) : (
          <Waiting onFiles={take} hint={hasCases ? m.replaceRules : m.rules} />
        )}
      </div>
      {state.kind === 'taken' && <Taken state={state} />}
      {state.kind === 'failed' && (
        <p className={classes['zoneError']} role="alert">
          {state.text}
        </p>
      )}
    </div>
  );
}

function Waiting({ onFiles, hint }: { onFiles: (files: File[]) => void; hint: string }) {
  const m = useMessages(testDataMessages);
  // Allows selecting the same file again after a refusal.
  const forgetFile = useRef<() => void>(null);
  const take = (files: File[]) => {
    onFiles(files);
    forgetFile.current?.();
  };
  return (
    <>
      <IconFileZip className={classes['zoneIcon']} size={28} stroke={1.5} aria-hidden="true" />
      <div className={classes['zoneWords']}>
        <p>{m.drop}</p>
        <p className={classes['zoneHint']}>{hint}</p>
      </div>
      <FileButton
        multiple
        accept=".zip,.in,.out,.ans,.txt,application/zip,text/plain"
        resetRef={forgetFile}
        onChange={take}
      >
        {(props) => (
          <Button {...props} variant="default">
            {m.choose}
          </Button>
        )}
      </FileButton>
    </>
  );
}

interface SendingProps {
  state: Extract<UploadState, { kind: 'sending' }>;
  onCancel: () => void;
}

export function Sending({ state: { name, share }, onCancel }: SendingProps) {
  const m = useMessages(testDataMessages);
  const percent = Math.floor(share * 100);
  return (
    <>
      <div className={classes['zoneWords']}>
        <p>
          {percent === 100 ? m.checking(name) : m.uploading(name)}
          <span className={classes['percent']}>{percent}%</span>
        </p>
        <Progress value={percent} size="sm" animated={percent === 100} aria-label={m.uploading(name)} />
      </div>
      <Button variant="default" onClick={onCancel}>
        {m.cancel}
      </Button>
    </>
  );
}

const shownNames = 5;

/** Findings in the archive that the author should check. */
export function Taken({ state }: { state: Extract<UploadState, { kind: 'taken' }> }) {
  const m = useMessages(testDataMessages);
  const locale = useLocale();
  const { withoutAnswer, ignored, ignoredCount } = state;
  const names = (files: readonly string[]) => joinNames(files.slice(0, shownNames), locale);
  return (
    <>
      {withoutAnswer.length > 0 && (
        <p className={classes['warning']}>{m.withoutAnswer(names(withoutAnswer), withoutAnswer.length)}</p>
      )}
      {ignoredCount > 0 && (
        <p className={classes['contentNote']}>{m.ignored(names(ignored), ignoredCount)}</p>
      )}
    </>
  );
}
