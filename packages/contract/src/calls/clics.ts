import { defineDownloads, guest } from '../define-calls.ts';

const ofContest = (what: string) => ({
  summary: `Contest API of the ICPC (CLICS 2023-06), plain JSON, HTTP Basic or a token: ${what}`,
  access: guest,
});

/** For tools of the ICPC: no envelope, errors as HTTP status. The event feed is a separate NDJSON stream. */
export const clicsDownloads = defineDownloads({
  'GET /api/clics': ofContest('which version it is.'),
  'GET /api/clics/contests': ofContest('the contests.'),
  'GET /api/clics/contests/{contestId}': ofContest('a contest.'),
  'GET /api/clics/contests/{contestId}/access': ofContest('what the caller may see.'),
  'GET /api/clics/contests/{contestId}/account': ofContest('the account of the caller.'),
  'GET /api/clics/contests/{contestId}/state': ofContest('where a contest stands.'),
  'GET /api/clics/contests/{contestId}/judgement-types': ofContest('the verdicts.'),
  'GET /api/clics/contests/{contestId}/languages': ofContest('the languages.'),
  'GET /api/clics/contests/{contestId}/problems': ofContest('the problems, from the start on.'),
  'GET /api/clics/contests/{contestId}/groups': ofContest('who takes places, and who does not.'),
  'GET /api/clics/contests/{contestId}/organizations': ofContest('the schools of the teams.'),
  'GET /api/clics/contests/{contestId}/teams': ofContest('who takes part.'),
  'GET /api/clics/contests/{contestId}/submissions': ofContest('what was submitted.'),
  'GET /api/clics/contests/{contestId}/submissions/{submissionId}': ofContest('a submission.'),
  'GET /api/clics/contests/{contestId}/submissions/{submissionId}/files': ofContest(
    'a program as an archive, for those who run the contest.',
  ),
  'GET /api/clics/contests/{contestId}/judgements': ofContest('verdicts, in front of the seal.'),
  'GET /api/clics/contests/{contestId}/runs': ofContest('verdicts of cases, for those who run the contest.'),
  'GET /api/clics/contests/{contestId}/clarifications': ofContest('the announcements.'),
  'GET /api/clics/contests/{contestId}/awards': ofContest('the awards, once they are final.'),
  'GET /api/clics/contests/{contestId}/scoreboard': ofContest('the board.'),
});
