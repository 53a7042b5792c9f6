export { findOrCreateTags, findTagsByName } from './named-tags.repository.ts';
export { presentTag } from './tags.presenter.ts';
export { registerTags } from './tags.routes.ts';
export { listTags, listTagsForGroup, mapTags, mapTagsOfProblems, type TagRow } from './tags.repository.ts';
