import { useEffect, useMemo, useRef, useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { currentMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { uploadTestData, uploadTestFile } from '../api/upload-test-data.ts';
import type { ProblemForm } from '../state/form-store.ts';
import type { CaseRow } from '../state/problem-values.ts';
import { useForm } from '../state/use-form.ts';
import { mergeArchive, mergeFile, replaceFile } from './merge-upload.ts';
import { testDataMessages } from './test-data-messages.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'taken'; withoutAnswer: readonly string[]; ignoredCount: number; ignored: readonly string[] }
  | { kind: 'failed'; text: string };

/** More single files than this belong into an archive. */
const maxSingleFiles = 20;

const isZip = ({ name }: File) => /\.zip$/i.test(name);

interface Sending {
  form: ProblemForm;
  signal: AbortSignal;
  onShare: (name: string, share: number) => void;
}

async function sendArchive(file: File, { form, signal, onShare }: Sending): Promise<UploadState> {
  const onProgress = (share: number) => onShare(file.name, share);
  const answer = await uploadTestData(file, form.get().values.caseMode, {
    groupId: form.getFacts().group?.id,
    signal,
    onProgress,
  });
  const { values } = form.get();
  form.set('uploadedCases', mergeArchive(values.uploadedCases, answer, values));
  showToast('success', currentMessages(testDataMessages).uploaded(answer.fileList.length));
  return {
    kind: 'taken',
    withoutAnswer: answer.fileList.filter(({ isOutputMissing }) => isOutputMissing).map(({ input }) => input),
    ignored: answer.ignored,
    ignoredCount: answer.ignoredCount,
  };
}

/** Inputs first: an answer belongs to a case that exists. */
async function sendFiles(files: readonly File[], { form, signal, onShare }: Sending): Promise<UploadState> {
  const isAnswer = ({ name }: File) => Number(/\.(out|ans)$|output/.test(name));
  const ignored: string[] = [];
  const added = new Map<string, string>();
  for (const file of files.toSorted((one, other) => isAnswer(one) - isAnswer(other))) {
    const onProgress = (share: number) => onShare(file.name, share);
    const answer = await uploadTestFile(file, { groupId: form.getFacts().group?.id, signal, onProgress });
    const { values } = form.get();
    const merged = mergeFile(values.uploadedCases, answer, values);
    if (merged === undefined) ignored.push(file.name);
    else form.set('uploadedCases', merged);
    if (merged !== undefined && merged.length > values.uploadedCases.length)
      added.set(answer.fileListDir, answer.name);
  }
  // The empty answer of an added case is still there if no answer came with it.
  const rows = form.get().values.uploadedCases;
  const withoutAnswer = rows.filter(({ outputDir }) => added.has(outputDir)).map(({ input }) => input);
  return { kind: 'taken', withoutAnswer, ignored, ignoredCount: ignored.length };
}

async function sendReplacement(
  file: File,
  { row, side }: { row: CaseRow; side: 'input' | 'output' },
  { form, signal, onShare }: Sending,
): Promise<UploadState> {
  // The case keeps the name of its file.
  const named = new File([file], row[side]);
  const onProgress = (share: number) => onShare(file.name, share);
  const answer = await uploadTestFile(named, { groupId: form.getFacts().group?.id, signal, onProgress });
  const { uploadedCases } = form.get().values;
  form.set('uploadedCases', replaceFile(uploadedCases, { key: row.key, side }, answer));
  showToast('success', currentMessages(testDataMessages).replaced(row[side]));
  return { kind: 'idle' };
}

function findRefusal(files: readonly File[]): string | undefined {
  const m = currentMessages(testDataMessages);
  if (files.length > 1 && files.some(isZip)) return m.oneZip;
  return files.length > maxSingleFiles ? m.tooManyFiles(maxSingleFiles) : undefined;
}

export type TestDataUpload = ReturnType<typeof useTestDataUpload>;

/** One upload at a time. Leaving the form aborts it. */
export function useTestDataUpload() {
  const form = useForm();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const actions = useMemo(() => {
    const run = async (send: (sending: Sending) => Promise<UploadState>) => {
      if (running.current !== undefined) return;
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      try {
        setState(
          await send({ form, signal, onShare: (name, share) => setState({ kind: 'sending', name, share }) }),
        );
      } catch (error) {
        if (!signal.aborted) setState({ kind: 'failed', text: toFormFailure(error, {}).text });
      } finally {
        running.current = undefined;
      }
    };
    return {
      /** An archive, or single files of test data. */
      take: (files: readonly File[]) => {
        const [first] = files;
        if (first === undefined) return;
        const refusal = findRefusal(files);
        if (refusal !== undefined) setState({ kind: 'failed', text: refusal });
        else void run((sending) => (isZip(first) ? sendArchive(first, sending) : sendFiles(files, sending)));
      },
      replace: (row: CaseRow, side: 'input' | 'output', file: File) =>
        void run((sending) => sendReplacement(file, { row, side }, sending)),
      cancel: () => {
        running.current?.abort();
        setState({ kind: 'idle' });
        showToast('info', currentMessages(testDataMessages).cancelled);
      },
    };
  }, [form]);
  return { state, ...actions };
}
