import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

export type CarouselPicture = DataOf<Calls['GET /api/home-carousel']>[number];

export const carouselPicturesQuery = queryOptions({
  queryKey: ['admin', 'carousel'],
  queryFn: ({ signal }) => callApi('GET /api/home-carousel', { signal }),
  staleTime: 0,
});

export function addCarouselPicture(picture: File) {
  const form = new FormData();
  form.append('file', picture, picture.name);
  return callApi('POST /api/file/upload-carouse-img', { form });
}

export const deleteCarouselPicture = (id: number) =>
  callApi('DELETE /api/admin/config/home-carousel', { query: { id }, toastsError: true });

/** All ids, in their new order. */
export const arrangeCarousel = (ids: number[]) =>
  callApi('PUT /api/admin/config/home-carousel', { body: { ids }, toastsError: true });

/** Invalidates this list and the carousel of the home page. */
export const invalidateCarousel = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: carouselPicturesQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['site', 'home-carousel'] }),
  ]);
