import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The piece's size is the picture's own: it is measured, so that the server may draw another one. */
async function measureWidth(picture: string): Promise<number> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  return image.naturalWidth;
}

/** A puzzle counts once, so each one has a number of its own and none is kept. */
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
