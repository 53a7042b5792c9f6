/** Whether the assistant is open: it stays open when the user goes to the next problem. */
import { createStore, useStore } from '../../../lib/external-store.ts';

const store = createStore(false);

export const toggleAssistant = (): void => store.set(!store.get());
export const closeAssistant = (): void => store.set(false);
export const useAssistantOpened = (): boolean => useStore(store);
