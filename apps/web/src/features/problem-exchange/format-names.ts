import type { ImportFormat } from '@touchstone/contract/problem-exchange';

/** Names of the products; not translated. */
export const formatNames: Readonly<Record<ImportFormat, string>> = {
  hoj: 'HOJ',
  qduoj: 'QDUOJ',
  fps: 'FPS (HUSTOJ)',
  hydro: 'Hydro',
  icpc: 'ICPC / Kattis',
  polygon: 'Polygon',
};
