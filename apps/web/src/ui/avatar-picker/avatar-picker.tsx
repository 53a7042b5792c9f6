import { Button, FileButton } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { useFileDrop } from '../use-file-drop.ts';
import { avatarAccept, findAvatarProblem, type AvatarProblem } from './avatar-file.ts';
import { avatarMessages } from './avatar-messages.ts';
import classes from './avatar-picker.module.css';

const AvatarCropDialog = lazy(async () => ({
  default: (await import('./avatar-crop-dialog.tsx')).AvatarCropDialog,
}));

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

interface AvatarPickerProps {
  /** The current avatar. */
  children: ReactNode;
  /** Stores the cropped picture. A refused request is shown in the dialog. */
  upload: (picture: Blob) => Promise<unknown>;
}

/** Chooses a picture, by dialog or by drop, crops it to a square and uploads it. */
export function AvatarPicker({ children, upload }: AvatarPickerProps) {
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
    <>
      <div className={classes['root']} data-over={isOver || undefined} {...dropHandlers}>
        {children}
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
          <AvatarCropDialog address={address} upload={upload} onClose={close} onUnreadable={refuse} />
        )}
      </Suspense>
    </>
  );
}
