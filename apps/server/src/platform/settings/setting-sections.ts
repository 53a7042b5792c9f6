import { levelBenefits, lockedTraining } from '@touchstone/contract';
import { hintLevels } from '@touchstone/contract/assistant-limits';
import { forEachAccountKey } from '@touchstone/contract/remote-judges';
import { z } from 'zod';

const remoteAccount = z.object({ username: z.string(), password: z.string() });
const remoteAccountList = z.array(remoteAccount).readonly().default([]);

/** A new site gives members more questions to the assistant and nothing else, until its administrators decide. */
const defaultBenefits = (assistantQuota: number) => ({
  canReadSolutions: false,
  assistantQuota: Math.max(5, assistantQuota),
  submitInterval: null,
  discussionsPerDay: null,
});

/**
 * Settings that an administrator changes at runtime. Each section is one row of the database; absent fields
 * have their defaults.
 */
export const settingSections = {
  web: z.object({
    baseUrl: z.string().nullable().default(null),
    name: z.string().default('试金石 Touchstone'),
    shortName: z.string().default('Touchstone'),
    description: z.string().nullable().default(null),
    register: z.boolean().default(true),
    recordName: z.string().nullable().default(null),
    recordUrl: z.string().nullable().default(null),
    projectName: z.string().default('Touchstone'),
    projectUrl: z.string().default('/introduction'),
    contactEmail: z.string().nullable().default(null),
    blockedEmailDomains: z.array(z.string()).default([]),
  }),
  mail: z.object({
    host: z.string().nullable().default(null),
    port: z.int().default(465),
    username: z.string().nullable().default(null),
    password: z.string().nullable().default(null),
    backgroundImage: z.string().nullable().default(null),
    isSecure: z.boolean().default(true),
  }),
  switches: z.object({
    openPublicDiscussion: z.boolean().default(true),
    openGroupDiscussion: z.boolean().default(true),
    openContestComment: z.boolean().default(true),
    openPublicJudge: z.boolean().default(true),
    openGroupJudge: z.boolean().default(true),
    openContestJudge: z.boolean().default(true),
    hideNonContestSubmissionCode: z.boolean().default(false),
    defaultSubmitInterval: z.int().default(8),
    defaultCreateGroupDailyLimit: z.int().default(2),
    defaultCreateGroupLimit: z.int().default(5),
    defaultCreateGroupACInitValue: z.int().default(20),
    defaultCreateDiscussionDailyLimit: z.int().default(5),
    defaultCreateDiscussionACInitValue: z.int().default(0),
    /** Discussions of one user that are not deleted. */
    defaultCreateDiscussionLimit: z.int().default(1000),
    defaultCreateCommentACInitValue: z.int().default(0),
    /** Off: solutions are for users who have solved the problem. */
    openSolutionsToAll: z.boolean().default(false),
    /** From a login to the end of its session, however much it is used. */
    sessionMaximumDays: z.int().default(30),
    /** Of earlier versions: every start moves them to their table, encrypted. */
    remoteAccounts: z.object(forEachAccountKey(() => remoteAccountList)).prefault({}),
  }),
  signIn: z.object({
    /** The only provider that logs users in; super administrators keep their passwords. */
    onlyProviderId: z.int().nullable().default(null),
  }),
  secondFactor: z.object({
    /** The groups of roles that must have a second factor. */
    requiredFor: z
      .object({
        root: z.boolean().default(false),
        admin: z.boolean().default(false),
        problem_admin: z.boolean().default(false),
        user: z.boolean().default(false),
      })
      .prefault({}),
  }),
  /** WeChat. The secrets are encrypted, as base64. */
  socialLogin: z.object({
    /** The website application, for the QR code. */
    appId: z.string().nullable().default(null),
    secret: z.string().nullable().default(null),
    /** The official account, for pages inside the app. */
    inAppId: z.string().nullable().default(null),
    inAppSecret: z.string().nullable().default(null),
    pageUrl: z.string().default('https://open.weixin.qq.com'),
    apiUrl: z.string().default('https://api.weixin.qq.com'),
  }),
  membership: z.object({
    isOpen: z.boolean().default(false),
    /** How to pay outside the site, in Markdown. Empty: not offered. */
    instructions: z.string().default(''),
    /** By level, from 0. */
    benefits: z.array(levelBenefits).default([0, 20, 50, 100].map(defaultBenefits)),
    /** Trainings that need a level. */
    trainings: z.array(lockedTraining).default([]),
  }),
  /** WeChat Pay. The private key and the API v3 key are encrypted, as base64. */
  wechatPay: z.object({
    isEnabled: z.boolean().default(false),
    merchantId: z.string().nullable().default(null),
    appId: z.string().nullable().default(null),
    /** Of the certificate of the merchant. */
    serial: z.string().nullable().default(null),
    privateKey: z.string().nullable().default(null),
    apiKey: z.string().nullable().default(null),
    /** With both, answers are verified with this key of WeChat, otherwise with its certificates. */
    publicKeyId: z.string().nullable().default(null),
    /** PEM. */
    publicKey: z.string().nullable().default(null),
    apiUrl: z.string().default('https://api.mch.weixin.qq.com'),
  }),
  /** The chat widget of Coze: an application there that signs its requests with its own key. */
  coze: z.object({
    appId: z.string().default(''),
    keyId: z.string().default(''),
    /** PEM, encrypted, as base64. */
    privateKey: z.string().nullable().default(null),
    tokenUrl: z.string().default('https://api.coze.cn/api/permission/oauth2/token'),
    /** Empty: no widget is loaded. */
    scriptUrl: z.string().default(''),
    botId: z.string().default(''),
  }),
  /** The assistant beside a problem, at an endpoint that speaks the protocol of OpenAI. */
  assistant: z.object({
    isEnabled: z.boolean().default(false),
    baseUrl: z.string().default(''),
    /** Encrypted, as base64. */
    key: z.string().nullable().default(null),
    model: z.string().default(''),
    temperature: z.number().default(0.3),
    systemPrompt: z.string().default(''),
    highestLevel: z.enum(hintLevels).default('pseudo-code'),
    questionsPerDay: z.int().default(20),
    /** Null: no limit. */
    tokensPerDay: z.int().nullable().default(null),
    answerTokens: z.int().default(1200),
    tokensPerMonth: z.int().nullable().default(null),
    costPerMonthMicros: z.int().nullable().default(null),
    /** Per million tokens, in millionths of the currency. */
    inputPriceMicros: z.int().default(0),
    outputPriceMicros: z.int().default(0),
    retentionDays: z.int().default(90),
  }),
};

export type SectionName = keyof typeof settingSections;
export type Settings = { [Name in SectionName]: z.output<(typeof settingSections)[Name]> };
