import { describe, expect, it } from 'vitest';
import type { StoredTraining } from '../api/get-training-form.ts';
import { findErrors, newTrainingValues, toBody, toValues, type TrainingValues } from './training-values.ts';

const suggested = new Date('2026-12-01T12:00:00.000Z').getTime();
const time = '2026-11-01T08:00:00.000+0000';
const stored = (changes: Partial<StoredTraining> = {}): StoredTraining => ({
  training: {
    id: 7,
    title: 'Loops',
    description: 'About loops',
    author: 'teacher',
    auth: 'Private',
    privatePwd: 'secret',
    status: true,
    rank: 5,
    isGroup: false,
    gid: null,
    gmtCreate: time,
    gmtModified: time,
  },
  trainingCategory: {
    id: 3,
    name: 'Basics',
    color: '#123456',
    gid: null,
    gmtCreate: time,
    gmtModified: time,
  },
  titleTranslations: { 'en-US': 'Loops' },
  descriptionTranslations: {},
  dueAt: null,
  lateFactor: null,
  problemCount: 4,
  participantCount: 9,
  ...changes,
});
const values = (changes: Partial<TrainingValues> = {}): TrainingValues => ({
  ...toValues(stored(), suggested),
  ...changes,
});
const fieldsOf = (changes: Partial<TrainingValues>, hasCategories = true) =>
  findErrors(values(changes), hasCategories).map(({ field, reason }) => `${field} ${reason}`);

describe('the values of a training', () => {
  it('survive a round trip', () => {
    const body = toBody(values());
    expect(body).toEqual({
      training: {
        title: 'Loops',
        titleTranslations: { 'en-US': 'Loops' },
        description: 'About loops',
        descriptionTranslations: {},
        rank: 5,
        auth: 'Private',
        privatePwd: 'secret',
        status: true,
        dueAt: '',
        lateFactor: '',
      },
      trainingCategory: { id: 3 },
    });
  });

  it('a stored due date comes back unchanged', () => {
    const due = toValues(stored({ dueAt: '2026-11-20T10:30:00.000+0000', lateFactor: 0.6 }), suggested);
    expect(due).toMatchObject({ hasDue: true, lateRule: 'part', latePercent: '60' });
    expect(toBody(due).training).toMatchObject({
      dueAt: new Date('2026-11-20T10:30:00.000Z').getTime(),
      lateFactor: 0.6,
    });
  });

  it.each([
    [null, 'full'],
    [1, 'full'],
    [0, 'nothing'],
    [0.333, 'part'],
  ])('a late factor of %s is the rule %s', (lateFactor, lateRule) => {
    expect(toValues(stored({ lateFactor }), suggested).lateRule).toBe(lateRule);
  });

  it('no due date clears the late factor, and a public training keeps its password', () => {
    const { training, trainingCategory } = toBody(
      values({ hasDue: false, lateRule: 'nothing', auth: 'Public', categoryId: null }),
    );
    expect(training).toMatchObject({ dueAt: '', lateFactor: '' });
    expect(training).not.toHaveProperty('privatePwd');
    expect(trainingCategory).toBeNull();
  });

  it('of a new training are hidden and have the default rank', () => {
    expect(newTrainingValues(suggested)).toMatchObject({ rank: '1000', isListed: false, hasDue: false });
  });
});

describe('errors of the training form', () => {
  it.each([
    [{}, []],
    [{ title: ' ' }, ['title missing']],
    [{ description: '' }, ['description missing']],
    [{ rank: '-1' }, ['rank rankOutOfRange']],
    [{ rank: '2147483648' }, ['rank rankOutOfRange']],
    [{ rank: '' }, ['rank rankOutOfRange']],
    [{ rank: '1.5' }, ['rank rankOutOfRange']],
    [{ rank: '2147483647' }, []],
    [{ password: ' ' }, ['privatePwd missing']],
    [{ password: '', auth: 'Public' as const }, []],
    [{ categoryId: null }, ['trainingCategory missing']],
    [{ hasDue: true, due: '' }, ['dueAt outOfTime']],
    [{ hasDue: false, due: '' }, []],
    [{ hasDue: true, lateRule: 'part' as const, latePercent: '101' }, ['lateFactor factorInvalid']],
    [{ hasDue: true, lateRule: 'part' as const, latePercent: '' }, ['lateFactor factorInvalid']],
    [{ hasDue: true, lateRule: 'part' as const, latePercent: '50' }, []],
  ])('%j', (changes, errors) => {
    expect(fieldsOf(changes)).toEqual(errors);
  });

  it('a category is not required if there is none', () => {
    expect(fieldsOf({ categoryId: null }, false)).toEqual([]);
  });
});
