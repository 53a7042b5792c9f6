import { Table } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { TriedSubmission } from '../api/trial.ts';
import { changeMessages } from './change-messages.ts';
import classes from './change.module.css';

export function TrialTable({ submissions }: { submissions: readonly TriedSubmission[] }) {
  const m = useMessages(changeMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={classes['scroller']} role="region" aria-label={m.list} tabIndex={0}>
      <Table className={classes['table'] ?? ''} borderColor="var(--color-line)">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{m.columnSubmission}</Table.Th>
            <Table.Th>{m.columnUser}</Table.Th>
            <Table.Th className={classes['language'] ?? ''}>{m.columnLanguage}</Table.Th>
            <Table.Th>{m.columnBefore}</Table.Th>
            <Table.Th>{m.columnAfter}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {submissions.map(({ submitId, username, language, before, after }) => (
            <Table.Tr key={submitId}>
              <Table.Td className={classes['number'] ?? ''}>
                <a href={`/submission-detail/${String(submitId)}`} target="_blank" rel="noreferrer">
                  {submitId}
                </a>
              </Table.Td>
              <Table.Td className={classes['user'] ?? ''}>{username}</Table.Td>
              <Table.Td className={classes['language'] ?? ''}>{language}</Table.Td>
              <Table.Td>
                <VerdictMark status={before.status} form="short" score={before.score} />
              </Table.Td>
              <Table.Td>
                <VerdictMark status={after.status} form="short" score={after.score} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
