import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Grant } from '../api/ledger.ts';
import classes from '../admin-membership.module.css';
import { MembershipTable, RowButton } from '../membership-table.tsx';
import { ledgerAddress } from './ledger-address.ts';
import { ledgerMessages } from './ledger-messages.ts';

export interface GrantActions {
  onExtend: (grant: Grant) => void;
  onRevoke: (grant: Grant) => void;
  onRestore: (grant: Grant) => void;
}

export function GrantTable({ grants, ...actions }: GrantActions & { grants: readonly Grant[] }) {
  const m = useMessages(ledgerMessages);
  return (
    <MembershipTable
      columns={[
        { name: m.columns.user },
        { name: m.columns.grant },
        { name: m.columns.source },
        { name: m.columns.time },
      ]}
      actions={m.columns.actions}
    >
      {grants.map((grant) => (
        <tr key={grant.id} className={grant.cancelledAt === null ? '' : classes['muted']}>
          <td>
            <Link to={ledgerAddress(grant.username)}>{grant.username}</Link>
          </td>
          <td>
            <GrantFacts grant={grant} />
          </td>
          <td>
            <GrantSource grant={grant} />
          </td>
          <td className={classes['time']}>
            <RelativeTime value={grant.grantedAt} />
          </td>
          <td className={classes['actions']}>
            <Actions grant={grant} {...actions} />
          </td>
        </tr>
      ))}
    </MembershipTable>
  );
}

function GrantFacts({ grant }: { grant: Grant }) {
  const m = useMessages(ledgerMessages);
  const { lengthOf, levelOf } = useMembershipWords();
  return (
    <>
      {levelOf(grant.level)} · {lengthOf(grant.days)}{' '}
      {grant.cancelledAt !== null && <Badge color="warn">{m.cancelled}</Badge>}
      {grant.cancelledAt !== null && (
        <span className={classes['sub']}>
          {m.cancelledBy(grant.cancelledBy ?? '', grant.cancelNote ?? '')}
        </span>
      )}
    </>
  );
}

function GrantSource({ grant }: { grant: Grant }) {
  const m = useMessages(ledgerMessages);
  return (
    <>
      {m.sources[grant.source]}
      {grant.grantedBy !== null && ` ${m.by(grant.grantedBy)}`}
      {grant.orderNumber !== null && (
        <Link
          className={classes['sub']}
          to={`/admin/membership/orders?keyword=${encodeURIComponent(grant.orderNumber)}`}
        >
          {grant.orderNumber}
        </Link>
      )}
      {grant.note !== '' && <span className={classes['sub']}>{grant.note}</span>}
    </>
  );
}

/** What came from an order is taken back by a refund. */
function Actions({ grant, onExtend, onRevoke, onRestore }: GrantActions & { grant: Grant }) {
  const m = useMessages(ledgerMessages);
  const isOfOrder = grant.orderNumber !== null;
  const isCancelled = grant.cancelledAt !== null;
  return (
    <span className={classes['actionRow']}>
      {!isCancelled && (
        <RowButton label={m.extendOf(grant.username)} onClick={() => onExtend(grant)}>
          {m.extend}
        </RowButton>
      )}
      {!isOfOrder && !isCancelled && (
        <RowButton label={m.revokeOf(grant.username)} onClick={() => onRevoke(grant)}>
          {m.revoke}
        </RowButton>
      )}
      {!isOfOrder && isCancelled && (
        <RowButton label={m.restoreOf(grant.username)} onClick={() => onRestore(grant)}>
          {m.restore}
        </RowButton>
      )}
    </span>
  );
}
