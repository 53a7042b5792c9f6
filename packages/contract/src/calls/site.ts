import { z } from 'zod';
import { anonymous, defineCalls, login, withPermission } from '../define-calls.ts';
import { siteLimits } from '../site-limits.ts';
import {
  identifier,
  nothing,
  optionalBoolean,
  optionalInteger,
  optionalText,
  page,
  paging,
  text,
  wireDate,
} from '../wire.ts';

export const announcement = z.object({
  id: identifier(),
  title: z.string(),
  content: z.string(),
  uid: z.string(),
  username: z.string(),
  status: z.int(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
});

export const language = z.object({
  id: identifier(),
  contentType: z.string(),
  description: z.string(),
  name: z.string(),
  compileCommand: z.string().nullable(),
  template: z.string().nullable(),
  codeTemplate: z.string().nullable(),
  isSpj: z.boolean(),
  oj: z.string(),
  seq: z.int(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
});

const mailConfiguration = z.object({
  emailHost: z.string().nullable(),
  emailPort: z.int().nullable(),
  emailUsername: z.string().nullable(),
  /** Never sent: null, or a fixed placeholder if one is stored. */
  emailPassword: z.string().nullable(),
  emailBGImg: z.string().nullable(),
  emailSsl: z.boolean(),
});

/** The public part. */
const webConfiguration = z.object({
  baseUrl: z.string().nullable(),
  name: z.string(),
  shortName: z.string(),
  description: z.string().nullable(),
  register: z.boolean(),
  recordName: z.string().nullable(),
  recordUrl: z.string().nullable(),
  projectName: z.string(),
  projectUrl: z.string(),
});

const sentWebConfiguration = z.object({
  baseUrl: optionalText(siteLimits.addressMaximum),
  name: optionalText(siteLimits.nameMaximum),
  shortName: optionalText(siteLimits.shortNameMaximum),
  description: optionalText(siteLimits.descriptionMaximum),
  register: optionalBoolean(),
  recordName: optionalText(siteLimits.addressMaximum),
  recordUrl: optionalText(siteLimits.addressMaximum),
  projectName: optionalText(siteLimits.nameMaximum),
  projectUrl: optionalText(siteLimits.addressMaximum),
});

export const siteCalls = defineCalls({
  'GET /api/get-website-config': {
    summary: 'Names, links and switches of the site.',
    access: anonymous,
    data: z.object({
      ...webConfiguration.shape,
      email: z.string().nullable(),
      openPublicDiscussion: z.boolean(),
      openGroupDiscussion: z.boolean(),
      openContestComment: z.boolean(),
    }),
  },
  'GET /api/get-common-announcement': {
    summary: 'Announcements of the site, newest first.',
    access: anonymous,
    query: z.object(paging(10)),
    data: page(announcement),
  },
  'GET /api/admin/config/get-web-config': {
    summary: 'The site configuration, with exactly the fields that existing clients send back.',
    isAnyMethod: true,
    access: withPermission('system_info_admin'),
    data: webConfiguration,
  },
  'PUT /api/admin/config/set-web-config': {
    summary:
      'Changes the site configuration; empty fields keep their value, and the text "None" brings back the default.',
    access: withPermission('system_info_admin'),
    body: sentWebConfiguration,
    data: nothing(),
  },
  'GET /api/admin/config/website': {
    summary: 'The whole site configuration: also the fields that existing clients do not know.',
    access: withPermission('system_info_admin'),
    data: z.object({
      ...webConfiguration.shape,
      contactEmail: z.string().nullable(),
      blockedEmailDomains: z.array(z.string()),
    }),
  },
  'PUT /api/admin/config/website': {
    summary: 'Like set-web-config, for the whole site configuration.',
    access: withPermission('system_info_admin'),
    body: z.object({
      ...sentWebConfiguration.shape,
      contactEmail: optionalText(320),
      /** An empty list blocks none. */
      blockedEmailDomains: z.array(text(255)).max(siteLimits.blockedDomainsMaximum).nullish(),
    }),
    data: nothing(),
  },
  'GET /api/admin/config/get-email-config': {
    summary: 'The mail configuration, without the password.',
    isAnyMethod: true,
    access: withPermission('system_info_admin'),
    data: mailConfiguration,
  },
  'PUT /api/admin/config/set-email-config': {
    summary: 'Changes the mail configuration; empty fields keep their value.',
    access: withPermission('system_info_admin'),
    body: z.object({
      emailHost: optionalText(255),
      emailPort: optionalInteger({ min: 1, max: 65_535 }),
      emailUsername: optionalText(320),
      emailPassword: optionalText(255),
      emailBGImg: optionalText(255),
      emailSsl: optionalBoolean(),
    }),
    data: nothing(),
  },
  'POST /api/admin/config/test-email': {
    summary: 'Sends a test mail at once and reports how it went.',
    access: withPermission('system_info_admin'),
    body: z.object({ email: optionalText(320) }),
    data: nothing(),
  },
});

export const homeCalls = defineCalls({
  'GET /api/home-carousel': {
    summary: "The pictures of the home page's carousel.",
    access: anonymous,
    data: z.array(z.object({ id: identifier(), url: z.string() })),
  },
  'GET /api/get-recent-other-contest': {
    summary: 'Contests of other sites; null: none are collected here.',
    access: anonymous,
    data: z
      .array(
        z.object({
          oj: z.string(),
          url: z.string(),
          title: z.string(),
          beginTime: wireDate(),
          endTime: wireDate(),
        }),
      )
      .nullable(),
  },
  'GET /api/get-recent-seven-ac-rank': {
    summary: 'Who has solved the most problems in the last seven days.',
    access: anonymous,
    data: z.array(
      z.object({
        uid: z.string(),
        username: z.string(),
        nickname: z.string().nullable(),
        avatar: z.string().nullable(),
        titleName: z.string().nullable(),
        titleColor: z.string().nullable(),
        ac: z.int(),
        total: z.null(),
        rating: z.null(),
        signature: z.null(),
      }),
    ),
  },
  'GET /api/get-recent-updated-problem': {
    summary: 'The newest public problems, whatever its name says.',
    access: anonymous,
    data: z.array(
      z.object({
        id: identifier(),
        problemId: z.string(),
        title: z.string(),
        type: z.int(),
        gmtCreate: wireDate(),
        gmtModified: wireDate(),
      }),
    ),
  },
  'GET /api/get-last-week-submission-statistics': {
    summary:
      'Submissions and accepted ones of the last seven days, today last. Those of a contest count once its results are open.',
    access: anonymous,
    query: z.object({ forceRefresh: optionalBoolean() }),
    data: z.object({
      /** `MM-dd` */
      dateStrList: z.array(z.string()),
      acCountList: z.array(z.int()),
      totalCountList: z.array(z.int()),
    }),
  },
  'GET /api/coze-get-token': {
    summary: 'A token for the chat assistant, where one has been set up.',
    access: login,
    data: z.object({ token: z.string() }),
  },
});
