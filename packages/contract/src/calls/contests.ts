/** Contests: listing, viewing and registering. */
import { z } from 'zod';
import { anonymous, defineCalls, login } from '../define-calls.ts';
import { contestShape } from '../shapes/contest.ts';
import { identifier, nothing, optionalInteger, optionalText, page, paging } from '../wire.ts';

const ofContest = z.object({ cid: identifier() });

export const contestsCalls = defineCalls({
  'GET /api/get-recent-contest': {
    summary: 'Contests that run or begin soon, for the home page.',
    access: anonymous,
    data: z.array(contestShape),
  },
  'GET /api/get-contest-list': {
    summary: 'Contests that are shown, outside groups: coming ones, running ones, then those that are over.',
    access: anonymous,
    query: z.object({
      ...paging(10),
      status: optionalInteger({ min: -1, max: 1 }),
      type: optionalInteger({ min: 0, max: 1 }),
      /** Part of the title. */
      keyword: optionalText(255),
    }),
    data: page(contestShape),
  },
  'GET /api/get-contest-info': {
    summary: 'One contest, with the clock of the server.',
    access: login,
    query: ofContest,
    data: contestShape,
  },
  'POST /api/register-contest': {
    summary: 'Registers the caller with the password.',
    access: login,
    body: z.object({ cid: identifier(), password: optionalText(255) }),
    data: nothing(),
  },
  'GET /api/get-contest-access': {
    summary: 'Whether the caller has registered and is one of the accounts that may take part.',
    access: login,
    query: ofContest,
    data: z.object({
      access: z.boolean(),
      /** Only whether the account is allowed: false if the contest is restricted to other accounts. */
      accountAllowed: z.boolean(),
    }),
  },
});
