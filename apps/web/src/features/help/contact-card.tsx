import { IconMail } from '@tabler/icons-react';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { useWebsiteConfig } from '../../lib/website-config.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './contact-card.module.css';

export const contactMessages = defineMessages({
  'zh-CN': { label: '联系邮箱', none: '本站尚未公布联系邮箱' },
  'zh-HK': { label: '聯絡電郵', none: '本站尚未公布聯絡電郵' },
  'en-US': { label: 'Contact', none: 'This site has not published a contact address' },
});

/** The contact address of the site. The card has one height in every state: the text below it must not move. */
export function ContactCard() {
  const m = useMessages(contactMessages);
  const email = useWebsiteConfig()?.email;
  return (
    <aside className={classes['root']} aria-label={m.label}>
      <IconMail size={22} stroke={1.5} aria-hidden="true" />
      <div className={classes['words']}>
        <span className={classes['label']}>{m.label}</span>
        {email ? (
          <a className={classes['address']} href={`mailto:${encodeURI(email)}`}>
            {email}
          </a>
        ) : (
          <span className={classes['absent']}>{email === undefined ? '…' : m.none}</span>
        )}
      </div>
      {email && <CopyButton text={email} />}
    </aside>
  );
}
