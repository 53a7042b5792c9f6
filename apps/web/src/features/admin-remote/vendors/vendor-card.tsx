import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remoteJudges } from '@touchstone/contract/remote-judges';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useReason } from '../../../ui/remote/remote-reason-messages.ts';
import { invalidateRemote, resumeVendor, type RemoteVendor } from '../api/vendors.ts';
import { failuresAddress } from '../remote-addresses.ts';
import { remoteMessages } from '../remote-messages.ts';
import { TermsLink } from './terms-link.tsx';
import { VendorStateBadge } from './vendor-state-badge.tsx';
import { VendorSwitch } from './vendor-switch.tsx';
import classes from './vendors.module.css';

interface VendorCardProps {
  vendor: RemoteVendor;
  onAddAccount: () => void;
}

/** A site in a glance: whether it works, why not, and what waits for it. */
export function VendorCard({ vendor, onAddAccount }: VendorCardProps) {
  const m = useMessages(remoteMessages);
  return (
    <article className={classes['card']} data-state={vendor.state} aria-label={vendor.name}>
      <header className={classes['head']}>
        <div className={classes['names']}>
          <h2 className={classes['name']}>{vendor.name}</h2>
          <a
            className={classes['host']}
            href={vendor.siteUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={m.siteLink(new URL(vendor.siteUrl).host)}
          >
            {new URL(vendor.siteUrl).host}
          </a>
          {vendor.isOptIn && (
            <span className={classes['host']}>
              {' · '}
              <TermsLink vendor={vendor} />
            </span>
          )}
        </div>
        <VendorStateBadge state={vendor.state} />
        <VendorSwitch vendor={vendor} />
      </header>
      <VendorReason vendor={vendor} />
      <VendorFigures vendor={vendor} />
      <footer className={classes['foot']}>
        {vendor.state === 'paused' && <ResumeButton vendor={vendor} />}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} stroke={1.75} />}
          aria-label={`${m.addAccount}: ${vendor.name}`}
          onClick={onAddAccount}
        >
          {m.addAccount}
        </Button>
        <Link
          className={classes['link'] ?? ''}
          to={failuresAddress(vendor.key)}
          aria-label={`${m.showFailures}: ${vendor.name}`}
        >
          {m.showFailures}
        </Link>
      </footer>
    </article>
  );
}

/** Its line is always there: a site that fails does not move the cards below. */
function VendorReason({ vendor }: { vendor: RemoteVendor }) {
  const m = useMessages(remoteMessages);
  const reason = useReason();
  const partner = remoteJudges.find(
    ({ prefix, accountKey }) => accountKey === vendor.accountKey && prefix !== vendor.key,
  );
  return (
    <p className={classes['reason']} data-state={vendor.state}>
      {vendor.reason === null ? m.stateHelp[vendor.state] : reason(vendor.reason)}
      {vendor.failedAt !== null && vendor.state === 'paused' && (
        <>
          {' '}
          {m.failedAt} <RelativeTime value={vendor.failedAt} />
        </>
      )}
      {vendor.resumesAt !== null && vendor.state === 'paused' && (
        <>
          {' · '}
          {m.resumesAt} <RelativeTime value={vendor.resumesAt} />
        </>
      )}
      {vendor.state === 'working' && partner !== undefined && ` ${m.sharedAccounts(partner.name)}`}
    </p>
  );
}

function VendorFigures({ vendor }: { vendor: RemoteVendor }) {
  const m = useMessages(remoteMessages);
  return (
    <dl className={classes['figures']}>
      <Figure name={m.waiting}>{vendor.waiting}</Figure>
      <Figure name={m.judging}>{vendor.judging}</Figure>
      <Figure name={m.accounts}>{vendor.accounts}</Figure>
      <Figure name={m.lastSuccess}>
        {vendor.lastSuccessAt === null ? m.never : <RelativeTime value={vendor.lastSuccessAt} />}
      </Figure>
    </dl>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function ResumeButton({ vendor }: { vendor: RemoteVendor }) {
  const m = useMessages(remoteMessages);
  const client = useQueryClient();
  const resume = useMutation({
    mutationFn: () => resumeVendor(vendor.key),
    onSuccess: () => showToast('success', m.resumed(vendor.name)),
    onSettled: () => invalidateRemote(client),
  });
  return (
    <Button
      size="compact-sm"
      leftSection={<IconPlayerPlay size={14} stroke={1.75} />}
      aria-label={`${m.resume}: ${vendor.name}`}
      loading={resume.isPending}
      onClick={() => resume.mutate()}
    >
      {m.resume}
    </Button>
  );
}
