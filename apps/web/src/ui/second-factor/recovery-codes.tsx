import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../lib/api/download-file.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { showToast } from '../../lib/toasts.ts';
import { copyText } from '../copy-text.ts';
import { secondFactorMessages } from './second-factor-messages.ts';
import classes from './second-factor.module.css';

/** Shows new recovery codes, which the server does not show again. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const m = useMessages(secondFactorMessages);
  const site = useSiteName();
  const username = useSession().user?.username ?? '';
  const text = `${m.fileTitle(site, username)}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    copyText(text).then(
      () => showToast('success', m.copied),
      () => showToast('error', m.copyFailed),
    );
  return (
    <div className={classes['setup']}>
      <p className={classes['text']}>{m.codesText}</p>
      <ul className={classes['codes']} aria-label={m.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes['actions']}>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.75} />}
          onClick={() => void copy()}
        >
          {m.copyAll}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => saveFile(`recovery-codes-${username}.txt`, new Blob([text]))}
        >
          {m.download}
        </Button>
        <Button onClick={onSaved} data-autofocus>
          {m.codesSaved}
        </Button>
      </div>
    </div>
  );
}
