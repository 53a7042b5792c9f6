import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { plansQuery } from '../api/plans.ts';
import { frameMessages } from '../frame-messages.ts';
import { aPlan } from '../testing/membership-rows.ts';
import { PlanForm } from './plan-dialog.tsx';
import { plansMessages } from './plans-messages.ts';
import { Component } from './plans-page.tsx';

const m = plansMessages['en-US'];
const show = (data?: unknown) =>
  renderMarkup(<Component />, {
    url: '/admin/membership/plans',
    queries: data === undefined ? [] : [[plansQuery.queryKey, data]],
  });

describe('the plans', () => {
  it('show price, length, orders and state', () => {
    const shown = show([
      aPlan(),
      aPlan({ id: 2, title: 'Year', days: 365, isAnnual: true, orderCount: 3, isOffered: false }),
    ]);
    expect(shown.text).toContain('¥19.90');
    expect(shown.text).toContain('1 year');
    expect(shown.text).toContain(m.orderCount(3));
    expect(shown.text).toContain(m.withdrawn);
  });

  it('can be deleted without orders, otherwise only withdrawn', () => {
    const shown = show([aPlan({ title: 'New' }), aPlan({ id: 2, title: 'Sold', orderCount: 1 })]);
    expect(shown.find('button', m.deleteOf('New'))).toBeDefined();
    expect(shown.find('button', m.deleteOf('Sold'))).toBeUndefined();
    expect(shown.names('button').filter((name) => name === m.withdraw)).toHaveLength(2);
  });

  it('say what to do first', () => {
    expect(show([]).text).toContain(m.emptyText);
  });

  it('can be loaded again after a failure', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });

  it('keep their place while they load', () => {
    expect(show().html).toContain('aria-busy');
  });
});

describe('the form of a plan', () => {
  const form = (orderCount?: number) =>
    renderMarkup(
      <PlanForm
        plan={orderCount === undefined ? undefined : aPlan({ orderCount })}
        onClose={() => undefined}
      />,
    );

  it('says that orders keep what they were made with', () => {
    expect(form(2).text).toContain(m.editHint);
    expect(form(0).text).not.toContain(m.editHint);
    expect(form().text).not.toContain(m.editHint);
  });

  it('adds a new plan and saves an old one', () => {
    expect(form().names('button').at(-1)).toBe(m.add);
    expect(form(0).names('button').at(-1)).toBe(frameMessages['en-US'].save);
  });

  it('shows the price in yuan', () => {
    expect(form(0).get('textbox', m.price).attribute('value')).toBe('19.9');
  });
});
