export const toDataUri = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
