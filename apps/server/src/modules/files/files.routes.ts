import { carouselCalls, filesCalls, markdownUploadCalls } from '@touchstone/contract';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findUserInfo, presentUserInfo } from '../accounts/index.ts';
import { addCarouselPicture, arrangeCarousel, removeCarouselPicture } from './carousel-pictures.ts';
import { changeAvatar } from './change-avatar.ts';
import { decideFileGroup, type GroupFiles } from './group-files.ts';
import { deletePicture, storeMarkdownAttachment, storeMarkdownImage } from './markdown-files.ts';
import { servePublicFiles } from './public-files.ts';

export function registerFiles(app: FastifyInstance, platform: Platform, groupFiles: GroupFiles) {
  const { database } = platform;
  servePublicFiles(app, platform);
  registerCarousel(app, platform);
  registerMarkdownUploads(app, platform, groupFiles);
  registerCalls(app, authenticatorOf(platform), {
    calls: filesCalls,
    handlers: {
      'POST /api/file/upload-avatar': async ({ viewer, upload }) => {
        await changeAvatar(platform, viewer.id, upload.bytes);
        const user = await findUserInfo(database, viewer.id);
        if (user === undefined) throw callError('accountGone');
        return presentUserInfo(user);
      },
      'GET /api/file/delete-md-img': async ({ query, viewer, origin }) => {
        await deletePicture({ ...platform, groupFiles }, { viewer, origin }, query.fileId);
        return null;
      },
    },
    beforeUpload: ({ id }) => enforceRateLimit(platform, 'upload', id),
  });
}

function registerMarkdownUploads(app: FastifyInstance, platform: Platform, groupFiles: GroupFiles) {
  const ownerOf = async (viewer: Viewer, gid: number | undefined) => ({
    ownerId: viewer.id,
    groupId: await decideFileGroup(groupFiles, viewer, gid),
  });
  registerCalls(app, authenticatorOf(platform), {
    calls: markdownUploadCalls,
    handlers: {
      'POST /api/file/upload-md-img': async ({ viewer, body, upload }) =>
        storeMarkdownImage(platform, await ownerOf(viewer, body.gid), upload),
      'POST /api/file/upload-md-file': async ({ viewer, body, upload }) =>
        storeMarkdownAttachment(platform, await ownerOf(viewer, body.gid), upload),
    },
    beforeUpload: async (viewer) => {
      if (!isAnyAdmin(viewer.role) && !(await groupFiles.administersGroup(viewer)))
        throw callError('noPermission');
      await enforceRateLimit(platform, 'upload', viewer.id);
    },
  });
}

function registerCarousel(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: carouselCalls,
    handlers: {
      'POST /api/file/upload-carouse-img': ({ viewer, origin, upload }) =>
        addCarouselPicture(platform, { viewer, origin }, upload.bytes),
      'DELETE /api/admin/config/home-carousel': async ({ viewer, origin, query }) => {
        await removeCarouselPicture(platform, { viewer, origin }, query.id);
        return null;
      },
      'PUT /api/admin/config/home-carousel': async ({ viewer, origin, body }) => {
        await arrangeCarousel(platform, { viewer, origin }, body.ids);
        return null;
      },
    },
    beforeUpload: ({ id }) => enforceRateLimit(platform, 'upload', id),
  });
}
