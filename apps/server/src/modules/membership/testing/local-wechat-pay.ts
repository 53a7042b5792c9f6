/**
 * WeChat Pay on this machine: the documented calls about Native orders and refunds, with request signatures checked, answers
 * signed and certificates encrypted as the documents say. Tests pay an order with `pay` and send or inject what
 * `notifyPayment` returns.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from './read-body.ts';
import {
  createWechatKeys,
  encryptForMerchant,
  isRequestSigned,
  signMessage,
  type WechatKeys,
} from './wechat-pay-keys.ts';

export interface LocalOrder {
  number: string;
  total: number;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
  codeUrl: string;
  notifyUrl: string;
  expiresAt: string;
  transactionId: string | undefined;
  paidAt: string | undefined;
}

export interface LocalRefund {
  number: string;
  transactionId: string;
  amount: number;
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  notifyUrl: string;
}

export interface Notification {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface LocalWechatPay {
  address: string;
  /** What an administrator enters. */
  merchant: WechatKeys['merchant'];
  keys: WechatKeys;
  orders: Map<string, LocalOrder>;
  refunds: Map<string, LocalRefund>;
  /** `METHOD path`, in their order. */
  requests: string[];
  /** What goes wrong with the next answers. */
  fault: 'error' | 'silent' | 'cut-off' | 'unsigned' | 'forged' | 'old' | 'not-enough' | undefined;
  /** What answers and notifications name as their key: the certificate, or the id of the public key. */
  serial: string;
  /** The result of new refunds. */
  refundStatus: LocalRefund['status'];
  /** The user scans and pays. */
  pay: (number: string, total?: number) => LocalOrder;
  notifyPayment: (number: string) => Notification;
  notifyRefund: (number: string, status?: LocalRefund['status']) => Notification;
  /** The merchant returns money on the pages of WeChat Pay; all of it without an amount. Returns the number of the refund. */
  refundThere: (orderNumber: string, amount?: number) => string;
  /** Sends it to the address that the request named. Returns the status of the answer. */
  deliver: (notification: Notification) => Promise<number>;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  body?: object;
}

const refuse = (status: number, code: string): Answer => ({ status, body: { code, message: code } });

type Body = Record<string, unknown> & {
  amount?: { total?: number; refund?: number };
};

const wechatTime = (date: Date) => `${date.toISOString().slice(0, 19)}+00:00`;

function describeOrder({ merchant }: WechatKeys, order: LocalOrder) {
  return {
    appid: merchant.appId,
    mchid: merchant.merchantId,
    out_trade_no: order.number,
    trade_state: order.state,
    trade_state_desc: '',
    ...(order.transactionId !== undefined && {
      transaction_id: order.transactionId,
      trade_type: 'NATIVE',
      success_time: order.paidAt,
      amount: { total: order.total, payer_total: order.total, currency: 'CNY', payer_currency: 'CNY' },
    }),
  };
}

function createOrder(self: LocalWechatPay, body: Body): Answer {
  const { merchant } = self.keys;
  const number = String(body['out_trade_no']);
  if (body['mchid'] !== merchant.merchantId || body['appid'] !== merchant.appId)
    return refuse(400, 'PARAM_ERROR');
  const known = self.orders.get(number);
  if (known?.state === 'SUCCESS') return refuse(400, 'ORDERPAID');
  if (known?.state === 'CLOSED') return refuse(400, 'ORDER_CLOSED');
  if (known !== undefined && known.total !== body.amount?.total) return refuse(400, 'OUT_TRADE_NO_USED');
  const order: LocalOrder = known ?? {
    number,
    total: body.amount?.total ?? 0,
    state: 'NOTPAY',
    codeUrl: `weixin://wxpay/bizpayurl?pr=${number.slice(-10)}`,
    notifyUrl: String(body['notify_url']),
    expiresAt: String(body['time_expire']),
    transactionId: undefined,
    paidAt: undefined,
  };
  self.orders.set(number, order);
  return { status: 200, body: { code_url: order.codeUrl } };
}

function answerOrder(self: LocalWechatPay, method: string, path: string): Answer {
  const [number = '', action] = path.split('/');
  const order = self.orders.get(number);
  if (order === undefined) return refuse(404, 'ORDER_NOT_EXIST');
  if (method === 'GET') return { status: 200, body: describeOrder(self.keys, order) };
  if (action !== 'close') return refuse(404, 'RESOURCE_NOT_EXISTS');
  if (order.state === 'SUCCESS') return refuse(400, 'ORDERPAID');
  order.state = 'CLOSED';
  return { status: 204 };
}

function createRefund(self: LocalWechatPay, body: Body): Answer {
  const number = String(body['out_refund_no']);
  if (self.fault === 'not-enough') return refuse(403, 'NOT_ENOUGH');
  const order = [...self.orders.values()].find(
    ({ transactionId }) => transactionId === body['transaction_id'],
  );
  if (order?.transactionId === undefined) return refuse(404, 'RESOURCE_NOT_EXISTS');
  const returned = [...self.refunds.values()]
    .filter(
      (refund) =>
        refund.transactionId === order.transactionId &&
        refund.number !== number &&
        refund.status !== 'CLOSED',
    )
    .reduce((sum, refund) => sum + refund.amount, 0);
  if (returned + (body.amount?.refund ?? 0) > order.total) return refuse(400, 'INVALID_REQUEST');
  const refund = self.refunds.get(number) ?? {
    number,
    transactionId: order.transactionId,
    amount: body.amount?.refund ?? 0,
    status: self.refundStatus,
    notifyUrl: String(body['notify_url']),
  };
  if (refund.status === 'ABNORMAL') refund.status = self.refundStatus;
  self.refunds.set(number, refund);
  order.state = 'REFUND';
  return { status: 200, body: { out_refund_no: number, refund_id: `5${number}`, status: refund.status } };
}

