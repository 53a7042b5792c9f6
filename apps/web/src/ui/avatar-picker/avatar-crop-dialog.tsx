import { Button, Modal, SegmentedControl, Slider } from '@mantine/core';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormAlert } from '../form-alert.tsx';
import { useFocusReturn } from '../use-focus-return.ts';
import classes from './avatar-crop-dialog.module.css';
import { avatarMessages } from './avatar-messages.ts';
import { cropPicture } from './crop-picture.ts';

interface AvatarCropDialogProps {
  /** Object URL of the picture. */
  address: string;
  upload: (picture: Blob) => Promise<unknown>;
  onClose: () => void;
  /** Called if the browser cannot decode the file. */
  onUnreadable: () => void;
}

type CropShape = 'round' | 'rect';

const maximumZoom = 4;

function useUpload({ address, upload, onClose }: AvatarCropDialogProps) {
  const m = useMessages(avatarMessages);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (area: Area | undefined) => {
    if (area === undefined) return;
    setFailure(undefined);
    setBusy(true);
    try {
      await upload(await cropPicture(address, area));
      showToast('success', m.done);
      onClose();
    } catch (error) {
      setFailure(toFormFailure(error, {}).text);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, send };
}

export function AvatarCropDialog(props: AvatarCropDialogProps) {
  const { address, onClose, onUnreadable } = props;
  const m = useMessages(avatarMessages);
  const { isBusy, failure, send } = useUpload(props);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<CropShape>('round');
  const [area, setArea] = useState<Area>();
  const zoomLabel = useId();
  useFocusReturn(true);
  return (
    <Modal
      opened
      returnFocus={false}
      onClose={onClose}
      title={m.cropTitle}
      size={480}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <p className={classes['hint']}>{m.cropHint}</p>
      <div className={classes['stage']}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={maximumZoom}
          aspect={1}
          cropShape={shape}
          showGrid={shape === 'rect'}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': m.cropArea }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_shares, pixels) => setArea(pixels)}
        />
      </div>
      <div className={classes['controls']}>
        <span id={zoomLabel}>{m.zoom}</span>
        <Slider
          min={1}
          max={maximumZoom}
          step={0.05}
          label={null}
          value={zoom}
          onChange={setZoom}
          thumbProps={{ 'aria-labelledby': zoomLabel }}
        />
        <SegmentedControl
          aria-label={m.shape}
          value={shape}
          onChange={(value) => setShape(value === 'rect' ? 'rect' : 'round')}
          data={[
            { value: 'round', label: m.round },
            { value: 'rect', label: m.square },
          ]}
        />
      </div>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button data-autofocus loading={isBusy} onClick={() => void send(area)}>
          {m.upload}
        </Button>
      </div>
    </Modal>
  );
}
