import { placeOfAddress, recognizeDevice, type DeviceKind } from '@touchstone/rules/devices';
import type { Messages } from '../../../lib/messages.ts';
import type { OpenSession } from '../api/sessions.ts';
import type { sessionsMessages } from './sessions-messages.ts';

type Texts = typeof sessionsMessages extends Messages<infer Shape> ? Shape : never;

export interface SessionDescription {
  kind: DeviceKind;
  device: string;
  /** The address, and where it is as far as it tells. */
  place: string;
}

export function describeSession({ userAgent, ip }: OpenSession, m: Texts): SessionDescription {
  const { kind, browser, system } = recognizeDevice(userAgent);
  const device = [browser, system].filter((name) => name !== undefined).join(' · ') || m.unknown;
  if (ip === null) return { kind, device, place: m.noAddress };
  const place = m.places[placeOfAddress(ip)];
  return { kind, device, place: place === '' ? ip : `${ip} (${place})` };
}
