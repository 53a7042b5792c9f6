import type { ImportFormat } from '@touchstone/contract/problem-exchange';

/** As their people call them; not translated. */
export const formatNames: Readonly<Record<ImportFormat, string>> = {
  hoj: 'HOJ',
  qduoj: 'QDUOJ',
  fps: 'FPS (HUSTOJ)',
  hydro: 'Hydro',
  icpc: 'ICPC / Kattis',
  polygon: 'Polygon',
};
