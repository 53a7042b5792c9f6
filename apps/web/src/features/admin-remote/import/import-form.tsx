import { Button, NumberInput, Select, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remoteImportLimits } from '@touchstone/contract/remote-import-limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { VendorSelect } from '../../../ui/remote-import/vendor-select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { startImport } from '../api/imports.ts';
import { invalidateRemote } from '../api/vendors.ts';
import { importJobAddress } from '../remote-addresses.ts';
import { importMessages } from './import-messages.ts';
import { findImportProblems, toNewImport, type ImportValues, type TargetKind } from './import-values.ts';
import classes from './import.module.css';

const targetKinds = ['none', 'training', 'contest'] as const satisfies readonly TargetKind[];

export function ImportForm({ initial }: { initial: Pick<ImportValues, 'target' | 'targetId'> }) {
  const m = useMessages(importMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [values, setValues] = useState<ImportValues>({ key: 'HDU', request: '', ...initial });
  const [isTried, setTried] = useState(false);
  const problems = findImportProblems(values);
  const set = (change: Partial<ImportValues>) => setValues((before) => ({ ...before, ...change }));
  const start = useMutation({
    mutationFn: () => startImport(toNewImport(values)),
    onSuccess: async ({ id, total }) => {
      showToast('success', m.started(total));
      await invalidateRemote(client);
      void navigate(importJobAddress(id));
    },
  });
  const requestError = isTried && problems.request === true ? m.required : undefined;
  return (
    <Sheet title={m.newTitle}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (Object.keys(problems).length === 0) start.mutate();
        }}
      >
        <p className={classes['text']}>{m.newText}</p>
        {start.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(start.error)}</FormAlert>}
        <div className={classes['fields']}>
          <VendorSelect value={values.key} onChange={(key) => set({ key })} />
          <Select
            label={m.target}
            allowDeselect={false}
            data={targetKinds.map((kind) => ({ value: kind, label: m.targets[kind] }))}
            value={values.target}
            onChange={(value) => set({ target: targetKinds.find((kind) => kind === value) ?? 'none' })}
          />
          {values.target !== 'none' && (
            <NumberInput
              label={values.target === 'training' ? m.trainingId : m.contestId}
              allowDecimal={false}
              allowNegative={false}
              hideControls
              value={values.targetId}
              error={isTried && problems.targetId === true && m.idRequired}
              onChange={(targetId) => set({ targetId })}
            />
          )}
        </div>
        <Textarea
          label={m.request}
          autosize
          minRows={3}
          maxRows={12}
          spellCheck={false}
          maxLength={remoteImportLimits.requestMaximum}
          value={values.request}
          error={requestError}
          {...hintBelow(m.requestHints[values.key], requestError)}
          onChange={(event) => set({ request: event.currentTarget.value })}
        />
        <Button className={classes['start'] ?? ''} type="submit" loading={start.isPending}>
          {m.start}
        </Button>
      </form>
    </Sheet>
  );
}
