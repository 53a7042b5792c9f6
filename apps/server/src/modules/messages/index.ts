export { addMessagesTopic } from './messages-topic.ts';
export { registerMessages } from './messages.routes.ts';
