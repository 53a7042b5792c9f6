import { z } from 'zod';
import { defineStreams, guest } from '../define-calls.ts';
import { identifier, optionalIdentifier } from '../wire.ts';
import { remoteRun } from '../shapes/remote-run.ts';

/** As many as fit into a URL with room to spare. */
const watchedAtOnce = 500;

/** `1,2,3` */
const idList = z.preprocess(
  (value) => {
    if (value === undefined || value === '') return undefined;
    return typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value;
  },
  z
    .array(identifier())
    .max(watchedAtOnce)
    .optional()
    .transform((ids) => [...new Set(ids)]),
);

/** The state of a submission. What the viewer may not see is null. */
export const submissionEvent = z.object({
  submitId: z.int(),
  status: z.int(),
  score: z.int().nullable(),
  time: z.int().nullable(),
  memory: z.int().nullable(),
  judger: z.string().nullable(),
  isManual: z.boolean().nullable(),
  /** How many cases are judged, of how many that the problem has. Null where cases are not shown. */
  judgedCases: z.int().nullable(),
  totalCases: z.int().nullable(),
  /** Of problems of other sites. */
  remote: remoteRun.nullable(),
});
export type SubmissionEvent = z.output<typeof submissionEvent>;

/** That a part of a contest has changed. The calls about the contest return what it is now. */
export const contestEvent = z.object({
  cid: z.int(),
  /** `contest`: its times, its problems, or its access rules. */
  changed: z.enum(['announcements', 'board', 'contest']),
});
export type ContestEvent = z.output<typeof contestEvent>;

/** That a group, or the standing of the caller in it, has changed. The calls about the group return what it is now. */
export const groupEvent = z.object({
  gid: z.int(),
  /**
   * `group`: its settings, or that it is banned or disbanded. `standing`: the role of the caller, who may also have been removed.
   * `members`: its members or applications. `announcements`: for members.
   */
  changed: z.enum(['group', 'standing', 'members', 'announcements']),
});
export type GroupEvent = z.output<typeof groupEvent>;

/** That a training has changed. The calls about the training return what it is now. */
export const trainingEvent = z.object({
  tid: z.int(),
  /** `training`: its settings, problems or registrations. `progress`: the results of a participant. */
  changed: z.enum(['training', 'progress']),
});
export type TrainingEvent = z.output<typeof trainingEvent>;

/** The unread messages of the caller, as in `GET /api/msg/unread`. */
export const messagesEvent = z.object({
  comment: z.int(),
  reply: z.int(),
  like: z.int(),
  sys: z.int(),
  mine: z.int(),
});
export type MessagesEvent = z.output<typeof messagesEvent>;

/** That a discussion or its comments have changed. The calls about them return what they are now. */
export const discussionEvent = z.object({
  did: z.int(),
  /** `discussion`: its text, likes or state; it may be deleted. `added`: also restored. */
  changed: z.enum(['discussion', 'added', 'deleted', 'liked']),
  /** The comment, and the reply to it, that was added, deleted or liked. */
  commentId: z.int().nullable(),
  replyId: z.int().nullable(),
});
export type DiscussionEvent = z.output<typeof discussionEvent>;

/** That a question of a contest, or an answer to it, that the caller may read has changed. */
export const contestQuestionsEvent = z.object({
  cid: z.int(),
  changed: z.enum(['question', 'answer', 'deleted', 'liked']),
  commentId: z.int(),
  replyId: z.int().nullable(),
});
export type ContestQuestionsEvent = z.output<typeof contestQuestionsEvent>;

const liveEventNames = [
  'submission',
  'contest',
  'group',
  'training',
  'messages',
  'discussion',
  'contest-questions',
] as const;

/** Events with these names may be missing: the client's position is too old. The client reloads its data. */
export const resetEvent = z.object({
  events: z.array(z.enum(liveEventNames)),
});

const liveEvents = {
  submission: submissionEvent,
  contest: contestEvent,
  group: groupEvent,
  training: trainingEvent,
  messages: messagesEvent,
  discussion: discussionEvent,
  'contest-questions': contestQuestionsEvent,
  reset: resetEvent,
};
export type LiveEventData = { [Name in keyof typeof liveEvents]: z.output<(typeof liveEvents)[Name]> };

export const eventStreams = defineStreams({
  'GET /api/events': {
    summary:
      'Server-sent events. `submission`: the state of the caller’s own submissions and of the named visible ones, whenever it ' +
      'changes, and of the named ones at once. `contest`: that the announcements, the board or the settings of the named ' +
      'contest have changed, as far as the caller may enter it. `group`: that the named group or the standing of the caller in it has ' +
      'changed. `training`: that the named training or the progress in it has changed, as far as the caller may see it. `messages`: the unread messages of the ' +
      'caller, when they change. `discussion`: that the named discussion or its comments have changed. `contest-questions`: that ' +
      'questions of the named contest, or answers to them, that the caller may read have changed. A client that sends Last-Event-ID receives what it missed, ' +
      'or `reset` where that is not known any more.',
    access: guest,
    query: z.object({
      submitIds: idList,
      cid: optionalIdentifier(),
      gid: optionalIdentifier(),
      tid: optionalIdentifier(),
      did: optionalIdentifier(),
    }),
    events: liveEvents,
  },
});
