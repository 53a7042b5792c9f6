import { IconExternalLink } from '@tabler/icons-react';
import { remoteJudgeNames } from '@touchstone/contract/remote-judges';
import type { RemoteRun } from '@touchstone/api-client/submission-update';
import { parseWebLink } from '../../lib/parse-web-link.ts';
import { useMessages } from '../../lib/messages.ts';
import { describeRun } from './describe-run.ts';
import { remoteRunMessages } from './remote-run-messages.ts';
import classes from './remote-run.module.css';

interface RemoteRunProps {
  run: RemoteRun;
  status: number;
}

/** How far a submission is at another site, and why it waits. Empty after a verdict without a link. */
export function RemoteRunLine({ run, status }: RemoteRunProps) {
  const words = useMessages(remoteRunMessages);
  const described = describeRun(words, run, status);
  const hasLink = run.runUrl !== null;
  if (described === undefined && !hasLink) return null;
  return (
    <p className={classes['line']}>
      {described !== undefined && (
        <span>
          <strong>{described.text}</strong>
          {described.reason !== undefined && <span className={classes['reason']}>{described.reason}</span>}
        </span>
      )}
      <RemoteRunLink run={run} />
    </p>
  );
}

/** The run at the other site; empty while it has no address. */
export function RemoteRunLink({ run }: { run: RemoteRun }) {
  const words = useMessages(remoteRunMessages);
  const link = parseWebLink(run.runUrl);
  if (link === undefined) return null;
  const name = words.openRun(remoteJudgeNames[run.vendor]);
  return (
    <a
      className={classes['link']}
      href={link.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name}${words.opensNewWindow}`}
    >
      {name}
      <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
    </a>
  );
}
