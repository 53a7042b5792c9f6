/** Administration of the site: announcements, switches, pictures of the home page. */
import { z } from 'zod';
import { defineCalls, superAdmin, withPermission } from '../define-calls.ts';
import { fileLimits } from '../file-limits.ts';
import { remoteAccountFields, type RemoteAccountField } from '../remote-judges.ts';
import { siteLimits } from '../site-limits.ts';
import { identifier, nothing, optionalBoolean, optionalInteger, page, paging, text } from '../wire.ts';
import { announcement } from './site.ts';

/** Absent or null keeps the stored value, empty clears it. Text that is too long has its own message. */
const keptText = () => text(1_000_000).nullish();

const announcementText = {
  title: keptText(),
  content: keptText(),
  /** 0 visible, 1 hidden; absent means visible, because existing clients omit it. The caller becomes the author. */
  status: optionalInteger({ min: 0, max: 1 }),
};

const announcementAdmin = withPermission('announcement_admin');

export const announcementCalls = defineCalls({
  'GET /api/admin/announcement': {
    summary: 'All announcements of the site, hidden ones too, newest first.',
    access: announcementAdmin,
    query: z.object(paging(10)),
    data: page(announcement),
  },
  'POST /api/admin/announcement': {
    summary: 'Publishes an announcement.',
    access: { ...superAdmin, permission: 'announcement_admin' },
    body: z.object(announcementText),
    data: nothing(),
  },
  'PUT /api/admin/announcement': {
    summary: 'Changes an announcement: its text, or whether it is shown.',
    access: announcementAdmin,
    body: z.object({ id: identifier(), ...announcementText }),
    data: nothing(),
  },
  'DELETE /api/admin/announcement': {
    summary: 'Deletes an announcement.',
    access: announcementAdmin,
    query: z.object({ aid: identifier() }),
    data: nothing(),
  },
});

const count = () => optionalInteger({ min: 0, max: siteLimits.countMaximum });

const switchValues = {
  openPublicDiscussion: z.boolean(),
  openGroupDiscussion: z.boolean(),
  openContestComment: z.boolean(),
  openPublicJudge: z.boolean(),
  openGroupJudge: z.boolean(),
  openContestJudge: z.boolean(),
  hideNonContestSubmissionCode: z.boolean(),
  defaultSubmitInterval: z.int(),
  defaultCreateGroupDailyLimit: z.int(),
  defaultCreateGroupLimit: z.int(),
  defaultCreateGroupACInitValue: z.int(),
  defaultCreateDiscussionDailyLimit: z.int(),
  defaultCreateDiscussionACInitValue: z.int(),
  defaultCreateDiscussionLimit: z.int(),
  defaultCreateCommentACInitValue: z.int(),
  openSolutionsToAll: z.boolean(),
  sessionMaximumDays: z.int(),
};

const names = z.array(z.string());
/** Accounts at other judges: the two lists of a judge correspond by index. Passwords are never sent. */
const remoteAccountLists = <Schema extends z.ZodType>(schemaOf: () => Schema) =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(remoteAccountFields.map((field) => [field, schemaOf()])) as Record<
    RemoteAccountField,
    Schema
  >;

const sentNames = () => z.array(text(255)).max(siteLimits.remoteAccountsMaximum).nullish();

export const switchCalls = defineCalls({
  'GET /api/admin/switch/info': {
    summary: 'The switches and limits of the site.',
    isAnyMethod: true,
    access: withPermission('system_info_admin'),
    data: z.object({ ...switchValues, ...remoteAccountLists(() => names) }),
  },
  'PUT /api/admin/switch/update': {
    summary: 'Changes switches and limits on all servers immediately; absent fields stay.',
    access: withPermission('system_info_admin'),
    body: z.object({
      openPublicDiscussion: optionalBoolean(),
      openGroupDiscussion: optionalBoolean(),
      openContestComment: optionalBoolean(),
      openPublicJudge: optionalBoolean(),
      openGroupJudge: optionalBoolean(),
      openContestJudge: optionalBoolean(),
      hideNonContestSubmissionCode: optionalBoolean(),
      /** Below zero means none. */
      defaultSubmitInterval: optionalInteger({ max: siteLimits.submitIntervalMaximumSeconds }),
      defaultCreateGroupDailyLimit: count(),
      defaultCreateGroupLimit: count(),
      defaultCreateGroupACInitValue: count(),
      defaultCreateDiscussionDailyLimit: count(),
      defaultCreateDiscussionACInitValue: count(),
      defaultCreateDiscussionLimit: count(),
      defaultCreateCommentACInitValue: count(),
      openSolutionsToAll: optionalBoolean(),
      /** A session ends this long after its login, however much it is used. */
      sessionMaximumDays: optionalInteger({ min: 1, max: siteLimits.sessionDaysMaximum }),
      ...remoteAccountLists(sentNames),
    }),
    data: nothing(),
  },
});

export const carouselCalls = defineCalls({
  'POST /api/file/upload-carouse-img': {
    summary:
      'Adds a picture to the carousel of the home page: sniffed and re-encoded. Spelled as clients know it.',
    access: superAdmin,
    upload: {
      field: 'file',
      maximumBytes: fileLimits.pictureMaximumBytes,
      tooLarge: 'pictureTooLarge',
    },
    body: z.object({}),
    data: z.object({ id: identifier(), url: z.string() }),
  },
  'DELETE /api/admin/config/home-carousel': {
    summary: 'Takes a picture out of the carousel of the home page, and deletes it.',
    access: withPermission('system_info_admin'),
    query: z.object({ id: identifier() }),
    data: nothing(),
  },
  'PUT /api/admin/config/home-carousel': {
    summary: 'Arranges the pictures of the carousel: all of them, in their new order.',
    access: withPermission('system_info_admin'),
    body: z.object({ ids: z.array(identifier()).max(siteLimits.carouselPicturesMaximum) }),
    data: nothing(),
  },
});
