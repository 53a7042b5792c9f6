import { clearedText, type BodyOf, type siteCalls } from '@touchstone/contract';
import { isEmail } from '@touchstone/rules/accounts';
import { isLink, isMailDomain, isWebAddress } from '@touchstone/rules/site-addresses';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { settingSections, type Settings } from '../../platform/settings/setting-sections.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { presentWebSettings } from './site.presenter.ts';
import { withoutAbsent } from './without-absent.ts';

type SentConfiguration = BodyOf<(typeof siteCalls)['PUT /api/admin/config/website']>;
type WebSettings = Settings['web'];

export async function changeWebConfiguration(
  settings: SiteSettings,
  { viewer, origin, body }: { viewer: Viewer; origin: CallOrigin; body: SentConfiguration },
) {
  const { blockedEmailDomains, ...texts } = body;
  const changes: Partial<WebSettings> = {
    ...withDefaults(withoutAbsent(texts)),
    ...(Array.isArray(blockedEmailDomains) && { blockedEmailDomains: parseDomains(blockedEmailDomains) }),
  };
  refuseBadAddresses(changes);
  const before = presentWebSettings(settings.current);
  await settings.change('web', changes, (transaction) =>
    recordAudit(
      transaction,
      { viewer, origin },
      { action: 'web-configuration.change', target: 'site', before, after: { ...before, ...changes } },
    ),
  );
}

/** An empty text restores the default, which for most fields is none. */
function withDefaults(sent: Partial<WebSettings>): Partial<WebSettings> {
  const defaults = settingSections.web.parse({});
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      value === clearedText ? defaults[name as keyof WebSettings] : value,
    ]),
  );
}

/** Accepts domains with or without @, in any case, with duplicates. */
function parseDomains(sent: readonly string[]) {
  const domains = sent.map((domain) => domain.trim().toLowerCase().replace(/^@/, '')).filter(Boolean);
  const wrong = domains.find((domain) => !isMailDomain(domain));
  if (wrong !== undefined) throw callError('blockedDomainFormat', { field: wrong });
  return [...new Set(domains)];
}

/** These addresses become links on every page, so script URLs are refused. */
function refuseBadAddresses({ baseUrl, recordUrl, projectUrl, contactEmail }: Partial<WebSettings>) {
  const isGiven = (value: string | null | undefined): value is string =>
    value !== undefined && value !== null;
  if (isGiven(baseUrl) && !isWebAddress(baseUrl)) throw callError('webAddressFormat', { field: 'baseUrl' });
  if (isGiven(recordUrl) && !isLink(recordUrl)) throw callError('linkFormat', { field: 'recordUrl' });
  if (isGiven(projectUrl) && !isLink(projectUrl)) throw callError('linkFormat', { field: 'projectUrl' });
  if (isGiven(contactEmail) && !isEmail(contactEmail)) throw callError('emailFormat');
}
