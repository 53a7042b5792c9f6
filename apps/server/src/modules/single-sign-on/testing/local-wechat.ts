/**
 * WeChat on this machine: the pages and calls of its OAuth documentation, with their error codes. A code works once, for one
 * application and for five minutes. `signInAs` confirms without a page; otherwise the page has the button of the phone.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface WechatUser {
  /** By application. */
  openIds: Readonly<Record<string, string>>;
  unionId?: string;
  nickname?: string;
}

interface IssuedCode {
  appId: string;
  user: WechatUser;
  isUsed: boolean;
  isExpired: boolean;
}

export interface LocalWechat {
  address: string;
  /** The secrets of the applications. */
  apps: Map<string, string>;
  /** The user who scans. */
  user: WechatUser;
  /** Confirms without a page. */
  isConfirmedAtOnce: boolean;
  /** The documented errors of a busy service, or no answer at all. */
  fault: 'rate-limit' | 'busy' | 'silent' | 'cut-off' | 'html' | undefined;
  requests: URLSearchParams[];
  expireCodes: () => void;
  close: () => Promise<void>;
}

const refusals = {
  appId: { errcode: 40_013, errmsg: 'invalid appid' },
  secret: { errcode: 40_125, errmsg: 'invalid appsecret' },
  code: { errcode: 40_029, errmsg: 'invalid code' },
  used: { errcode: 40_163, errmsg: 'code been used' },
  expired: { errcode: 42_003, errmsg: 'oauth_code expired' },
  token: { errcode: 40_001, errmsg: 'invalid credential' },
  'rate-limit': { errcode: 45_011, errmsg: 'api minute-quota reach limit' },
  busy: { errcode: -1, errmsg: 'system error' },
};

const sendJson = (response: ServerResponse, value: unknown) => {
  // WeChat answers JSON as text.
  response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(value));
};

/** The answer of a documented call. */
function answer(
  self: LocalWechat,
  codes: Map<string, IssuedCode>,
  path: string,
  query: URLSearchParams,
): unknown {
  if (self.fault === 'rate-limit' || self.fault === 'busy') return refusals[self.fault];
  if (path === '/sns/userinfo') {
    const issued = codes.get((query.get('access_token') ?? '').replace('token-', ''));
    if (issued === undefined) return refusals.token;
    const { openIds, unionId, nickname } = issued.user;
    return { openid: openIds[issued.appId], nickname, sex: 0, unionid: unionId };
  }
  const secret = self.apps.get(query.get('appid') ?? '');
  if (secret === undefined) return refusals.appId;
  if (secret !== query.get('secret')) return refusals.secret;
  const code = query.get('code') ?? '';
  const issued = codes.get(code);
  if (issued === undefined || issued.appId !== query.get('appid')) return refusals.code;
  if (issued.isUsed) return refusals.used;
  if (issued.isExpired) return refusals.expired;
  issued.isUsed = true;
  const { openIds, unionId } = issued.user;
  const token = {
    access_token: `token-${code}`,
    expires_in: 7200,
    refresh_token: 'r',
    scope: 'snsapi_userinfo',
  };
  return { ...token, openid: openIds[issued.appId], ...(unionId !== undefined && { unionid: unionId }) };
}

const page = (
  target: string,
) => `<!doctype html><html lang="zh"><title>微信登录</title><body><main><h1>微信登录</h1>
<a href="${target.replaceAll('&', '&amp;')}">确认登录</a></main></body></html>`;

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

export async function startLocalWechat(): Promise<LocalWechat> {
  const codes = new Map<string, IssuedCode>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', self.address);
    if (pathname.startsWith('/sns/')) {
      self.requests.push(searchParams);
      if (self.fault === 'silent') return;
      if (self.fault === 'cut-off') request.socket.destroy();
      else if (self.fault === 'html') response.end('<html>');
      else sendJson(response, answer(self, codes, pathname, searchParams));
      return;
    }
    // The QR code, and the question inside the app.
    const code = randomBytes(8).toString('hex');
    codes.set(code, {
      appId: searchParams.get('appid') ?? '',
      user: self.user,
      isUsed: false,
      isExpired: false,
    });
    const target = new URL(searchParams.get('redirect_uri') ?? '');
    target.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
    if (self.isConfirmedAtOnce) response.writeHead(302, { location: target.href }).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(target.href));
  });
  const self: LocalWechat = {
    address: '',
    apps: new Map(),
    user: { openIds: {} },
    isConfirmedAtOnce: true,
    fault: undefined,
    requests: [],
    expireCodes: () => {
      for (const code of codes.values()) code.isExpired = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  self.address = `http://127.0.0.1:${String(await listen(server))}`;
  return self;
}
