export type { LiveEvents } from './live-events.ts';
export { unnamedKey, type LiveTopic, type TopicHandler, type TopicKey } from './live-topic.ts';
export { getLiveEvents } from './tab-live-events.ts';
