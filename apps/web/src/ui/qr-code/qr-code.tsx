import { encode } from 'uqr';
import { toPath } from './qr-path.ts';

/** A QR code, drawn as one path: dark on white in both themes, because cameras need the contrast. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  return (
    <svg
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      width={240}
      height={240}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={toPath(data)} fill="#000000" />
    </svg>
  );
}
