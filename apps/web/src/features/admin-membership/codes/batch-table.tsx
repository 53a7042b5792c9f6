import { Badge } from '@mantine/core';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { useNow } from '../../../lib/ticking-clock.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { CodeBatch } from '../api/codes.ts';
import classes from '../admin-membership.module.css';
import { MembershipTable, RowButton } from '../membership-table.tsx';
import { stateOf, type BatchState } from './batch-values.ts';
import { codesMessages } from './codes-messages.ts';

const colors: Record<BatchState, string> = { active: 'good', expired: 'gray', disabled: 'warn' };

interface BatchTableProps {
  batches: readonly CodeBatch[];
  onDownload: (batch: CodeBatch) => void;
  onDisable: (batch: CodeBatch, isDisabled: boolean) => void;
}

export function BatchTable({ batches, ...actions }: BatchTableProps) {
  const m = useMessages(codesMessages);
  return (
    <MembershipTable
      columns={[
        { name: m.columns.batch },
        { name: m.columns.uses },
        { name: m.columns.expires },
        { name: m.columns.created },
      ]}
      actions={m.columns.actions}
    >
      {batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} {...actions} />
      ))}
    </MembershipTable>
  );
}

const dateOf = (text: string | null) => (text === null ? null : parseWireDate(text));

interface BatchRowProps extends Omit<BatchTableProps, 'batches'> {
  batch: CodeBatch;
}

function BatchRow({ batch, ...actions }: BatchRowProps) {
  const m = useMessages(codesMessages);
  const locale = useLocale();
  const now = useNow();
  const gives = useGives(batch);
  const expiresAt = dateOf(batch.expiresAt);
  const state = stateOf({ disabledAt: dateOf(batch.disabledAt), expiresAt }, now.getTime());
  const isDisabled = state === 'disabled';
  return (
    <tr className={state === 'active' ? '' : classes['muted']}>
      <td>
        {m.kinds[batch.kind]} · {gives}
        {batch.note !== '' && <span className={classes['sub']}>{batch.note}</span>}
      </td>
      <td>
        {m.used(batch.useCount, batch.codeCount * batch.usesPerCode)}
        <span className={classes['sub']}>{m.count(batch.codeCount)}</span>
      </td>
      <td>
        <Badge color={colors[state]}>{m[state]}</Badge>
        <span className={classes['sub']}>
          {expiresAt === null ? m.never : m.until(formatDateTime(expiresAt, locale))}
        </span>
      </td>
      <td className={classes['time']}>
        <RelativeTime value={batch.createdAt} />
        {batch.createdBy !== null && <span className={classes['sub']}>{batch.createdBy}</span>}
      </td>
      <td className={classes['actions']}>
        <Actions batch={batch} isDisabled={isDisabled} {...actions} />
      </td>
    </tr>
  );
}

function Actions({ batch, isDisabled, onDownload, onDisable }: BatchRowProps & { isDisabled: boolean }) {
  const m = useMessages(codesMessages);
  return (
    <span className={classes['actionRow']}>
      <RowButton label={m.downloadOf(batch.id)} onClick={() => onDownload(batch)}>
        {m.download}
      </RowButton>
      <RowButton
        label={isDisabled ? m.enableOf(batch.id) : m.disableOf(batch.id)}
        onClick={() => onDisable(batch, !isDisabled)}
      >
        {isDisabled ? m.enable : m.disable}
      </RowButton>
    </span>
  );
}

function useGives({ kind, level, days, percentOff, fenOff }: CodeBatch): string {
  const m = useMessages(codesMessages);
  const { lengthOf, levelOf } = useMembershipWords();
  const locale = useLocale();
  if (kind === 'membership') return m.gives.membership(levelOf(level ?? 0), lengthOf(days));
  return kind === 'percent'
    ? m.gives.percent(percentOff ?? 0)
    : m.gives.amount(formatFen(fenOff ?? 0, locale));
}
