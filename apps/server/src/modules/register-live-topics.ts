import type { FastifyInstance } from 'fastify';
import { serveLiveEvents, type LiveEventsOptions } from '../platform/live-events/live-events.routes.ts';
import type { Platform } from '../platform/platform.ts';
import { addDiscussionTopic, addQuestionsTopic } from './comments/index.ts';
import { addContestTopic } from './contests/index.ts';
import { addGroupTopic } from './groups/index.ts';
import { addMessagesTopic } from './messages/index.ts';
import { publishBoardChanges } from './standings/index.ts';
import { addSubmissionTopic } from './submissions/index.ts';
import { addTrainingTopic } from './trainings/index.ts';

/** `GET /api/events` with the topics of all modules. A topic may ask for the access to those above it. */
export function registerLiveTopics(
  app: FastifyInstance,
  platform: Platform,
  options?: Partial<LiveEventsOptions>,
) {
  const liveEvents = serveLiveEvents(app, platform, options);
  addGroupTopic(liveEvents, platform);
  const contestTopic = addContestTopic(liveEvents, platform);
  addSubmissionTopic(liveEvents, platform, contestTopic);
  addTrainingTopic(liveEvents, platform);
  addMessagesTopic(liveEvents, platform);
  addDiscussionTopic(liveEvents, platform);
  addQuestionsTopic(liveEvents, platform);
  publishBoardChanges(liveEvents, platform, contestTopic);
}
