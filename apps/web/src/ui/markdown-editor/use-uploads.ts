import type { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { currentMessages } from '../../lib/messages.ts';
import { fileMarkdown } from './markdown-commands.ts';
import { markdownEditorMessages } from './markdown-editor-messages.ts';
import { beginUpload, endUpload, labelUpload } from './upload-marks.ts';

export interface UploadedFile {
  link: string;
  isPicture: boolean;
}

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Rejects with an error whose message is in the user's language. */
export type UploadFile = (file: File, options: UploadOptions) => Promise<UploadedFile>;

export interface UploadFailure {
  id: number;
  name: string;
  reason: string;
}

let lastId = 0;

/** The uploads of one editor. They are aborted when it unmounts. */
export function useUploads(upload: UploadFile | undefined) {
  const [failures, setFailures] = useState<readonly UploadFailure[]>([]);
  const ending = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (view: EditorView, file: File, position: number) => {
    if (upload === undefined || ending.current === undefined) return;
    const { signal } = ending.current;
    lastId += 1;
    const id = lastId;
    const m = currentMessages(markdownEditorMessages);
    beginUpload(view, { id, position, label: m.uploading(file.name, 0) });
    const onProgress = (share: number) => {
      if (signal.aborted) return;
      const percent = Math.floor(share * 100);
      labelUpload(view, id, percent === 100 ? m.finishing(file.name) : m.uploading(file.name, percent));
    };
    try {
      const { link, isPicture } = await upload(file, { signal, onProgress });
      endUpload(view, id, fileMarkdown(file.name, link, isPicture));
    } catch (error) {
      if (signal.aborted) return;
      endUpload(view, id);
      if (!(error instanceof Error)) throw error;
      setFailures((before) => [...before, { id, name: file.name, reason: error.message }]);
    }
  };

  return {
    failures,
    dismiss: (id: number) => setFailures((before) => before.filter((failure) => failure.id !== id)),
    /** Returns true if the files are handled. */
    take: (view: EditorView, files: readonly File[], position: number): boolean => {
      if (upload === undefined) return false;
      for (const file of files) void send(view, file, position);
      return true;
    },
  };
}
