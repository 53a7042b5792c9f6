import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { toFormErrors, toFormFailure, type FieldOfCode } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { focusField } from '../../ui/focus-field.ts';
import { invalidateProblem, problemQuery } from './api/get-problem.ts';
import { formMessages } from './form-messages.ts';
import { toDisplayId, toTypedId } from './form-mode.ts';
import { fieldOrder } from './parts/sections.ts';
import { refreshAfterSave } from './refresh-after-save.ts';
import type { SavedProblem, SaveProblem } from './saved-problem.ts';
import type { FieldError, ErrorField } from './state/validate-problem.ts';
import type { ProblemForm } from './state/form-store.ts';
import { toBody, toValues, type Origin, type ProblemBody } from './state/form-wire.ts';
import type { ProblemValues } from './state/problem-values.ts';

/** The field of each error code. */
const fieldOfCode: FieldOfCode<ErrorField> = {
  problemIdTaken: 'problemId',
  problemPublishForbidden: 'auth',
  problemCaseUnknown: 'samples',
  stagedTestDataGone: 'samples',
};

const orderOf = ({ field }: FieldError): number => fieldOrder.indexOf(field);

function focusFirstError(errors: readonly FieldError[]): void {
  const [first] = errors.toSorted((one, other) => orderOf(one) - orderOf(other));
  if (first !== undefined) focusField(first);
}

interface SaveOptions {
  form: ProblemForm;
  origin: Origin | undefined;
  save: SaveProblem;
  getOfferedLanguageIds: () => readonly number[];
  onSaved: (saved: SavedProblem, values: ProblemValues) => void;
}

export function useSave({ form, origin: firstOrigin, save, getOfferedLanguageIds, onSaved }: SaveOptions) {
  const m = useMessages(formMessages);
  const client = useQueryClient();
  const origin = useRef(firstOrigin);
  const [version, setVersion] = useState(firstOrigin?.gmtModified ?? null);
  const write = (values: ProblemValues): ProblemBody => {
    const { baseline } = form.get();
    const body = toBody(values, {
      origin: origin.current,
      isRemote: form.getFacts().isRemote,
      storedLanguageIds: baseline.languageIds,
      offeredLanguageIds: getOfferedLanguageIds(),
    });
    // After a change of the short name of its group, a problem keeps its display id until its author changes it.
    const isOfGroup = form.getFacts().group !== undefined;
    const keepsId = isOfGroup && origin.current !== undefined && values.problemId === baseline.problemId;
    return keepsId ? { ...body, problem: { ...body.problem, problemId: undefined } } : body;
  };
  const mutation = useMutation({
    mutationFn: (sent: ProblemValues) => save(write(sent), sent),
    onSuccess: async (saved, sent) => {
      const isNew = origin.current === undefined;
      origin.current = { id: saved.pid, gmtModified: saved.gmtModified };
      setVersion(saved.gmtModified);
      form.noteSaved(sent);
      if (!isNew) {
        const fetch = async () => {
          const { problem, cases } = await client.fetchQuery(problemQuery(saved.pid));
          origin.current = { id: problem.id, gmtModified: problem.gmtModified };
          // The display id and title in a contest are not stored with the problem.
          const { contestDisplayId, contestTitle } = sent;
          const checkerLanguage = form.get().baseline.spjLanguage;
          const stored = toValues(problem, cases, checkerLanguage);
          const problemId = toTypedId(form.getFacts().group, stored.problemId);
          return { ...stored, problemId, contestDisplayId, contestTitle };
        };
        await refreshAfterSave(fetch, form, sent);
      }
      showToast('success', (isNew ? m.created : m.saved)(toDisplayId(form.getFacts().group, sent.problemId)));
      void invalidateProblem(client, form.getFacts().group?.id);
      onSaved(saved, sent);
    },
    onError: (error) => {
      const { field, text } = toFormFailure(error, fieldOfCode);
      if (field === undefined) return;
      form.refuse({ field, row: undefined, name: undefined, texts: [text, text, text] });
      focusField({ field });
    },
  });
  const submit = () => {
    if (mutation.isPending) return;
    const errors = form.attempt();
    if (errors.length === 0) return mutation.mutate(form.get().values);
    showToast('error', m.errors(errors.length));
    focusFirstError(errors);
  };
  return {
    submit,
    isSaving: mutation.isPending,
    /** An error of the whole form, not of a field. */
    failure: toFormErrors(mutation.error, fieldOfCode).refusal,
    isOutdated: mutation.error instanceof ApiError && mutation.error.code === 'problemChangedMeanwhile',
    clearFailure: mutation.reset,
    version,
  };
}
