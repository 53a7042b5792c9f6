import { ActionIcon, Menu } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { CaseRow } from '../state/problem-values.ts';
import { testDataMessages } from './test-data-messages.ts';

interface ReplaceMenuProps {
  row: CaseRow;
  onReplace: (row: CaseRow, side: 'input' | 'output', file: File) => void;
}

/** Replaces one file of a case. The file may have any name. */
export function ReplaceMenu({ row, onReplace }: ReplaceMenuProps) {
  const m = useMessages(testDataMessages);
  const picker = useRef<HTMLInputElement>(null);
  const side = useRef<'input' | 'output'>('input');
  const pick = (chosen: 'input' | 'output') => {
    side.current = chosen;
    picker.current?.click();
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={m.replace(row.input)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onReplace(row, side.current, file);
          // Allows selecting the same file again.
          currentTarget.value = '';
        }}
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={28} aria-label={m.replace(row.input)} title={m.replace(row.input)}>
            <IconUpload size={15} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => pick('input')}>{m.replaceInput(row.input)}</Menu.Item>
          <Menu.Item onClick={() => pick('output')}>{m.replaceOutput(row.output)}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
