import { TextInput } from '@mantine/core';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Unit tests render without a window. */
const pageOrigin = () => (typeof window === 'undefined' ? '' : window.location.origin);

/** The address that the administrator registers at the provider. */
export function CallbackField({ path, label, hint }: { path: string; label: string; hint: string }) {
  const address = `${pageOrigin()}${path}`;
  return (
    <TextInput
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description']}
      value={address}
      readOnly
      rightSection={<CopyButton text={address} />}
    />
  );
}
