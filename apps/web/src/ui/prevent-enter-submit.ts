import type { KeyboardEvent } from 'react';

/**
 * For fields where Enter selects an option, or ends the composition of an input method, in a form that would be sent too
 * early. Mantine still selects the highlighted option.
 */
export function preventEnterSubmit(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void {
  if (event.key === 'Enter') event.preventDefault();
}
