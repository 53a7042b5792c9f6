import { Button, FileButton, Tooltip } from '@mantine/core';
import { fileLimits } from '@touchstone/contract/file-limits';
import { IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { addCarouselPicture, invalidateCarousel } from './api/carousel-pictures.ts';
import { websiteMessages } from './website-messages.ts';

/** The server detects the file type by content; only the size is checked before the upload. */
export function CarouselUpload({ isFull }: { isFull: boolean }) {
  const m = useMessages(websiteMessages);
  const client = useQueryClient();
  // Allows selecting the same file again after a refusal.
  const forgetFile = useRef<() => void>(null);
  const add = useMutation({
    mutationFn: addCarouselPicture,
    onSuccess: () => showToast('success', m.uploaded),
    onError: (error) => showToast('error', toFormFailure(error, {}).text),
    onSettled: () => {
      forgetFile.current?.();
      return invalidateCarousel(client);
    },
  });
  const choose = (file: File | null) => {
    if (file === null) return;
    if (file.size > fileLimits.pictureMaximumBytes) {
      showToast('error', m.tooLarge);
      forgetFile.current?.();
    } else add.mutate(file);
  };
  return (
    <FileButton
      accept="image/jpeg,image/png,image/gif,image/webp"
      resetRef={forgetFile}
      disabled={isFull}
      onChange={choose}
    >
      {(props) => (
        <Tooltip label={m.full} disabled={!isFull}>
          <Button
            {...props}
            variant="default"
            loading={add.isPending}
            disabled={isFull}
            leftSection={<IconUpload size={16} stroke={1.75} />}
          >
            {m.upload}
          </Button>
        </Tooltip>
      )}
    </FileButton>
  );
}
