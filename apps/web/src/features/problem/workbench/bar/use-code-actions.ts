/** Actions that replace the whole code. The editor can undo all of them. */
import { useState } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { getLocale } from '../../../../lib/locale.ts';
import { currentMessages } from '../../../../lib/messages.ts';
import { requireLogin } from '../../../../lib/require-login.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { getAcceptedCode } from '../api/get-accepted-code.ts';
import type { Draft } from '../draft/create-draft.ts';
import { decodeCodeFile, guessLanguage, largestFileBytes } from '../upload/decode-code-file.ts';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';
import { barMessages } from './bar-messages.ts';

interface ActionParts {
  draft: Draft;
  problem: WorkbenchProblem;
  context: ProblemContext;
}

async function loadFile(file: File, { draft, problem }: ActionParts): Promise<void> {
  const m = currentMessages(barMessages);
  if (file.size > largestFileBytes) return showToast('error', m.file.tooLarge);
  const read = decodeCodeFile(new Uint8Array(await file.arrayBuffer()), getLocale());
  if ('problem' in read) return showToast('error', m.file[read.problem]);
  const chosen = draft.get().language;
  draft.chooseLanguage(guessLanguage(file.name, { chosen, allowed: problem.languages }));
  draft.replace(read.code);
  const isUsual = read.encoding === 'utf-8';
  return showToast('success', isUsual ? m.loaded(file.name) : m.loadedFrom(file.name, read.encoding));
}

async function loadAccepted({ draft, problem, context }: ActionParts): Promise<void> {
  const { code, language } = await getAcceptedCode(problem.pid, context);
  if (code === '') return showToast('error', currentMessages(barMessages).notAccepted);
  // A text without a language is the notice that code is hidden.
  if (language === null) return showToast('error', currentMessages(barMessages).codeHidden);
  if (problem.languages.includes(language)) draft.chooseLanguage(language);
  return draft.replace(code);
}

export type Confirming = 'reset' | 'accepted' | undefined;

export function useCodeActions(parts: ActionParts) {
  const [confirming, setConfirming] = useState<Confirming>();
  const [isLoading, setIsLoading] = useState(false);

  async function fetchAccepted(): Promise<void> {
    setIsLoading(true);
    try {
      await loadAccepted(parts);
    } catch (error) {
      // `callApi` has shown the error already; the code stays unchanged.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setIsLoading(false);
      setConfirming(undefined);
    }
  }

  return {
    confirming,
    isLoading,
    cancel: () => setConfirming(undefined),
    askReset: () => setConfirming('reset'),
    askAccepted: () => {
      if (!requireLogin()) return;
      if (parts.problem.isAccepted) setConfirming('accepted');
      else showToast('error', currentMessages(barMessages).notAccepted);
    },
    confirm: () => {
      if (confirming === 'accepted') return void fetchAccepted();
      parts.draft.replace(parts.draft.template());
      return setConfirming(undefined);
    },
    upload: (file: File) => void loadFile(file, parts),
  };
}
