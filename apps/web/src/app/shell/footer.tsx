import { locales } from '@touchstone/contract/locales';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { useWebsiteConfig, type WebsiteConfig } from '../../lib/website-config.ts';
import { siteName } from '../../lib/site-name.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { footerMessages } from './footer-messages.ts';
import classes from './footer.module.css';
import { menuMessages } from './menu-messages.ts';
import type { MenuKey } from './menus.ts';
import { useChooseLocale } from './use-choose-locale.ts';

const currentYear = new Date().getFullYear();

const learn: readonly (readonly [MenuKey, string])[] = [
  ['problems', '/problem'],
  ['trainings', '/training'],
  ['contests', '/contest'],
];
const about: readonly (readonly [MenuKey, string])[] = [
  ['introduction', '/introduction'],
  ['developer', '/developer'],
  ['manual', '/manual'],
];

export function Footer() {
  const m = useMessages(footerMessages);
  const config = useWebsiteConfig();
  return (
    <footer className={classes['root']}>
      <div className={classes['inner']}>
        <div className={classes['brand']}>
          <Wordmark compact />
          <p>{m.slogan}</p>
        </div>
        <LinkColumn title={m.learn} links={learn} />
        <LinkColumn title={m.about} links={about} />
        <Contact config={config} />
        <Notices config={config} />
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly (readonly [MenuKey, string])[] }) {
  const m = useMessages(menuMessages);
  return (
    <div className={classes['column']}>
      <h2>{title}</h2>
      {links.map(([key, to]) => (
        <Link key={key} to={to}>
          {m[key]}
        </Link>
      ))}
    </div>
  );
}

function Contact({ config }: { config: WebsiteConfig | undefined }) {
  const m = useMessages(footerMessages);
  const email = config?.email ?? '';
  if (email === '')
    return (
      <div className={classes['column']}>
        <h2>{m.region}</h2>
        <Regions />
      </div>
    );
  return (
    <div className={classes['column']}>
      <h2>{m.contact}</h2>
      <p>
        {m.business} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        {m.complaint} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Regions label={m.region} />
    </div>
  );
}

/** The name of each region is in its own language; the link also works in a new tab. */
function Regions({ label }: { label?: string }) {
  const m = useMessages(footerMessages);
  const current = useLocale();
  const choose = useChooseLocale();
  return (
    <p className={classes['regions']}>
      {label !== undefined && <span>{label}</span>}
      {locales.map((locale) => (
        <a
          key={locale}
          href={`/home?l=${locale.toLowerCase()}`}
          aria-current={locale === current || undefined}
          onClick={(event) => {
            event.preventDefault();
            choose(locale);
          }}
        >
          {m.regions[locale]}
        </a>
      ))}
    </p>
  );
}

const present = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && text !== '';

function ExternalLink({ href, children }: { href: string | null | undefined; children: ReactNode }) {
  if (!present(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Notices({ config }: { config: WebsiteConfig | undefined }) {
  const m = useMessages(footerMessages);
  const locale = useLocale();
  return (
    <div className={classes['notices']}>
      <span>{m.copyright(currentYear, siteName(config?.name, locale))}</span>
      {present(config?.recordName) && (
        <ExternalLink href={config?.recordUrl}>{config?.recordName}</ExternalLink>
      )}
      <span>{m.licence}</span>
      {present(config?.projectName) && (
        <span>
          {m.powered} <ExternalLink href={config?.projectUrl}>{config?.projectName}</ExternalLink>
        </span>
      )}
      <span>{m.derived}</span>
    </div>
  );
}
