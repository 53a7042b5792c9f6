import { IconMail } from '@tabler/icons-react';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { useWebsiteConfig } from '../../lib/website-config.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './contact-card.module.css';

export const contactMessages = defineMessages({
  'zh-CN': { label: '联系邮箱' },
  'zh-HK': { label: '聯絡電郵' },
  'en-US': { label: 'Contact' },
});

/** The contact address of the site, with its height while it loads. A site without an address has no card. */
export function ContactCard() {
  const m = useMessages(contactMessages);
  const email = useWebsiteConfig()?.email;
  if (email === null || email === '') return null;
  return (
    <aside className={classes['root']} aria-label={m.label}>
      <IconMail size={22} stroke={1.5} aria-hidden="true" />
      <div className={classes['words']}>
        <span className={classes['label']}>{m.label}</span>
        {email === undefined ? (
          <span className={classes['absent']}>…</span>
        ) : (
          <a className={classes['address']} href={`mailto:${encodeURI(email)}`}>
            {email}
          </a>
        )}
      </div>
      {email && <CopyButton text={email} />}
    </aside>
  );
}
