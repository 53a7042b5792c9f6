import classes from './touchstone-picture.module.css';

/** The facets of the stone, from the lit top to the shaded foot. */
const facets: readonly (readonly [shade: 'a' | 'b' | 'c' | 'd', points: string])[] = [
  ['a', '62,26 150,14 120,62 40,78'],
  ['b', '150,14 208,58 178,92 120,62'],
  ['c', '40,78 120,62 178,92 150,166 62,150'],
  ['d', '208,58 220,118 150,166 178,92'],
  ['b', '40,78 62,150 22,112'],
  ['d', '62,150 150,166 108,188'],
  ['d', '150,166 220,118 184,172 108,188'],
];

/** A streak consists of many strokes of different widths and opacities. */
const strokes: readonly (readonly [path: string, width: number, opacity: number])[] = [
  ['M58 142C92 122 138 84 172 40', 7, 1],
  ['M64 147C98 128 146 88 181 46', 3, 0.85],
  ['M55 134C86 116 128 82 162 40', 2.5, 0.7],
  ['M78 146C108 126 150 92 184 56', 1.4, 0.6],
  ['M64 124C86 110 116 86 146 52', 1.2, 0.5],
];

/** The large picture of the brand. The streak is animated once, or shown at once with reduced motion. */
export function TouchstonePicture({ proved = true }: { proved?: boolean }) {
  return (
    <svg className={classes['root']} viewBox="0 0 240 200" aria-hidden="true" focusable="false">
      {facets.map(([shade, points]) => (
        <polygon key={points} className={classes[shade]} points={points} />
      ))}
      {(proved ? strokes : []).map(([path, width, opacity], index) => (
        <path
          key={path}
          className={classes['streak']}
          d={path}
          strokeWidth={width}
          opacity={opacity}
          pathLength={1}
          style={{ animationDelay: `${String(150 + index * 60)}ms` }}
        />
      ))}
    </svg>
  );
}
