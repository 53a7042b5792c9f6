import { accountLimits } from '@touchstone/contract/account-limits';

interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const side = accountLimits.avatarSidePixels;
const quality = 0.8;

/** Draws the chosen square at avatar size. */
export async function cropPicture(address: string, area: PictureArea): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be encoded')) : resolve(blob)),
      'image/png',
      quality,
    );
  });
}
