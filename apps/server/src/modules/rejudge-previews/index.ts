export { registerRejudgePreviews } from './rejudge-previews.routes.ts';
