import { Button, Menu, Select } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { cellFilters, trainingStates } from '@touchstone/contract/training-matrix';
import { useMessages } from '../../../lib/messages.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { downloadMatrix, matrixFormats, type MatrixProblem } from '../api/get-matrix.ts';
import { useTraining } from '../use-training.ts';
import type { MatrixAddress } from './matrix-address.ts';
import { matrixMessages } from './matrix-messages.ts';
import classes from './matrix-tab.module.css';

interface MatrixFiltersProps {
  address: MatrixAddress;
  problems: readonly MatrixProblem[];
  onChange: (changes: Partial<MatrixAddress>) => void;
}

export function MatrixFilters({ address, problems, onChange }: MatrixFiltersProps) {
  const m = useMessages(matrixMessages);
  const { progress } = useTraining();
  // Without a due date nothing is late.
  const states = trainingStates.filter((state) => state !== 'late' || progress.dueAt !== null);
  return (
    <div className={classes['filters']}>
      <div className={classes['search']}>
        <SearchField keyword={address.keyword} texts={m} onSearch={(keyword) => onChange({ keyword })} />
      </div>
      <Choice
        label={m.state}
        anyLabel={m.any}
        options={states.map((value) => ({ value, name: m.states[value] }))}
        value={address.state}
        onChange={(state) => onChange({ state })}
      />
      <ProblemFilter address={address} problems={problems} onChange={onChange} />
      <ExportMenu address={address} />
    </div>
  );
}

/** A problem and the result that its cell has. */
function ProblemFilter({ address, problems, onChange }: MatrixFiltersProps) {
  const m = useMessages(matrixMessages);
  return (
    <div className={classes['problem']}>
      <Select
        aria-label={m.problem}
        placeholder={m.anyProblem}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': m.anyProblem }}
        data={problems.map(({ pid, problemId, title }) => ({
          value: String(pid),
          label: `${problemId} ${title}`,
        }))}
        value={address.pid === undefined ? null : String(address.pid)}
        onChange={(value) =>
          onChange(
            value === null
              ? { pid: undefined, cell: undefined }
              : { pid: Number(value), cell: address.cell ?? 'failed' },
          )
        }
      />
      {address.pid !== undefined && (
        <Select
          aria-label={m.cell}
          allowDeselect={false}
          data={cellFilters.map((value) => ({ value, label: m.cells[value] }))}
          value={address.cell ?? 'failed'}
          onChange={(value) => onChange({ cell: cellFilters.find((one) => one === value) ?? 'failed' })}
        />
      )}
    </div>
  );
}

/** Exports all rows of the filter. */
function ExportMenu({ address }: { address: MatrixAddress }) {
  const m = useMessages(matrixMessages);
  const { trainingId } = useTraining().context;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />}>
          {m.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {matrixFormats.map((format) => (
          <Menu.Item key={format} onClick={() => void downloadMatrix(trainingId, address, format)}>
            {m.formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
