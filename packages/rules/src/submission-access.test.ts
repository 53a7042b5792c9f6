import type { GroupStanding } from '@touchstone/contract/group-standings';
import { roleCodes, type Role } from '@touchstone/contract/roles';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, test } from 'vitest';
import {
  decideCaseAccess,
  decideSubmissionAccess,
  type ContestFacts,
  type SubmissionFacts,
  type SubmissionViewer,
} from './submission-access.ts';

const owner: SubmissionViewer = { id: 'owner', role: 'default_user' };
const other: SubmissionViewer = { id: 'other', role: 'default_user' };
const as = (role: Role): SubmissionViewer => ({ id: 'other', role });
const admins = (['root', 'admin', 'problem_admin'] as const).map(as);
const ordinary = (Object.keys(roleCodes) as Role[])
  .filter((role) => !['root', 'admin', 'problem_admin'].includes(role))
  .map(as);
const open = { isPublicCodeHidden: false };
const closed = { isPublicCodeHidden: true };

const plain: SubmissionFacts = {
  ownerId: 'owner',
  status: statuses.accepted,
  isShared: false,
  contest: null,
  groupStanding: null,
  problem: { isPublic: true, isCodeSharingAllowed: true, areCaseResultsOpen: true },
};
const shared: SubmissionFacts = { ...plain, isShared: true };
const unsharable: SubmissionFacts = {
  ...shared,
  problem: { ...plain.problem, isCodeSharingAllowed: false },
};

function see(viewer: SubmissionViewer, facts: SubmissionFacts, site = open) {
  const access = decideSubmissionAccess(viewer, facts, site);
  return access.kind === 'visible' ? access : access.kind;
}
const codeFor = (viewer: SubmissionViewer, facts: SubmissionFacts, site = open) => {
  const visibility = see(viewer, facts, site);
  return typeof visibility === 'string' ? visibility : visibility.code;
};

describe('code outside contests', () => {
  test('is visible to its owner and every admin role', () => {
    for (const viewer of [owner, ...admins]) expect(codeFor(viewer, plain)).toBe('shown');
    for (const viewer of [undefined, ...ordinary]) expect(codeFor(viewer, plain)).toBe('hidden');
  });

  test('is visible to everyone once shared, if the problem allows it', () => {
    for (const viewer of [undefined, other, ...ordinary]) {
      expect(codeFor(viewer, shared)).toBe('shown');
      expect(codeFor(viewer, unsharable)).toBe('hidden');
    }
    expect(codeFor(owner, unsharable)).toBe('shown');
  });

  test('is withheld by the site switch from all but admins, and only if otherwise visible', () => {
    for (const viewer of admins) expect(codeFor(viewer, plain, closed)).toBe('shown');
    expect(codeFor(owner, plain, closed)).toBe('withheld');
    expect(codeFor(other, shared, closed)).toBe('withheld');
    expect(codeFor(undefined, shared, closed)).toBe('withheld');
    expect(codeFor(other, plain, closed)).toBe('hidden');
  });
});

describe('error messages outside contests', () => {
  const messageFor = (viewer: SubmissionViewer, facts: SubmissionFacts) => {
    const visibility = see(viewer, facts);
    return typeof visibility === 'string' ? visibility : visibility.errorMessage;
  };

  test.each([statuses.compileError, statuses.submittedFailed])(
    'of status %i are visible to the owner and admins',
    (status) => {
      for (const viewer of [owner, ...admins]) expect(messageFor(viewer, { ...plain, status })).toBe('shown');
      for (const viewer of [undefined, ...ordinary]) {
        expect(messageFor(viewer, { ...plain, status })).toBe('hidden');
      }
    },
  );

  test('of a System Error are visible to admins only: they may quote the jury', () => {
    const failed = { ...shared, status: statuses.systemError };
    for (const viewer of admins) expect(messageFor(viewer, failed)).toBe('shown');
    for (const viewer of [undefined, owner, ...ordinary]) {
      expect(messageFor(viewer, failed)).toBe('administrators');
    }
  });

  test('of a compiler are shared with the code', () => {
    expect(messageFor(undefined, { ...shared, status: statuses.compileError })).toBe('shown');
    expect(messageFor(other, { ...unsharable, status: statuses.compileError })).toBe('hidden');
  });

  test.each([statuses.accepted, statuses.wrongAnswer, statuses.runtimeError, statuses.pending])(
    'are hidden for status %i',
    (status) => {
      for (const viewer of [owner, ...admins, other]) {
        expect(messageFor(viewer, { ...plain, status })).toBe('hidden');
      }
    },
  );

  test('stay visible to the owner while the site withholds code', () => {
    const visibility = see(owner, { ...plain, status: statuses.compileError }, closed);
    expect(visibility).toMatchObject({ code: 'withheld', errorMessage: 'shown' });
  });
});

