import { Table } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { remoteJudgeNames } from '@touchstone/contract/remote-judges';
import { useMessages } from '../../../lib/messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useReason } from '../../../ui/remote/remote-reason-messages.ts';
import type { RemoteFailure } from '../api/failures.ts';
import { failureMessages } from './failure-messages.ts';
import classes from './failures.module.css';

interface FailureTableProps {
  failures: readonly RemoteFailure[];
  onOpen: (failure: RemoteFailure) => void;
}

/** A click anywhere on the row opens it; keyboards and screen readers use the button. */
export function FailureTable({ failures, onOpen }: FailureTableProps) {
  const m = useMessages(failureMessages);
  const reason = useReason();
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['time'] ?? ''}>{m.columnTime}</Table.Th>
          <Table.Th className={classes['vendor'] ?? ''}>{m.columnSite}</Table.Th>
          <Table.Th className={classes['step'] ?? ''}>{m.columnStep}</Table.Th>
          <Table.Th>{m.columnReason}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {failures.map((failure) => (
          <Table.Tr key={failure.id} className={classes['row'] ?? ''} onClick={() => onOpen(failure)}>
            <Table.Td className={classes['time'] ?? ''}>
              <RelativeTime value={failure.createdAt} />
            </Table.Td>
            <Table.Td className={classes['vendor'] ?? ''}>
              {remoteJudgeNames[failure.key]}
              {failure.username !== null && <small>{failure.username}</small>}
            </Table.Td>
            <Table.Td className={classes['step'] ?? ''}>{m.steps[failure.step]}</Table.Td>
            <Table.Td>
              <button
                type="button"
                className={classes['reason']}
                aria-label={m.open(remoteJudgeNames[failure.key], reason(failure.code))}
              >
                {reason(failure.code)}
                <IconChevronRight className={classes['chevron'] ?? ''} size={16} aria-hidden="true" />
              </button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