function answerRefund(self: LocalWechatPay, number: string): Answer {
  const refund = self.refunds.get(number);
  if (refund === undefined) return refuse(404, 'RESOURCE_NOT_EXISTS');
  return { status: 200, body: { out_refund_no: number, status: refund.status } };
}

function answerCall(self: LocalWechatPay, method: string, path: string, text: string): Answer {
  const { pathname } = new URL(path, self.address);
  const orderPath = '/v3/pay/transactions/out-trade-no/';
  const refundPath = '/v3/refund/domestic/refunds';
  const body = (): Body => JSON.parse(text) as Body;
  if (pathname === '/v3/certificates') return { status: 200, body: { data: [self.keys.listCertificate()] } };
  if (pathname === '/v3/pay/transactions/native') return createOrder(self, body());
  if (pathname.startsWith(orderPath)) return answerOrder(self, method, pathname.slice(orderPath.length));
  if (pathname === refundPath) return createRefund(self, body());
  if (pathname.startsWith(`${refundPath}/`)) return answerRefund(self, pathname.slice(refundPath.length + 1));
  return refuse(404, 'RESOURCE_NOT_EXISTS');
}

async function serve(
  self: LocalWechatPay,
  clock: () => Date,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) {
  const { method = 'GET', url = '/' } = request;
  const text = await readBody(request);
  self.requests.push(`${method} ${new URL(url, self.address).pathname}`);
  if (self.fault === 'silent') return;
  if (self.fault === 'cut-off') {
    request.socket.destroy();
    return;
  }
  if (self.fault === 'error') {
    response.writeHead(500).end('{"code":"SYSTEM_ERROR","message":"busy"}');
    return;
  }
  const signed = { method, path: url, body: text };
  const { status, body } = isRequestSigned(self.keys, request.headers.authorization ?? '', signed)
    ? answerCall(self, method, url, text)
    : refuse(401, 'SIGN_ERROR');
  const sent = body === undefined ? '' : JSON.stringify(body);
  const time = new Date(clock().getTime() - (self.fault === 'old' ? 3_600_000 : 0));
  const key = self.fault === 'forged' ? 'forger' : 'platform';
  const headers =
    self.fault === 'unsigned' ? {} : signMessage(self.keys, sent, { time, key, serial: self.serial });
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(sent);
}

/** With a clock of its own for sites whose time is stopped. */
export async function startLocalWechatPay({ clock = () => new Date() } = {}): Promise<LocalWechatPay> {
  const keys = createWechatKeys(clock());
  const server = createServer((request, response) => {
    void serve(self, clock, { request, response });
  });
  const notify = (url: string, event: string, content: object): Notification => {
    const body = JSON.stringify({
      id: crypto.randomUUID(),
      create_time: wechatTime(clock()),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: '',
      resource: encryptForMerchant(keys, JSON.stringify(content), 'transaction'),
    });
    const headers = {
      'content-type': 'application/json',
      ...signMessage(keys, body, { time: clock(), key: 'platform', serial: self.serial }),
    };
    return { url, headers, body };
  };
  const getOrder = (number: string): LocalOrder => {
    const order = self.orders.get(number);
    if (order === undefined) throw new Error(`there is no order ${number}`);
    return order;
  };
  const self: LocalWechatPay = {
    address: '',
    merchant: keys.merchant,
    keys,
    orders: new Map(),
    refunds: new Map(),
    requests: [],
    fault: undefined,
    serial: keys.platform.serial,
    refundStatus: 'PROCESSING',
    pay: (number, total) => {
      const order = getOrder(number);
      if (order.state !== 'NOTPAY') throw new Error(`the order is ${order.state}`);
      order.state = 'SUCCESS';
      order.total = total ?? order.total;
      order.transactionId = `42000${number}`;
      order.paidAt = wechatTime(clock());
      return order;
    },
    notifyPayment: (number) => {
      const order = getOrder(number);
      return notify(order.notifyUrl, 'TRANSACTION.SUCCESS', describeOrder(keys, order));
    },
    notifyRefund: (number, status = 'SUCCESS') => {
      const refund = self.refunds.get(number);
      if (refund === undefined) throw new Error(`there is no refund ${number}`);
      refund.status = status;
      return notify(refund.notifyUrl, `REFUND.${status}`, {
        mchid: keys.merchant.merchantId,
        transaction_id: refund.transactionId,
        out_refund_no: number,
        refund_id: `5${number}`,
        refund_status: status,
        amount: { refund: refund.amount },
      });
    },
    refundThere: (orderNumber, amount) => {
      const order = getOrder(orderNumber);
      if (order.transactionId === undefined) throw new Error(`the order is ${order.state}`);
      const number = `5030${String(self.refunds.size)}${orderNumber}`;
      self.refunds.set(number, {
        number,
        transactionId: order.transactionId,
        amount: amount ?? order.total,
        status: 'SUCCESS',
        notifyUrl: new URL('/api/payment/wechat/refunded', order.notifyUrl).href,
      });
      order.state = 'REFUND';
      return number;
    },
    deliver: async ({ url, headers, body }) => (await fetch(url, { method: 'POST', headers, body })).status,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  self.address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return self;
}