test('the IP address is visible to the owner and root', () => {
  for (const viewer of [owner, as('root')])
    expect(see(viewer, plain)).toMatchObject({ isAddressShown: true });
  for (const viewer of [undefined, other, as('admin'), as('problem_admin')]) {
    expect(see(viewer, shared)).toMatchObject({ isAddressShown: false });
  }
});

test('the title of a problem that is not public is visible to the owner and admins', () => {
  const unlisted = { ...plain, problem: { ...plain.problem, isPublic: false } };
  for (const viewer of [owner, ...admins])
    expect(see(viewer, unlisted)).toMatchObject({ isTitleShown: true });
  for (const viewer of [undefined, ...ordinary]) {
    expect(see(viewer, unlisted)).toMatchObject({ isTitleShown: false });
  }
});

test('the title of a problem in a group is visible to members only, also not to an author who left', () => {
  const inGroup = (groupStanding: GroupStanding) => ({ ...plain, groupStanding });
  for (const standing of ['member', 'admin', 'root'] as const)
    expect(see(owner, inGroup(standing))).toMatchObject({ kind: 'visible', isTitleShown: true });
  for (const standing of ['none', 'applying', 'refused'] as const)
    expect(see(owner, inGroup(standing))).toMatchObject({
      kind: 'visible',
      code: 'shown',
      isTitleShown: false,
    });
  expect(see(as('root'), inGroup('none'))).toMatchObject({ isTitleShown: true });
});

