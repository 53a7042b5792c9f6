/**
 * Logins through other sites: OpenID Connect providers and WeChat.
 *
 * How a login works: `start` returns the address of the provider and sets a cookie that binds the attempt to this browser.
 * The provider redirects the browser back with a code and the state. `finish` exchanges the code. If no account is linked to
 * the identity, it returns a ticket: the user then creates an account or connects an existing one with its password.
 */
import { z } from 'zod';
import { anonymous, defineCalls, login, superAdmin } from '../define-calls.ts';
import { roleCodes, type Role } from '../roles.ts';
import { userInfo } from '../shapes/user-info.ts';
import { signOnLimits } from '../sign-on-limits.ts';
import {
  boolean,
  filledText,
  identifier,
  integer,
  nothing,
  optionalBoolean,
  optionalSmallIdentifier,
  optionalText,
  smallIdentifier,
  text,
  wireDate,
} from '../wire.ts';

/** The slug of an OpenID provider, or `wechat`. */
const providerSlug = () => filledText(signOnLimits.slugMaximum);
const label = z.string();
const ticket = () => filledText(128);

const firstLogin = z.object({
  ticket: z.string(),
  label,
  /** The name of the user at the provider. */
  displayName: z.string().nullable(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  /** The address belongs to an account: only its password connects it. */
  isEmailTaken: z.boolean(),
  mayCreate: z.boolean(),
});

export const singleSignOnCalls = defineCalls({
  'GET /api/sign-in/options': {
    summary: 'The providers that a login can use, in the language of the caller.',
    access: anonymous,
    data: z.object({
      providers: z.array(z.object({ slug: z.string(), label })),
      /** The only way to log in, except for super administrators. */
      onlyProvider: z.string().nullable(),
      wechat: z.object({ hasQrLogin: z.boolean(), hasInAppLogin: z.boolean() }),
    }),
  },
  'POST /api/sign-in/start': {
    summary: 'Starts a login, a link or a test with a provider. Returns the address of its page.',
    access: anonymous,
    body: z.object({
      provider: providerSlug(),
      /** `link` connects the account of the caller; `test` shows the claims to a super administrator. */
      purpose: z.enum(['login', 'link', 'test']),
      /** Of the page, such as `https://judge.example`: the provider returns there. */
      origin: filledText(300),
      /** For WeChat: the page is inside its app, where there is nothing to scan. */
      isInsideApp: optionalBoolean(),
    }),
    data: z.object({ url: z.string() }),
  },
  'POST /api/sign-in/finish': {
    summary:
      'Ends an attempt with the parameters of the redirect. A login comes with a token in the Authorization header.',
    access: anonymous,
    /** The query of the return address, without the question mark. */
    body: z.object({ parameters: filledText(8192) }),
    data: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('logged-in'), user: userInfo }),
      z.object({ kind: z.literal('linked'), label }),
      z.object({ kind: z.literal('first-login'), firstLogin }),
      z.object({
        kind: z.literal('tested'),
        label,
        /** As JSON text. */
        claims: z.string(),
        role: z.string().nullable(),
        groups: z.array(z.int()),
      }),
    ]),
  },
  'POST /api/wechat-login': {
    summary:
      'Logs in with a code of WeChat, in the browser that started it. A first login creates an account.',
    access: anonymous,
    body: z.object({ code: filledText(512), state: optionalText(512), platform: optionalText(32) }),
    data: userInfo,
  },
  'POST /api/sign-in/create': {
    summary: 'Creates an account for the identity of a first login, and logs in.',
    access: anonymous,
    body: z.object({ ticket: ticket(), username: optionalText(100) }),
    data: userInfo,
  },
  'POST /api/sign-in/connect': {
    summary: 'Links the identity of a first login to an account with a password, and logs in.',
    access: anonymous,
    body: z.object({
      ticket: ticket(),
      username: filledText(),
      password: filledText(),
      puzzle: z.object({ key: text(100), x: integer({ min: 0, max: 400 }) }).nullish(),
    }),
    data: userInfo,
  },
  'POST /api/sign-in/attach': {
    summary: 'Links the identity of a first login to the account of the caller.',
    access: login,
    body: z.object({ ticket: ticket() }),
    data: nothing(),
  },
  'GET /api/linked-accounts': {
    summary: 'The providers of the site, and what the account of the caller is linked to.',
    access: login,
    data: z.array(
      z.object({
        slug: z.string(),
        label,
        /** Absent if the account is not linked. */
        link: z
          .object({
            displayName: z.string().nullable(),
            linkedAt: wireDate().nullable(),
            isRemovable: z.boolean(),
          })
          .nullable(),
      }),
    ),
  },
  'DELETE /api/linked-account': {
    summary: 'Removes a link. The last way to log in cannot be removed.',
    access: login,
    query: z.object({ provider: providerSlug() }),
    data: nothing(),
  },
});

const claimPath = () => filledText(signOnLimits.claimMaximum);
const role = z.enum(Object.keys(roleCodes) as [Role, ...Role[]]);

