import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../lib/composing-key.ts';

/**
 * For fields where Enter selects an option, or ends the composition of an input method, in a form that would be sent too
 * early. Mantine still selects the highlighted option.
 */
export function preventEnterSubmit(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** For fields of one line, where Enter sends the form: not the Enter that ends the composition of an input method. */
export function preventComposingSubmit(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'> & {
    nativeEvent: Parameters<typeof isComposingKey>[0];
  },
): void {
  if (event.key === 'Enter' && isComposingKey(event.nativeEvent)) event.preventDefault();
}