describe('in a contest', () => {
  const contest = (facts: Partial<ContestFacts>): SubmissionFacts => ({
    ...shared,
    status: statuses.compileError,
    contest: {
      scoring: 'acm',
      isViewerAdmin: false,
      isViewerInside: true,
      isRunning: true,
      isFrozen: false,
      ...facts,
    },
  });

  test('a guest sees nothing', () => {
    expect(see(undefined, contest({ isRunning: false }))).toBe('login-required');
    expect(decideCaseAccess(undefined, contest({ isRunning: false }))).toEqual({ kind: 'login-required' });
  });

  test('others see no code, figures or messages while it runs, shared or not', () => {
    expect(see(other, contest({}))).toMatchObject({
      code: 'hidden',
      errorMessage: 'contest',
      areFiguresShown: false,
    });
    expect(see(as('admin'), contest({}))).toMatchObject({ code: 'hidden', areFiguresShown: false });
  });

  test('others see figures after the end, but no code', () => {
    expect(see(other, contest({ isRunning: false }))).toMatchObject({
      code: 'hidden',
      errorMessage: 'hidden',
      areFiguresShown: true,
    });
  });

  test.each([true, false])(
    'every admin of the site sees code after the end, inside: %s',
    (isViewerInside) => {
      for (const viewer of admins) {
        expect(see(viewer, contest({ isRunning: false, isViewerInside }))).toMatchObject({
          code: 'shown',
          errorMessage: 'shown',
        });
      }
      for (const viewer of ordinary) {
        expect(codeFor(viewer, contest({ isRunning: false }))).toBe('hidden');
        expect(codeFor(viewer, contest({ isRunning: false, isViewerInside: false }))).toBe('missing');
      }
    },
  );

  test('admins of the site who are not its admins see no code while it runs or stays frozen', () => {
    for (const viewer of [as('admin'), as('problem_admin')]) {
      expect(codeFor(viewer, contest({}))).toBe('hidden');
      expect(codeFor(viewer, contest({ isViewerInside: false }))).toBe('missing');
      expect(codeFor(viewer, contest({ isRunning: false, isFrozen: true }))).toBe('frozen');
    }
  });

  test('the owner and its admins see everything', () => {
    for (const visibility of [see(owner, contest({})), see(other, contest({ isViewerAdmin: true }))]) {
      expect(visibility).toMatchObject({ code: 'shown', errorMessage: 'shown', areFiguresShown: true });
    }
  });

  test('a frozen OI contest shows only that a submission exists, even to its owner, but everything to its admins', () => {
    const frozen = { scoring: 'oi', isFrozen: true } as const;
    expect(see(owner, contest(frozen))).toBe('frozen');
    expect(see(other, contest({ ...frozen, isRunning: false }))).toBe('frozen');
    expect(see(other, contest({ ...frozen, isViewerAdmin: true }))).toMatchObject({ code: 'shown' });
    expect(see(owner, contest({ isFrozen: true }))).toMatchObject({ code: 'shown' });
  });

  test.each([
    [{ scoring: 'acm', isRunning: true }, { kind: 'none' }],
    [
      { scoring: 'acm', isRunning: false },
      { kind: 'visible', areFileNamesShown: false },
    ],
    [
      { scoring: 'oi', isRunning: true },
      { kind: 'visible', areFileNamesShown: false },
    ],
    [{ scoring: 'oi', isRunning: true, isFrozen: true }, { kind: 'none' }],
    [{ scoring: 'oi', isRunning: false, isFrozen: true }, { kind: 'none' }],
    [
      { scoring: 'acm', isRunning: true, isViewerAdmin: true },
      { kind: 'visible', areFileNamesShown: true },
    ],
  ] as const)('cases of %j are %j', (facts, access) => {
    expect(decideCaseAccess(owner, contest(facts))).toEqual(access);
  });

  test.each([
    ['while it runs', { scoring: 'acm', isRunning: true }, 'none'],
    ['while it runs and gives points', { scoring: 'oi', isRunning: true }, 'none'],
    [
      'while the board stays frozen after the end',
      { scoring: 'acm', isRunning: false, isFrozen: true },
      'none',
    ],
    ['after the end', { scoring: 'acm', isRunning: false }, 'visible'],
  ] as const)('cases of another user %s are %s', (_when, facts, kind) => {
    expect(decideCaseAccess(ordinary[0], contest(facts)).kind).toBe(kind);
  });

  test('shows cases of the own program if the board stays frozen after the end', () => {
    const kept = contest({ scoring: 'acm', isRunning: false, isFrozen: true });
    expect(decideCaseAccess(owner, kept).kind).toBe('visible');
  });

  test('the site switch withholds code of a group contest, but not of other contests', () => {
    const inGroup = { ...contest({}), groupStanding: 'member' } as const;
    expect(codeFor(owner, inGroup, closed)).toBe('withheld');
    expect(codeFor(owner, contest({}), closed)).toBe('shown');
    expect(codeFor(as('root'), { ...inGroup, ...contest({ isViewerAdmin: true }) }, closed)).toBe('shown');
  });
});

describe('in a group', () => {
  const inGroup = (groupStanding: GroupStanding): SubmissionFacts => ({ ...plain, groupStanding });

  test.each(['none', 'applying', 'refused'] as const)(
    'does not exist for a viewer with standing %s, in any role',
    (standing) => {
      for (const viewer of [undefined, other, as('admin'), as('problem_admin')]) {
        expect(see(viewer, inGroup(standing))).toBe('missing');
        expect(decideCaseAccess(viewer, inGroup(standing))).toEqual({ kind: 'missing' });
      }
      expect(codeFor(owner, inGroup(standing))).toBe('shown');
      expect(codeFor(as('root'), inGroup(standing))).toBe('shown');
    },
  );

  test.each([
    ['member', 'hidden'],
    ['admin', 'hidden'],
    ['root', 'shown'],
  ] as const)('visibility for the standing %s, code %s', (standing, code) => {
    expect(codeFor(other, inGroup(standing))).toBe(code);
  });
});

describe('cases outside contests', () => {
  test('are visible to everyone, with file names for admins', () => {
    for (const viewer of admins) {
      expect(decideCaseAccess(viewer, plain)).toEqual({ kind: 'visible', areFileNamesShown: true });
    }
    for (const viewer of [undefined, owner, ...ordinary]) {
      expect(decideCaseAccess(viewer, plain)).toEqual({ kind: 'visible', areFileNamesShown: false });
    }
  });

  test('are hidden if the problem hides them', () => {
    const kept = { ...plain, problem: { ...plain.problem, areCaseResultsOpen: false } };
    for (const viewer of [undefined, owner, ...admins])
      expect(decideCaseAccess(viewer, kept)).toEqual({ kind: 'none' });
  });
});