export const claimMapping = z.object({
  /** Claims of a new account. A dot leads into an object: `realm_access.roles`. */
  username: optionalText(signOnLimits.claimMaximum),
  nickname: optionalText(signOnLimits.claimMaximum),
  realname: optionalText(signOnLimits.claimMaximum),
  school: optionalText(signOnLimits.claimMaximum),
  studentNumber: optionalText(signOnLimits.claimMaximum),
  /** The first match decides. */
  roles: z
    .array(z.object({ claim: claimPath(), value: filledText(signOnLimits.claimMaximum), role }))
    .max(signOnLimits.rulesMaximum),
  groups: z
    .array(
      z.object({ claim: claimPath(), value: filledText(signOnLimits.claimMaximum), groupId: identifier() }),
    )
    .max(signOnLimits.rulesMaximum),
});
export type ClaimMapping = z.output<typeof claimMapping>;

const labelText = () => text(signOnLimits.labelMaximum);
const labels = z.object({ 'zh-CN': labelText(), 'zh-HK': labelText(), 'en-US': labelText() });

const providerFields = {
  slug: text(signOnLimits.slugMaximum),
  issuer: text(signOnLimits.addressMaximum),
  clientId: text(signOnLimits.clientMaximum),
  /** Absent keeps the stored secret. */
  clientSecret: optionalText(signOnLimits.clientMaximum),
  scopes: text(signOnLimits.scopesMaximum),
  labels,
  claimMapping,
  createsAccounts: boolean(),
  trustsSecondFactor: boolean(),
};

const administeredProvider = z.object({
  id: z.int(),
  slug: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** Whether one is stored. It is never sent. */
  hasSecret: z.boolean(),
  scopes: z.string(),
  labels,
  claimMapping,
  createsAccounts: z.boolean(),
  trustsSecondFactor: z.boolean(),
  isEnabled: z.boolean(),
  linkedUsers: z.int(),
  updatedAt: wireDate(),
});
export type AdministeredProvider = z.output<typeof administeredProvider>;

const wechatApp = {
  appId: optionalText(signOnLimits.clientMaximum),
  secret: optionalText(signOnLimits.clientMaximum),
};
const presentedApp = z.object({ appId: z.string().nullable(), hasSecret: z.boolean() });

export const adminSignInCalls = defineCalls({
  'GET /api/admin/sign-in/wechat': {
    summary: 'The settings of WeChat, without the secrets.',
    access: superAdmin,
    data: z.object({ qr: presentedApp, inApp: presentedApp, pageUrl: z.string(), apiUrl: z.string() }),
  },
  'PUT /api/admin/sign-in/wechat': {
    summary:
      'Changes the settings of WeChat. Without a secret, the stored one stays; without an app id, the login is off.',
    access: superAdmin,
    body: z.object({
      qr: z.object(wechatApp),
      inApp: z.object(wechatApp),
      pageUrl: text(signOnLimits.addressMaximum),
      apiUrl: text(signOnLimits.addressMaximum),
    }),
    data: nothing(),
  },
  'GET /api/admin/sign-in/providers': {
    summary: 'The OpenID providers, without their secrets.',
    access: superAdmin,
    data: z.object({ providers: z.array(administeredProvider), onlyProviderId: z.int().nullable() }),
  },
  'POST /api/admin/sign-in/provider': {
    summary: 'Adds an OpenID provider. It is disabled at first.',
    access: superAdmin,
    body: z.object(providerFields),
    data: z.object({ id: z.int() }),
  },
  'PUT /api/admin/sign-in/provider': {
    summary: 'Changes an OpenID provider.',
    access: superAdmin,
    body: z.object({ id: smallIdentifier(), ...providerFields }),
    data: nothing(),
  },
  'PUT /api/admin/sign-in/provider-state': {
    summary: 'Enables or disables an OpenID provider.',
    access: superAdmin,
    body: z.object({ id: smallIdentifier(), isEnabled: boolean() }),
    data: nothing(),
  },
  'DELETE /api/admin/sign-in/provider': {
    summary: 'Deletes an OpenID provider with the links of all users to it.',
    access: superAdmin,
    query: z.object({ id: smallIdentifier() }),
    data: nothing(),
  },
  'POST /api/admin/sign-in/test-provider': {
    summary: 'Loads the discovery document of an issuer.',
    access: superAdmin,
    body: z.object({ issuer: text(signOnLimits.addressMaximum) }),
    data: z.object({
      isWorking: z.boolean(),
      reason: z.string().nullable(),
      authorizationEndpoint: z.string().nullable(),
      scopes: z.array(z.string()),
      claims: z.array(z.string()),
      supportsPkce: z.boolean(),
    }),
  },
  'PUT /api/admin/sign-in/only-provider': {
    summary:
      'Makes one provider the only way to log in; super administrators keep their passwords. Without an id, all ways work.',
    access: superAdmin,
    body: z.object({ id: optionalSmallIdentifier() }),
    data: nothing(),
  },
});
