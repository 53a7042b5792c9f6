export { registerDiscussions } from './discussions.routes.ts';
export { findReadable, openDiscussion, type OpenDiscussion } from './open-discussion.ts';
export { enforceLinkLimit, loadSolvedMinimum } from './posting-limits.ts';
export { loadPosterCounts, type DiscussionRow } from './discussions.repository.ts';
