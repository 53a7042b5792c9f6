/** Running a contest: duties of the caller, participants, staff, seats, announcements and the publication of results. */
import { contestDeskCalls, toWireDate } from '@touchstone/contract';
import { isProtected, type ExamProtection } from '@touchstone/rules/contests/exam-protection';
import { hasDuty, listDuties } from '@touchstone/rules/contests/contest-staff';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import type { Handlers } from '../../../platform/http/call-context.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findExamRefusalOf,
  findShownContest,
  languagesOf,
  openContestFor,
  presentRefusal,
  protectionOf,
} from '../../contests/index.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import {
  announceInContest,
  changeContestAnnouncement,
  removeContestAnnouncement,
} from '../announcements/change-contest-announcements.ts';
import { createApiToken, revokeApiToken } from './api-tokens.ts';
import { listApiTokens } from './api-tokens.repository.ts';
import { appointStaff } from './appoint-staff.ts';
import { assignSeats, changeParticipant } from './change-participants.ts';
import {
  findParticipant,
  listParticipants,
  listSeats,
  listStaff,
  type ListedParticipant,
} from './desk.repository.ts';
import { publishResults } from './publish-results.ts';

type DeskHandlers = Handlers<typeof contestDeskCalls>;

export function registerContestDesk(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: contestDeskCalls,
    handlers: {
      ...ownHandlers(platform),
      ...peopleHandlers(platform),
      ...staffHandlers(platform),
      ...tokenHandlers(platform),
    },
  });
}

function ownHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/contest-desk': async ({ query, viewer }) => {
      const { contest, position } = await findShownContest(database, viewer, query.cid);
      const protection = protectionOf(contest);
      const refusal = await findExamRefusalOf(platform, viewer, contest);
      const notes = await findParticipant(database, contest.id, viewer.id);
      return {
        isAdmin: position.isAdmin,
        duties: listDuties(position),
        isDisqualified: (notes?.disqualifiedAt ?? null) !== null,
        seat: notes?.seat ?? null,
        protection: isProtected(protection) ? presentProtection(protection) : null,
        refusal: refusal === undefined ? null : presentRefusal(refusal),
        languages: languagesOf(contest),
      };
    },
    'PUT /api/contest-desk/results': async ({ body, viewer, origin }) => {
      await publishResults(platform, { viewer, origin }, body);
      return null;
    },
    'POST /api/contest-desk/announcement': async ({ body, viewer, origin }) => {
      const { cid, ...announcement } = body;
      await announceInContest(platform, { viewer, origin }, { cid, announcement });
      return null;
    },
    'PUT /api/contest-desk/announcement': async ({ body, viewer, origin }) => {
      await changeContestAnnouncement(platform, { viewer, origin }, body);
      return null;
    },
    'DELETE /api/contest-desk/announcement': async ({ query, viewer, origin }) => {
      await removeContestAnnouncement(platform, { viewer, origin }, query.id);
      return null;
    },
  } satisfies Partial<DeskHandlers>;
}

function peopleHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/contest-desk/participants': async ({ query, viewer }) => {
      const { contest } = await openContestFor(platform, viewer, { id: query.cid, duty: 'people' });
      return (await listParticipants(database, contest)).map(presentParticipant);
    },
    'PUT /api/contest-desk/participant': async ({ body, viewer, origin }) => {
      await changeParticipant(platform, { viewer, origin }, body);
      return null;
    },
    'GET /api/contest-desk/seats': async ({ query, viewer }) => {
      const { position } = await findShownContest(database, viewer, query.cid);
      if (!(['balloons', 'prints'] as const).some((duty) => hasDuty(position, duty)))
        throw callError('contestAdminOnly');
      const seats = await listSeats(database, query.cid);
      return seats.map(({ username, seat }) => ({ username, seat: seat ?? '' }));
    },
    'PUT /api/contest-desk/seats': ({ body, viewer, origin }) =>
      assignSeats(platform, { viewer, origin }, body),
  } satisfies Partial<DeskHandlers>;
}

function staffHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/contest-desk/staff': async ({ query, viewer }) => {
      await openContestFor(platform, viewer, { id: query.cid, duty: 'people' });
      const byUser = Map.groupBy(await listStaff(database, query.cid), ({ id }) => id);
      return [...byUser].map(([uid, rows]) => ({
        uid,
        username: rows[0]?.username ?? '',
        roles: rows.map(({ role }) => role),
      }));
    },
    'PUT /api/contest-desk/staff': async ({ body, viewer, origin }) => {
      await appointStaff(platform, { viewer, origin }, body);
      return null;
    },
  } satisfies Partial<DeskHandlers>;
}

function tokenHandlers(platform: Platform) {
  return {
    'GET /api/contest-desk/api-tokens': async ({ query, viewer }) => {
      await openContestFor(platform, viewer, { id: query.cid, duty: 'settings' });
      const tokens = await listApiTokens(platform.database, query.cid);
      return tokens.map(({ id, name, username, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdBy: username,
        createdAt: toWireDate(createdAt),
        lastUsedAt: wireOrNull(lastUsedAt),
      }));
    },
    'POST /api/contest-desk/api-tokens': ({ body, viewer, origin }) =>
      createApiToken(platform, { viewer, origin }, body),
    'DELETE /api/contest-desk/api-tokens': async ({ query, viewer, origin }) => {
      await revokeApiToken(platform, { viewer, origin }, query);
      return null;
    },
  } satisfies Partial<DeskHandlers>;
}

/** The list of addresses itself is for administrators, and for a contestant whom it refuses. */
const presentProtection = ({ addresses, isSingleSession, isAddressBound }: ExamProtection) => ({
  hasAddressList: addresses.length > 0,
  isSingleSession,
  isAddressBound,
});

const wireOrNull = (date: Date | null) => (date === null ? null : toWireDate(date));

const presentParticipant = (row: ListedParticipant) => ({
  uid: row.id,
  username: row.username,
  nickname: row.nickname,
  realname: row.realname,
  school: row.school,
  registeredAt: wireOrNull(row.registeredAt),
  enteredAt: wireOrNull(row.enteredAt),
  submissions: row.submissions ?? 0,
  isStar: row.isStar,
  isDisqualified: row.disqualifiedAt !== null,
  reason: row.disqualifiedReason,
  seat: row.seat,
});
