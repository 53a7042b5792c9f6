import { Button, SegmentedControl } from '@mantine/core';
import {
  exportFormats,
  problemExchangeLimits,
  type ExportFormat,
} from '@touchstone/contract/problem-exchange';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { downloadExport } from '../../lib/admin-api/export-problems.ts';
import { exportMessages } from './export-messages.ts';
import classes from './export.module.css';
import type { ProblemSelection } from './use-problem-selection.ts';

/** Sticky: the number of selected problems, and the export button. */
export function ExportBar({ selection }: { selection: ProblemSelection }) {
  const m = useMessages(exportMessages);
  const [format, setFormat] = useState<ExportFormat>('hoj');
  const count = selection.ids.length;
  const isTooMany = count > problemExchangeLimits.exportMaximum;
  return (
    <div className={classes['bar']}>
      <div className={classes['chosen']}>
        <span role="status">{count === 0 ? m.none : m.chosen(count)}</span>
        {count > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
            {m.forget}
          </Button>
        )}
        {isTooMany && (
          <span className={classes['tooMany']} role="alert">
            {m.tooMany(problemExchangeLimits.exportMaximum)}
          </span>
        )}
      </div>
      <div className={classes['how']}>
        <SegmentedControl
          aria-label={m.format}
          value={format}
          onChange={(value) => setFormat(exportFormats.find((name) => name === value) ?? 'hoj')}
          data={exportFormats.map((name) => ({ value: name, label: m[name] }))}
        />
        <Button
          disabled={count === 0 || isTooMany}
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => void downloadExport(format, selection.ids)}
        >
          {m.download}
        </Button>
      </div>
    </div>
  );
}
