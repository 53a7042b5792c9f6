import { Radio, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadLargeFile } from '../../../lib/api/download-file.ts';
import { getLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { session } from '../../../lib/session.ts';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { contestListMessages } from './contest-list-messages.ts';
import classes from './contest-list.module.css';

interface ProgramDownload {
  splitType: 'user' | 'problem';
  /** Excludes submissions of users who manage the contest. */
  excludesAdmins: boolean;
}

const splits = ['user', 'problem'] as const satisfies readonly ProgramDownload['splitType'][];

const downloadPrograms = (cid: number, { splitType, excludesAdmins }: ProgramDownload) =>
  downloadLargeFile({
    url: `/api/file/download-contest-ac-submission?cid=${String(cid)}&splitType=${splitType}&excludeAdmin=${String(excludesAdmins)}`,
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: `contest-${String(cid)}.zip`,
  });

interface DownloadDialogProps {
  /** Undefined while the dialog is closed. */
  contestId: number | undefined;
  onClose: () => void;
}

/** Downloads the accepted submissions of a contest. */
export function DownloadDialog({ contestId, onClose }: DownloadDialogProps) {
  const m = useMessages(contestListMessages);
  return (
    <DialogFrame isOpened={contestId !== undefined} title={m.programs} size={440} onClose={onClose}>
      {contestId !== undefined && <DownloadForm contestId={contestId} onClose={onClose} />}
    </DialogFrame>
  );
}

export function DownloadForm({ contestId, onClose }: { contestId: number; onClose: () => void }) {
  const m = useMessages(contestListMessages);
  const [splitType, setSplitType] = useState<ProgramDownload['splitType']>('user');
  const [excludesAdmins, setExcludesAdmins] = useState(true);
  const download = useMutation({
    mutationFn: () => downloadPrograms(contestId, { splitType, excludesAdmins }),
    onSuccess: onClose,
  });
  return (
    <DialogForm
      lead={m.programsText}
      submitLabel={m.download}
      isBusy={download.isPending}
      onSubmit={() => download.mutate()}
      onClose={onClose}
    >
      <Radio.Group
        label={m.split}
        value={splitType}
        onChange={(value) => setSplitType(splits.find((one) => one === value) ?? 'user')}
      >
        <div className={classes['choices']}>
          {splits.map((one) => (
            <Radio key={one} value={one} label={m.splits[one]} />
          ))}
        </div>
      </Radio.Group>
      <Switch
        label={m.withoutAdmins}
        checked={excludesAdmins}
        onChange={(event) => setExcludesAdmins(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}
