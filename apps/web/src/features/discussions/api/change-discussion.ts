import { callApi } from '../../../lib/api/index.ts';

export const likeDiscussion = (did: number, toLike: boolean) =>
  callApi('GET /api/discussion-like', { query: { did, toLike }, toastsError: true });

export const reportDiscussion = (did: number, content: string) =>
  callApi('POST /api/discussion-report', { body: { did, content } });

export const markOfficial = (did: number, isOfficial: boolean) =>
  callApi('PUT /api/discussion-official', { body: { did, isOfficial }, toastsError: true });
