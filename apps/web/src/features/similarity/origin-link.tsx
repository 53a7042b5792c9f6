import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { comparisonsAddress } from '../../lib/similarity-address.ts';
import type { ComparisonResult } from './api/comparisons.ts';
import { similarityMessages } from './similarity-messages.ts';

type Origin = ComparisonResult['of'];

/** The page of the contest, training or problem where its programs come from. */
export function originAddress({ kind, target, gid }: Origin): string {
  const id = String(target);
  const base = gid === null ? '' : `/group/${String(gid)}`;
  switch (kind) {
    case 'contest':
      return `/contest/${id}`;
    case 'training':
      return `${base}/training/${id}`;
    case 'problem':
      return gid === null ? `/admin/problem/edit/${id}` : `${base}/problem`;
    default:
      return kind satisfies never;
  }
}

/** `comparisons`: leads to all comparisons instead. */
export function OriginLink({ of, to }: { of: Origin; to: 'origin' | 'comparisons' }) {
  const m = useMessages(similarityMessages);
  const address = to === 'origin' ? originAddress(of) : comparisonsAddress(of.kind, of.target);
  return (
    <>
      {m.origins[of.kind]} · <Link to={address}>{of.title}</Link>
    </>
  );
}
