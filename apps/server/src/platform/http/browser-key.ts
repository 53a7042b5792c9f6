/**
 * A random cookie that tells one browser from another. A login through another site starts and ends in the same browser: the
 * attempt stores the hash of this key, so that a return address that was made elsewhere completes nothing here. It identifies no
 * account. Other sites cannot make the browser send it.
 */
import { signOnTimers } from '@touchstone/contract';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

const cookieName = 'touchstone_browser';
const keyPattern = /^[0-9a-f]{64}$/;

export const makeBrowserKey = () => randomBytes(32).toString('hex');

export function findBrowserKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim()) ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  return value !== undefined && keyPattern.test(value) ? value : undefined;
}

export function browserCookie({ protocol }: Pick<FastifyRequest, 'protocol'>, key: string): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  const life = String(signOnTimers.browserCookieSeconds);
  return `${cookieName}=${key}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${life}${secure}`;
}
