import { useEffect, useRef, useState } from 'react';
import type { ProblemForm } from '../state/form-store.ts';
import type { DraftStore } from './draft-store.ts';
import { writeDrafts } from './write-drafts.ts';

export type DraftState = 'kept' | 'waiting' | 'failed';

interface DraftWriterOptions {
  form: ProblemForm;
  store: DraftStore;
  key: string;
  /** The version that the form was filled from. */
  baseVersion: string | null;
}

export function useDraftWriter({ form, store, key, baseVersion }: DraftWriterOptions): DraftState {
  const [state, setState] = useState<DraftState>('kept');
  const version = useRef(baseVersion);
  useEffect(() => {
    version.current = baseVersion;
  });
  useEffect(
    () => writeDrafts({ form, store, key, getBaseVersion: () => version.current, onState: setState }),
    [form, store, key],
  );
  return state;
}
