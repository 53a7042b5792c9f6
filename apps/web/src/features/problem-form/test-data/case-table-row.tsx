import { ActionIcon, Checkbox } from '@mantine/core';
import { IconEye, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useMessages } from '../../../lib/messages.ts';
import { isUnsavedUpload, type CaseRow } from '../state/problem-values.ts';
import type { ShownError } from '../state/use-form.ts';
import { ReplaceMenu } from './replace-menu.tsx';
import { testDataMessages } from './test-data-messages.ts';
import classes from './test-data.module.css';

interface CaseTableRowProps {
  row: CaseRow;
  /** From 1, in the order of judging. */
  position: number;
  error: ShownError | undefined;
  isSelected: boolean;
  isScored: boolean;
  isGrouped: boolean;
  onSelect: (key: number, isRange: boolean) => void;
  onChange: (key: number, part: Partial<CaseRow>) => void;
  onRemove: (gone: (row: CaseRow) => boolean) => void;
  /** Undefined: nothing is stored yet. */
  onShow: ((row: CaseRow) => void) | undefined;
  onReplace: (row: CaseRow, side: 'input' | 'output', file: File) => void;
}

const sizeOf = ({ inputSize, outputSize }: CaseRow): string =>
  inputSize === undefined ? '' : formatBytes(inputSize + (outputSize ?? 0));

/** Memoized: renders again only if its case changed. */
export const CaseTableRow = memo(function CaseTableRow(props: CaseTableRowProps) {
  const { row, position, error, isSelected, isScored, isGrouped } = props;
  const { onSelect, onChange, onRemove, onShow, onReplace } = props;
  const isFresh = isUnsavedUpload(row);
  const m = useMessages(testDataMessages);
  return (
    <tr
      data-selected={isSelected || undefined}
      data-wrong={error !== undefined || undefined}
      aria-rowindex={position + 1}
    >
      <td className={classes['check']}>
        <Checkbox
          size="xs"
          aria-label={m.select(row.input)}
          checked={isSelected}
          onChange={(event) => onSelect(row.key, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </td>
      <td className={classes['place']}>{position}</td>
      <td className={classes['file']} title={error?.text ?? row.input}>
        {row.input}
        {isFresh && <span className={classes['mark']}>{row.id === undefined ? m.isNew : m.isChanged}</span>}
      </td>
      <td className={classes['answer']} title={row.output}>
        {row.output}
      </td>
      <td className={classes['size']}>{sizeOf(row)}</td>
      {isGrouped && (
        <NumberCell
          label={m.groupOf(row.input)}
          value={row.groupNum}
          position={position}
          reason="groupInvalid"
          error={error?.reason === 'groupInvalid' ? error.text : undefined}
          onChange={(groupNum) => onChange(row.key, { groupNum })}
        />
      )}
      {isScored && (
        <NumberCell
          label={m.scoreOf(row.input)}
          value={row.score}
          position={position}
          reason="scoreInvalid"
          error={error?.reason === 'scoreInvalid' ? error.text : undefined}
          onChange={(score) => onChange(row.key, { score })}
        />
      )}
      <td className={classes['act']}>
        {onShow !== undefined && row.id !== undefined && !isFresh && (
          <ActionIcon size={28} aria-label={m.view(row.input)} onClick={() => onShow(row)}>
            <IconEye size={15} stroke={1.75} />
          </ActionIcon>
        )}
        <ReplaceMenu row={row} onReplace={onReplace} />
        <ActionIcon
          size={28}
          aria-label={m.remove(row.input)}
          onClick={() => onRemove(({ key }) => key === row.key)}
        >
          <IconX size={15} stroke={1.75} />
        </ActionIcon>
      </td>
    </tr>
  );
});

interface NumberCellProps {
  label: string;
  value: string;
  position: number;
  /** The errors of the row that this cell gets the focus for. */
  reason: 'groupInvalid' | 'scoreInvalid';
  error: string | undefined;
  onChange: (value: string) => void;
}

function NumberCell({ label, value, position, reason, error, onChange }: NumberCellProps) {
  return (
    <td className={classes['number']}>
      <input
        className={classes['cell']}
        inputMode="numeric"
        aria-label={label}
        aria-invalid={error !== undefined}
        title={error}
        data-field="samples"
        data-row={position}
        data-reasons={reason}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </td>
  );
}
