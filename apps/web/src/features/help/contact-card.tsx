import { IconMail } from '@tabler/icons-react';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { useWebsiteConfig } from '../../lib/website-config.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './contact-card.module.css';

const contactMessages = defineMessages({
  'zh-CN': { label: '联系邮箱' },
  'zh-HK': { label: '聯絡電郵' },
  'en-US': { label: 'Contact' },
});

/** The contact address of the site. Renders nothing if the site has none. */
export function ContactCard() {
  const m = useMessages(contactMessages);
  const config = useWebsiteConfig();
  const email = config?.email ?? '';
  if (config !== undefined && email === '') return null;
  return (
    <aside className={classes['root']} aria-label={m.label}>
      <IconMail size={22} stroke={1.5} aria-hidden="true" />
      <div className={classes['words']}>
        <span className={classes['label']}>{m.label}</span>
        {email === '' ? (
          <span className={classes['loading']}>…</span>
        ) : (
          <a className={classes['address']} href={`mailto:${encodeURI(email)}`}>
            {email}
          </a>
        )}
      </div>
      {email !== '' && <CopyButton text={email} />}
    </aside>
  );
}
