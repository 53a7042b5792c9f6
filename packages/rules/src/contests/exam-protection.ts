/**
 * Exam protection of a contest: contestants take part from allowed addresses, with one session, or from the address of
 * their first entry. It applies while the contest runs, and not to administrators and staff.
 */
import { isInAddressList, isSameAddress } from './address-list.ts';
import { listDuties, type ContestPosition } from './contest-staff.ts';
import { stageAt } from './contest-time.ts';

export interface ExamProtection {
  /** Addresses and networks; empty: from everywhere. */
  readonly addresses: readonly string[];
  /** A contestant takes part with the session of the first entry only. */
  readonly isSingleSession: boolean;
  /** A session takes part from the address of its first entry only. */
  readonly isAddressBound: boolean;
}

export const noProtection: ExamProtection = {
  addresses: [],
  isSingleSession: false,
  isAddressBound: false,
};

export const isProtected = ({ addresses, isSingleSession, isAddressBound }: ExamProtection): boolean =>
  addresses.length > 0 || isSingleSession || isAddressBound;

/** Whether the protection applies to this viewer now. */
export const appliesTo = (
  protection: ExamProtection,
  position: ContestPosition,
  { times, nowMs }: { times: { startMs: number; endMs: number }; nowMs: number },
): boolean =>
  isProtected(protection) && listDuties(position).length === 0 && stageAt(times, nowMs) === 'running';

/** What a call comes from. */
export interface ExamDevice {
  /** The same for all tokens of one login. */
  readonly loginId: string;
  readonly ip: string;
}

/** A session that has entered the contest. */
export interface EnteredSession extends ExamDevice {
  readonly enteredAt: Date;
  /** Null while it may take part. */
  readonly releasedAt: Date | null;
}

export type DeviceRefusal =
  | {
      readonly reason: 'address-not-allowed';
      readonly ip: string;
      readonly allowed: readonly string[];
    }
  | { readonly reason: 'other-device'; readonly since: Date }
  | { readonly reason: 'address-changed'; readonly ip: string; readonly boundTo: string }
  | { readonly reason: 'session-released'; readonly at: Date };

/** The session that holds the contest if only one may: the first that entered. */
const firstOf = (open: readonly EnteredSession[]): EnteredSession | undefined =>
  open.toSorted((one, other) => one.enteredAt.getTime() - other.enteredAt.getTime())[0];

/**
 * A page that is still open on the old device asks again at once, and must not take the place of the new device. The old device
 * needs a new login, or another address if that is why it was released.
 */
const findRelease = (entered: readonly EnteredSession[], { loginId, ip }: ExamDevice): Date | null =>
  entered.find(
    (session) => session.releasedAt !== null && session.loginId === loginId && isSameAddress(session.ip, ip),
  )?.releasedAt ?? null;

/** `entered`: the sessions of this contestant, also released ones. Returns undefined if the contestant may take part from this device. */
export function refuseDevice(
  { addresses, isSingleSession, isAddressBound }: ExamProtection,
  device: ExamDevice,
  entered: readonly EnteredSession[],
): DeviceRefusal | undefined {
  const { loginId, ip } = device;
  const open = entered.filter(({ releasedAt }) => releasedAt === null);
  if (addresses.length > 0 && !isInAddressList(addresses, ip))
    return { reason: 'address-not-allowed', ip, allowed: addresses };
  const first = firstOf(open);
  if (isSingleSession && first !== undefined && first.loginId !== loginId)
    return { reason: 'other-device', since: first.enteredAt };
  const own = open.find((session) => session.loginId === loginId);
  const releasedAt = own === undefined && isSingleSession ? findRelease(entered, device) : null;
  if (releasedAt !== null) return { reason: 'session-released', at: releasedAt };
  if (isAddressBound && own !== undefined && !isSameAddress(own.ip, ip))
    return { reason: 'address-changed', ip, boundTo: own.ip };
  return undefined;
}
