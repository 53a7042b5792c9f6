import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** Measures the piece, because the server may draw other sizes. */
async function measureWidth(picture: string): Promise<number> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  return image.naturalWidth;
}

/** A puzzle is valid once, so each one has its own number and is not cached. */
export const loginPuzzleQuery = (number: number) =>
  queryOptions({
    queryKey: ['account', 'login-puzzle', number],
    queryFn: async ({ signal }) => {
      const puzzle = await callApi('GET /api/login-puzzle', { signal });
      return { ...puzzle, pieceWidth: await measureWidth(puzzle.piece) };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
