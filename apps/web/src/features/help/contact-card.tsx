import { IconMail } from '@tabler/icons-react';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { useWebsiteConfig } from '../../lib/website-config.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './contact-card.module.css';

const contactMessages = defineMessages({
  'zh-CN': {
    label: '联系邮箱',
    missing: '本站还没有公布联系邮箱，请直接联系把这个网址给你的老师或管理员。',
  },
  'zh-HK': {
    label: '聯絡電郵',
    missing: '本站尚未公布聯絡電郵，請直接聯絡給你這個網址的老師或管理員。',
  },
  'en-US': {
    label: 'Contact',
    missing:
      'This site has not published an address yet. Ask the teacher or administrator who gave you the link.',
  },
});

/** The contact address of the site. */
export function ContactCard() {
  const m = useMessages(contactMessages);
  const config = useWebsiteConfig();
  const email = config?.email ?? '';
  return (
    <aside className={classes['root']} aria-label={m.label}>
      <IconMail size={22} stroke={1.5} aria-hidden="true" />
      <div className={classes['words']}>
        <span className={classes['label']}>{m.label}</span>
        {email !== '' && (
          <a className={classes['address']} href={`mailto:${encodeURI(email)}`}>
            {email}
          </a>
        )}
        {config !== undefined && email === '' && <span className={classes['missing']}>{m.missing}</span>}
        {config === undefined && <span className={classes['missing']}>…</span>}
      </div>
      {email !== '' && <CopyButton text={email} />}
    </aside>
  );
}
