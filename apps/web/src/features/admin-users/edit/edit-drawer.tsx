import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { useConfirmClose } from '../../../ui/use-confirm-close.tsx';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import { useLast } from '../../../lib/use-last.ts';
import type { User } from '../../../lib/admin-api/list-users.ts';
import { editMessages } from './edit-messages.ts';
import classes from './edit.module.css';
import { FactorFields } from './factor-fields.tsx';
import { ProfileFields } from './person-fields.tsx';
import { PasswordFields, RightsFields, TitleFields } from './rights-fields.tsx';
import { useEditForm } from './use-edit-form.ts';
import { endsSessions, findProtection, toValues } from './user-values.ts';

export function EditDrawer({ user, onClose }: { user: User | undefined; onClose: () => void }) {
  const m = useMessages(editMessages);
  const shown = useLast(user);
  const [isDirty, setDirty] = useState(false);
  const { close, closeOnEscape, question } = useConfirmClose({ isAtRisk: isDirty, onClose });
  return (
    <>
      <Drawer
        opened={user !== undefined}
        onClose={close}
        position="right"
        size={560}
        // A click outside must not lose typed input.
        closeOnClickOutside={false}
        closeOnEscape={closeOnEscape}
        title={<span className={classes['drawerTitle']}>{m.title}</span>}
        closeButtonProps={{ 'aria-label': m.close }}
      >
        {shown !== undefined && (
          <UserForm key={shown.uid} user={shown} onSaved={onClose} onDirty={setDirty} />
        )}
      </Drawer>
      {question}
    </>
  );
}

interface UserFormProps {
  user: User;
  onSaved: () => void;
  onDirty: (isDirty: boolean) => void;
}

function UserForm({ user, onSaved, onDirty }: UserFormProps) {
  const m = useMessages(editMessages);
  const viewer = useSession().user;
  const { form, save, problem } = useEditForm(user, onSaved);
  const protection = findProtection(user.uid, viewer?.uid);
  const isDirty = form.isDirty();
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <div className={classes['head']}>
        <UserAvatar username={user.username} avatar={user.avatar} size={40} />
        <div>
          <h2 className={classes['name']}>{user.username}</h2>
          <p className={classes['note']}>
            {user.recentLoginTime === null ? (
              m.neverLoggedIn
            ) : (
              <>
                {m.lastLogin} <RelativeTime value={user.recentLoginTime} />
              </>
            )}
          </p>
        </div>
      </div>
      {problem !== undefined && <FormAlert kind="error">{problem}</FormAlert>}
      <RightsFields form={form} protection={protection} />
      <ProfileFields form={form} />
      <TitleFields form={form} />
      <PasswordFields form={form} />
      <FactorFields user={user} isOwn={user.uid === viewer?.uid} />
      {endsSessions(toValues(user), form.values) && <FormAlert kind="warning">{m.ends}</FormAlert>}
      <div className={classes['foot']}>
        <SaveBar
          isDirty={isDirty}
          isSaving={save.isPending}
          texts={{ clean: m.untouched }}
          onDiscard={() => {
            form.reset();
            save.reset();
          }}
        />
      </div>
    </form>
  );
}
