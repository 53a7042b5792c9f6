import { Select } from '@mantine/core';
import { remoteJudges, remotePrefixes, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { useMessages } from '../../lib/messages.ts';
import { remoteImportMessages } from './remote-import-messages.ts';

interface VendorSelectProps {
  value: RemotePrefix;
  onChange: (prefix: RemotePrefix) => void;
}

export function VendorSelect({ value, onChange }: VendorSelectProps) {
  const m = useMessages(remoteImportMessages);
  return (
    <Select
      label={m.site}
      allowDeselect={false}
      data={remoteJudges.map(({ prefix, name }) => ({
        value: prefix,
        label: name === prefix ? name : `${name} (${prefix})`,
      }))}
      value={value}
      onChange={(chosen) => {
        const prefix = remotePrefixes.find((one) => one === chosen);
        if (prefix !== undefined) onChange(prefix);
      }}
    />
  );
}
