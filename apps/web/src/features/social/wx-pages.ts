/** The pages of the messaging app by their menu names. Only these: a link must not lead elsewhere. */
import type { UserInfo } from '@touchstone/contract';

export const wxPaths = {
  bind: '/wx/bind',
  restorepassword: '/wx/restorepassword',
  setusername: '/wx/setusername',
  member: '/wx/member',
} as const;

type WxPageName = keyof typeof wxPaths;

export type WxPath = (typeof wxPaths)[WxPageName];

const isPageName = (name: string): name is WxPageName => Object.hasOwn(wxPaths, name);

/** Menu links exist with and without the path before the name. */
export function findWxPath(page: string | null): WxPath | undefined {
  const name = (page ?? '')
    .trim()
    .toLowerCase()
    .replace(/^\/?(?:wx\/)?/, '');
  return isPageName(name) ? wxPaths[name] : undefined;
}

export interface WxRouteQuery {
  page: string | null;
  /** The owner of the page: another logged-in user must not change it by mistake. */
  uid: string | null;
  username: string | null;
}

export type WxRouteDecision =
  | { kind: 'parameter-error' }
  | { kind: 'go'; path: WxPath }
  | { kind: 'authorise'; path: WxPath };

const fits = (wanted: string | null, own: string): boolean =>
  wanted === null || wanted.trim() === '' || wanted.trim() === own;

export function decideWxRoute(query: WxRouteQuery, user: UserInfo | undefined): WxRouteDecision {
  const path = findWxPath(query.page);
  if (path === undefined) return { kind: 'parameter-error' };
  const isOwn = user !== undefined && fits(query.uid, user.uid) && fits(query.username, user.username);
  return isOwn ? { kind: 'go', path } : { kind: 'authorise', path };
}
