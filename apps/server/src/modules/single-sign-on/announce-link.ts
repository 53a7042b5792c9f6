/** The owner of an account is told of every link that is made or removed, because it is a way to log in. */
import type { LocalisedText } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { announceSecurityChange, getAccount } from '../accounts/index.ts';
import type { SignInParts } from './sign-in-parts.ts';

interface LinkChange {
  userId: string;
  origin: CallOrigin;
  label: LocalisedText;
}

async function announce(
  parts: SignInParts,
  transaction: Queryable,
  { userId, origin, label, kind }: LinkChange & { kind: 'link-added' | 'link-removed' },
) {
  const account = await getAccount(transaction, userId);
  await announceSecurityChange(parts, transaction, { account, origin, event: { kind, label } });
}

export const announceLink = (parts: SignInParts, transaction: Queryable, change: LinkChange) =>
  announce(parts, transaction, { ...change, kind: 'link-added' });

export const announceUnlink = (parts: SignInParts, transaction: Queryable, change: LinkChange) =>
  announce(parts, transaction, { ...change, kind: 'link-removed' });
