import type { InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * The hint is below the field, so that a label stays with its field and fields in a row are aligned. An error replaces
 * the hint: the layout does not move.
 */
export const hintBelow = (hint: ReactNode, error: ReactNode) =>
  ({
    inputWrapperOrder: ['label', 'input', 'error', 'description'],
    descriptionProps: { mt: 4 },
    errorProps: { mt: 4 },
    description: hasText(error) ? undefined : hint,
  }) satisfies Partial<InputWrapperProps>;

const hasText = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== '';
