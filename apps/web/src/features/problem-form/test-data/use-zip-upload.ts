import { useEffect, useRef, useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { currentMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { uploadTestData } from '../api/upload-test-data.ts';
import { spreadOver } from '../state/case-scores.ts';
import { emptyCase, type CaseRow, type ProblemValues } from '../state/problem-values.ts';
import { useForm } from '../state/use-form.ts';
import { testDataMessages } from './test-data-messages.ts';

export type ZipUpload =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'taken'; withoutAnswer: readonly string[]; ignoredCount: number; ignored: readonly string[] }
  | { kind: 'failed'; text: string };

type Answer = Awaited<ReturnType<typeof uploadTestData>>;

/** The detected cases, with points if the problem has scores. */
function toCases({ fileList }: Answer, { scoring, caseMode }: ProblemValues): CaseRow[] {
  const rows = fileList.map((pair): CaseRow => ({
    ...emptyCase(),
    input: pair.input,
    output: pair.output,
    groupNum: String(pair.groupNum ?? 1),
    inputSize: pair.inputBytes,
    outputSize: pair.outputBytes,
  }));
  return scoring === 'oi' ? spreadOver(rows, caseMode) : rows;
}

const toTaken = ({ fileList, ignored, ignoredCount }: Answer): ZipUpload => ({
  kind: 'taken',
  withoutAnswer: fileList.filter(({ isOutputMissing }) => isOutputMissing).map(({ input }) => input),
  ignored,
  ignoredCount,
});

/** One upload at a time. Leaving the form aborts it. */
export function useZipUpload() {
  const form = useForm();
  const [state, setState] = useState<ZipUpload>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'sending', name: file.name, share: 0 });
    try {
      const answer = await uploadTestData(file, form.get().values.caseMode, {
        signal: controller.signal,
        onProgress: (share) => setState({ kind: 'sending', name: file.name, share }),
      });
      form.assign({ uploadDir: answer.fileListDir, uploadedCases: toCases(answer, form.get().values) });
      setState(toTaken(answer));
      showToast('success', currentMessages(testDataMessages).uploaded(answer.fileList.length));
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ kind: 'failed', text: toFormFailure(error, {}).text });
    }
  };

  return {
    state,
    /** Refuses a file without the extension zip before sending it. */
    take: (file: File | null | undefined) => {
      if (file === null || file === undefined || state.kind === 'sending') return;
      if (/\.zip$/i.test(file.name)) void send(file);
      else setState({ kind: 'failed', text: currentMessages(testDataMessages).notZip });
    },
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'idle' });
      showToast('info', currentMessages(testDataMessages).cancelled);
    },
  };
}
