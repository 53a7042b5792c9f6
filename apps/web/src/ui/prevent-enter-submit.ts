import type { KeyboardEvent } from 'react';

/**
 * For fields where Enter selects an option: Enter without a highlighted option would submit the form. Mantine still
 * selects the highlighted option.
 */
export function preventEnterSubmit(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void {
  if (event.key === 'Enter') event.preventDefault();
}
