import { commentsCalls, mentionsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { addComment } from './add-comment.ts';
import { addReply } from './add-reply.ts';
import { deleteComment, deleteReply, undeleteComment, undeleteReply } from './delete-comments.ts';
import { likeComment } from './like-comment.ts';
import { viewComments, viewReplies } from './list-comments.ts';
import { viewCandidates } from './mentions/list-candidates.ts';
import { schedulePurge } from './purge-comments.ts';
import { registerQuestions } from './questions/questions.routes.ts';

export async function registerComments(app: FastifyInstance, platform: Platform) {
  registerQuestions(app, platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: mentionsCalls,
    handlers: {
      'GET /api/mention-candidates': async ({ viewer, query }) => {
        await enforceRateLimit(platform, 'mention-candidates', viewer.id);
        return viewCandidates(platform, viewer, query);
      },
    },
  });
  registerCalls(app, authenticatorOf(platform), {
    calls: commentsCalls,
    handlers: {
      'GET /api/comments': ({ viewer, query, origin: { locale } }) =>
        viewComments(platform, viewer, { query, locale }),
      'POST /api/comment': (call) => addComment(platform, call, call.body),
      'DELETE /api/comment': async (call) => {
        await deleteComment(platform, call, call.body.id);
        return null;
      },
      'POST /api/comment-restore': async (call) => {
        await undeleteComment(platform, call, call.body.id);
        return null;
      },
      'GET /api/comment-like': async (call) => {
        const { cid: commentId, toLike: isLiked } = call.query;
        await likeComment(platform, call, { commentId, isLiked });
        return null;
      },
      'GET /api/reply': ({ viewer, query }) => viewReplies(platform, viewer, query.commentId),
      'POST /api/reply': (call) => addReply(platform, call, call.body),
      'DELETE /api/reply': async (call) => {
        await deleteReply(platform, call, call.body.reply?.id);
        return null;
      },
      'POST /api/reply-restore': async (call) => {
        await undeleteReply(platform, call, call.body.id);
        return null;
      },
    },
  });
  await schedulePurge(platform);
}
