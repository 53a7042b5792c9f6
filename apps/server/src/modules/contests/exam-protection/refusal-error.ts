import { toWireDate } from '@touchstone/contract';
import type { DeviceRefusal } from '@touchstone/rules/contests/exam-protection';
import { callError, type CallError } from '../../../platform/errors/call-error.ts';
import { formatSiteTime } from '../../../platform/site-time.ts';

/** A page shows the time in the zone of its reader; the text of the error has the zone of the site. */
export const presentRefusal = (refusal: DeviceRefusal) => {
  switch (refusal.reason) {
    case 'other-device':
      return { reason: refusal.reason, since: toWireDate(refusal.since) };
    case 'address-not-allowed':
      return { reason: refusal.reason, ip: refusal.ip, allowed: [...refusal.allowed] };
    case 'address-changed':
      return { reason: refusal.reason, ip: refusal.ip, boundTo: refusal.boundTo };
    case 'session-released':
      return { reason: refusal.reason, at: toWireDate(refusal.at) };
    default:
      return refusal satisfies never;
  }
};

function textOf(refusal: DeviceRefusal): CallError {
  switch (refusal.reason) {
    case 'other-device':
      return callError('contestOtherDevice', { since: formatSiteTime(refusal.since) });
    case 'address-not-allowed':
      return callError('contestAddressNotAllowed', {
        address: refusal.ip,
        allowed: refusal.allowed.join(', '),
      });
    case 'address-changed':
      return callError('contestAddressChanged', { address: refusal.ip, bound: refusal.boundTo });
    case 'session-released':
      return callError('contestSessionReleased', { since: formatSiteTime(refusal.at) });
    default:
      return refusal satisfies never;
  }
}

export const refusalError = (refusal: DeviceRefusal): CallError =>
  textOf(refusal).withData(presentRefusal(refusal));
