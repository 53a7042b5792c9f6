import type { InputWrapperProps } from '@mantine/core';

/** The hint stands under the field, so that a label stays with its field and fields in a row line up. */
export const hintBelow = {
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
  descriptionProps: { mt: 4 },
} satisfies Partial<InputWrapperProps>;
