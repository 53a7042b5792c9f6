/** Limits of logins through other sites, used by schemas, rules and forms. Free of dependencies, so the web may import it. */
export const signOnLimits = {
  /** Part of addresses. */
  slug: /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/,
  slugMaximum: 32,
  addressMaximum: 500,
  clientMaximum: 500,
  scopesMaximum: 300,
  labelMaximum: 40,
  claimMaximum: 200,
  rulesMaximum: 50,
  providersMaximum: 30,
} as const;

export const signOnTimers = {
  /** From the start until the return from the provider. */
  attemptLifeSeconds: 600,
  /** For the choice of the first login. */
  ticketLifeSeconds: 900,
  browserCookieSeconds: 86_400,
} as const;

/** The provider that is not an OpenID provider. */
export const wechatSlug = 'wechat';

/** Where OpenID providers return to. */
export const signOnReturnPath = '/sign-in/return';
