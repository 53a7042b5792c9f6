import { Button, TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { getRemoteVendor, remotePrefixes, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  previewRemoteProblem,
  type ImportedProblem,
  type RemoteProblemName,
} from '../../lib/admin-api/import-remote.ts';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { DialogForm } from '../form-dialog/form-dialog.tsx';
import { hintBelow } from '../hint-below.ts';
import { TextSkeleton } from '../skeletons.tsx';
import { findRemoteIdProblem, normaliseRemoteId } from './parse-remote-id.ts';
import { remoteImportMessages } from './remote-import-messages.ts';
import classes from './remote-import.module.css';
import { RemotePreviewSheet } from './remote-preview-sheet.tsx';
import { VendorSelect } from './vendor-select.tsx';

interface RemoteImportFormProps {
  submitLabel: string;
  importManyTo: string;
  importProblem: (problem: RemoteProblemName) => Promise<ImportedProblem>;
  onImported: (problem: ImportedProblem) => Promise<unknown>;
  onClose: () => void;
}

/** The preview belongs to the id that was typed: another id removes it. */
export function RemoteImportForm({ submitLabel, importManyTo, ...actions }: RemoteImportFormProps) {
  const m = useMessages(remoteImportMessages);
  const [prefix, setPrefix] = useState<RemotePrefix>(remotePrefixes[0] ?? 'HDU');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = findRemoteIdProblem(prefix, typed);
  const error = useIdError(prefix, isTried ? problem : undefined);
  const named = { name: prefix, problemId: normaliseRemoteId(prefix, typed) };
  const preview = useMutation({
    mutationFn: (name: RemoteProblemName) => previewRemoteProblem(name, AbortSignal.timeout(previewLimitMs)),
  });
  const add = useMutation({
    mutationFn: actions.importProblem,
    onSuccess: async (imported) => {
      showToast('success', m.imported(`${imported.problemId} ${imported.title}`));
      actions.onClose();
      await actions.onImported(imported);
    },
  });
  const start = (run: (name: RemoteProblemName) => void) => {
    setTried(true);
    if (problem === undefined) run(named);
  };
  const change = (apply: () => void) => {
    apply();
    preview.reset();
    add.reset();
  };
  const failure = add.error ?? preview.error;
  const { example, format } = useIdFormat(prefix);
  return (
    <DialogForm
      submitLabel={submitLabel}
      isBusy={add.isPending}
      refusal={failure instanceof ApiError ? textOfApiError(failure) : undefined}
      aside={
        <Link className={classes['many'] ?? ''} to={importManyTo}>
          {m.importMany}
        </Link>
      }
      between={
        <Button
          variant="default"
          leftSection={<IconEye size={16} stroke={1.75} />}
          loading={preview.isPending}
          onClick={() => start(preview.mutate)}
        >
          {m.preview}
        </Button>
      }
      onSubmit={() => start(add.mutate)}
      onClose={actions.onClose}
    >
      <div className={classes['fields']}>
        <VendorSelect value={prefix} onChange={(next) => change(() => setPrefix(next))} />
        <TextInput
          label={m.id}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          placeholder={example}
          value={typed}
          error={error}
          {...hintBelow(m.hint(format, example), error)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change(() => setTyped(value));
          }}
        />
      </div>
      {preview.isPending && (
        <div className={classes['waiting']} aria-busy>
          <p className={classes['note']}>{m.previewing}</p>
          <TextSkeleton lines={5} />
        </div>
      )}
      {preview.data !== undefined && <RemotePreviewSheet preview={preview.data} />}
    </DialogForm>
  );
}

/** Longer than the slowest site may take. */
const previewLimitMs = 120_000;

function useIdFormat(prefix: RemotePrefix) {
  const m = useMessages(remoteImportMessages);
  return { format: m.idFormats[prefix], example: getRemoteVendor(prefix).problemIdExample };
}

function useIdError(prefix: RemotePrefix, problem: ReturnType<typeof findRemoteIdProblem>) {
  const m = useMessages(remoteImportMessages);
  const { name, problemIdExample } = getRemoteVendor(prefix);
  if (problem === undefined) return undefined;
  return problem === 'required' ? m.required : m.format(name, problemIdExample);
}
