import { refuseGroupAction } from '@touchstone/rules/groups/group-actions';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { AssistantSwitch } from '../../../ui/assistant-switch/assistant-switch.tsx';
import { AvatarPicker } from '../../../ui/avatar-picker/avatar-picker.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { uploadGroupAvatar } from '../api/save-group.ts';
import { DisbandDialog } from '../disband/disband-dialog.tsx';
import { GroupAvatar } from '../header/group-avatar.tsx';
import { useGroup } from '../use-group.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { InfoForm } from './info-form.tsx';
import { settingMessages } from './setting-messages.ts';
import classes from './settings.module.css';

export function SettingTab() {
  const state = useGroup();
  return (
    <div className={classes['root']}>
      <AvatarSheet />
      <InfoForm />
      <AssistantSwitch target={{ gid: state.groupId }} />
      {refuseGroupAction(state, 'copy') === undefined && <CopySheet />}
      {refuseGroupAction(state, 'disband') === undefined && <DisbandSheet />}
    </div>
  );
}

const shownSize = 88;

function AvatarSheet() {
  const m = useMessages(settingMessages);
  const { group, groupId } = useGroup();
  const client = useQueryClient();
  const upload = async (picture: Blob) => {
    await uploadGroupAvatar(groupId, picture);
    await client.invalidateQueries({ queryKey: ['group', groupId, 'info'] });
  };
  return (
    <Sheet title={m.avatar}>
      <AvatarPicker upload={upload}>
        <GroupAvatar name={group.name} avatar={group.avatar} size={shownSize} />
      </AvatarPicker>
    </Sheet>
  );
}

function CopySheet() {
  const m = useMessages(settingMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Sheet title={m.copy}>
      <p className={classes['text']}>{m.copyText}</p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {m.copyButton}
      </Button>
      {isOpen && <CopyDialog onClose={() => setOpen(false)} />}
    </Sheet>
  );
}

function DisbandSheet() {
  const m = useMessages(settingMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Sheet title={m.disband}>
      <p className={classes['text']}>{m.disbandText}</p>
      <Button variant="outline" color="bad" onClick={() => setOpen(true)}>
        {m.disbandButton}
      </Button>
      {isOpen && <DisbandDialog onClose={() => setOpen(false)} />}
    </Sheet>
  );
}
