import type { UserInfo } from '@touchstone/contract';
import { useMessages } from '../../../lib/messages.ts';
import { session } from '../../../lib/session.ts';
import { avatarMessages } from '../../../ui/avatar-picker/avatar-messages.ts';
import { AvatarPicker } from '../../../ui/avatar-picker/avatar-picker.tsx';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import { uploadAvatar } from '../api/upload-avatar.ts';
import { SettingsSection } from '../settings-section.tsx';

const shownSize = 88;

const upload = async (picture: Blob) => session.setUser(await uploadAvatar(picture));

export function AvatarSection({ user }: { user: UserInfo }) {
  const m = useMessages(avatarMessages);
  return (
    <SettingsSection title={m.title}>
      <AvatarPicker upload={upload}>
        <UserAvatar username={user.username} avatar={user.avatar} size={shownSize} />
      </AvatarPicker>
    </SettingsSection>
  );
}
