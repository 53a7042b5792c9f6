/** Lets other panes of the page read the program in the editor and fill the test input, without knowing the editor. */
import { createStore, useStore } from '../../../lib/external-store.ts';

export interface OpenWorkbench {
  getProgram: () => { code: string; language: string };
  /** The latest submission of this visit that has a result. */
  getSubmitId: () => number | undefined;
  /** Opens the test run with this input. */
  setInput: (text: string) => void;
}

const store = createStore<OpenWorkbench | undefined>(undefined);

/** Returns a function that takes it back. */
export function registerWorkbench(workbench: OpenWorkbench): () => void {
  store.set(workbench);
  return () => {
    if (store.get() === workbench) store.set(undefined);
  };
}

export const getOpenWorkbench = (): OpenWorkbench | undefined => store.get();
export const useOpenWorkbench = (): OpenWorkbench | undefined => useStore(store);
