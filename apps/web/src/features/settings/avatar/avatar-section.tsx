import { Button, FileButton } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import type { UserInfo } from '@touchstone/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { avatarAccept, findAvatarProblem, type AvatarProblem } from './avatar-file.ts';
import { avatarMessages } from './avatar-messages.ts';
import classes from './avatar-section.module.css';

const AvatarCropDialog = lazy(async () => ({
  default: (await import('./avatar-crop-dialog.tsx')).AvatarCropDialog,
}));

const shownSize = 88;

/** The object URL of the chosen file, released after cropping or cancelling. */
function useChosenPicture() {
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<AvatarProblem | 'unreadable'>();
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  const choose = (file: File | null | undefined) => {
    if (file === null || file === undefined) return;
    const found = findAvatarProblem(file);
    setProblem(found);
    setAddress(found === undefined ? URL.createObjectURL(file) : undefined);
  };
  const close = () => setAddress(undefined);
  const refuse = () => {
    close();
    setProblem('unreadable');
  };
  return { address, problem, choose, close, refuse };
}

export function AvatarSection({ user }: { user: UserInfo }) {
  const m = useMessages(avatarMessages);
  const { address, problem, choose, close, refuse } = useChosenPicture();
  const resetChooser = useRef<() => void>(null);
  /** Reset after every choice, so that the same file can be chosen again. */
  const take = (file: File | null) => {
    choose(file);
    resetChooser.current?.();
  };
  const { isOver, dropHandlers } = useFileDrop(([file]) => choose(file));
  return (
    <SettingsSection title={m.title}>
      <div className={classes['root']} data-over={isOver || undefined} {...dropHandlers}>
        <UserAvatar username={user.username} avatar={user.avatar} size={shownSize} />
        <div className={classes['words']}>
          <FileButton onChange={take} accept={avatarAccept} resetRef={resetChooser}>
            {(button) => (
              <Button {...button} variant="default" leftSection={<IconPhotoUp size={18} stroke={1.5} />}>
                {m.choose}
              </Button>
            )}
          </FileButton>
          <p className={classes['hint']}>{m.hint}</p>
          <p className={classes['problem']} role="alert">
            {problem !== undefined && m[problem]}
          </p>
        </div>
      </div>
      <Suspense fallback={null}>
        {address !== undefined && (
          <AvatarCropDialog address={address} onClose={close} onUnreadable={refuse} />
        )}
      </Suspense>
    </SettingsSection>
  );
}
