import { Button, CloseButton } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UserInfo } from '@touchstone/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { browserStorage } from '../../lib/storage.ts';
import { ownPhoneQuery } from './own-phone-query.ts';
import classes from './phone-reminder.module.css';
import { dismissReminder, isReminderDue } from './reminder-rule.ts';

export const phoneReminderMessages = defineMessages({
  'zh-CN': {
    text: '还没有绑定手机号。绑定后可以领取已购买的课程，忘记密码时也能找回账号。',
    bind: '绑定手机号',
    dismiss: '一周内不再提醒',
  },
  'zh-HK': {
    text: '尚未綁定手機號碼。綁定後可領取已購買的課程，忘記密碼時亦可找回帳戶。',
    bind: '綁定手機號碼',
    dismiss: '一星期內不再提醒',
  },
  'en-US': {
    text: 'Your account has no phone number. You need one to receive purchased courses and to recover your password.',
    bind: 'Add phone number',
    dismiss: 'Hide for a week',
  },
});

/** One line in the pages about the own account. */
export function PhoneReminder() {
  const { user } = useSession();
  const hasPhone = user === undefined || (user.phone !== null && user.phone !== '');
  return hasPhone ? null : <DueReminder key={user.uid} user={user} />;
}

function DueReminder({ user: { uid } }: { user: UserInfo }) {
  const m = useMessages(phoneReminderMessages);
  const [isDue, setDue] = useState(() => isReminderDue(browserStorage, uid, Date.now()));
  const { data: phone, isPending } = useQuery({ ...ownPhoneQuery(uid), enabled: isDue });
  // A failed request skips the reminder.
  if (!isDue || (!isPending && phone !== null)) return null;
  const dismiss = () => {
    dismissReminder(browserStorage, uid, Date.now());
    setDue(false);
  };
  return (
    <div className={classes['root']} role="note" data-pending={isPending || undefined}>
      <IconDeviceMobile size={18} stroke={1.5} aria-hidden="true" />
      <span className={classes['text']}>{m.text}</span>
      <Button component={Link} to="/setting?tab=reset_username" size="compact-sm" variant="default">
        {m.bind}
      </Button>
      <CloseButton aria-label={m.dismiss} title={m.dismiss} size="sm" onClick={dismiss} />
    </div>
  );
}
