import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/index.ts';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { session, useSession } from '../../lib/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { findOwnPhone } from './api/find-own-phone.ts';
import { isReminderDue, reminderCookie } from './phone-reminder-rule.ts';

const reminderMessages = defineMessages({
  'zh-CN': {
    title: '绑定手机号',
    text: '你还没有绑定手机号。手机号用于领取已购买的课程，也可以在忘记密码时找回账号。',
    later: '以后再说',
    bind: '去绑定',
  },
  'zh-HK': {
    title: '綁定手機號碼',
    text: '你還沒有綁定手機號碼。手機號碼用於領取已購買的課程，也可以在忘記密碼時找回帳戶。',
    later: '稍後再說',
    bind: '去綁定',
  },
  'en-US': {
    title: 'Add a phone number',
    text: 'Your account has no phone number yet. You need one to receive purchased courses and to recover your password.',
    later: 'Later',
    bind: 'Add phone number',
  },
});

/** Pages that lead to the phone form anyway, or that serve a single task. */
const isExemptPath = (path: string): boolean =>
  path === '/setting' ||
  path === '/logout' ||
  path === '/wechatAuth' ||
  path.startsWith('/wx/') ||
  path.startsWith('/admin');

async function needsReminder(uid: string): Promise<boolean> {
  if (isExemptPath(window.location.pathname) || !isReminderDue(document.cookie, uid, Date.now()))
    return false;
  try {
    const phone = await findOwnPhone(uid);
    const { user } = session.get();
    if (phone !== undefined && user?.uid === uid) session.setUser({ ...user, phone });
    return phone === undefined && user?.uid === uid;
  } catch (error) {
    // If the request fails, the reminder is skipped.
    if (error instanceof ApiError) return false;
    throw error;
  }
}

export function PhoneReminder() {
  const m = useMessages(reminderMessages);
  const navigate = useNavigate();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const uid = user?.uid;
  const hasPhone = user !== undefined && user.phone !== null && user.phone !== '';
  useEffect(() => {
    if (uid === undefined || hasPhone) return undefined;
    let isActive = true;
    void needsReminder(uid).then((isNeeded) => {
      if (!isNeeded || !isActive) return;
      document.cookie = reminderCookie(uid, Date.now());
      setOpen(true);
    });
    return () => {
      isActive = false;
    };
  }, [uid, hasPhone]);
  return (
    <ConfirmDialog
      opened={isOpen && !hasPhone}
      title={m.title}
      confirmLabel={m.bind}
      cancelLabel={m.later}
      onCancel={() => setOpen(false)}
      onConfirm={() => {
        setOpen(false);
        void navigate('/setting?tab=reset_username');
      }}
    >
      {m.text}
    </ConfirmDialog>
  );
}
