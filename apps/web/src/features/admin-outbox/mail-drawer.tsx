import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime, parseWireDate } from '../../lib/dates.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { useLast } from '../../lib/use-last.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Mail } from './api/list-mails.ts';
import { MailStateBadge } from './mail-state-badge.tsx';
import { outboxMessages } from './outbox-messages.ts';
import classes from './outbox.module.css';
import { parseMailParts } from './parse-mail.ts';

export function MailDrawer({ mail, onClose }: { mail: Mail | undefined; onClose: () => void }) {
  const m = useMessages(outboxMessages);
  const shown = useLast(mail);
  return (
    <Drawer
      opened={mail !== undefined}
      onClose={onClose}
      position="right"
      size={520}
      title={<span className={classes['drawerTitle']}>{m.mail}</span>}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {shown !== undefined && <MailView mail={shown} />}
    </Drawer>
  );
}

function MailView({ mail }: { mail: Mail }) {
  const m = useMessages(outboxMessages);
  const locale = useLocale();
  const { code, link } = parseMailParts(mail.text);
  return (
    <div className={classes['mail']}>
      <h2 className={classes['mailSubject']}>{mail.subject}</h2>
      <MailStateBadge state={mail.state} />
      <dl className={classes['mailFacts']}>
        <Fact name={m.recipient}>
          {mail.recipient}
          <CopyButton text={mail.recipient} />
        </Fact>
        <Fact name={m.time}>{formatDateTime(parseWireDate(mail.gmtCreate), locale)}</Fact>
        {mail.lastError !== null && (
          <Fact name={m.reason}>
            <span className={classes['mailError']}>{mail.lastError}</span>
          </Fact>
        )}
      </dl>
      {code !== undefined && (
        <div className={classes['code']}>
          <span>{m.code}</span>
          <strong>{code}</strong>
          <CopyButton text={code} />
        </div>
      )}
      {link !== undefined && (
        <div className={classes['code']}>
          <span>{m.link}</span>
          <span className={classes['link']}>{link}</span>
          <CopyButton text={link} />
        </div>
      )}
      <h3 className={classes['mailLabel']}>{m.text}</h3>
      <p className={classes['mailText']}>{mail.text}</p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
