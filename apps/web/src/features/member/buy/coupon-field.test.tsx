import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { buyMessages } from './buy-messages.ts';
import { CouponField } from './coupon-field.tsx';

const m = buyMessages['en-US'];
const show = (changes: Partial<Parameters<typeof CouponField>[0]> = {}) =>
  renderMarkup(
    <CouponField coupon="" refusal={undefined} isLoading={false} onApply={() => undefined} {...changes} />,
  );

it('can be removed while it is in use', () => {
  expect(show().names('button')).toEqual([m.apply]);
  const used = show({ coupon: 'ABCD-EFGH-JKLM-NPQR' });
  expect(used.names('button')).toEqual([m.remove, m.apply]);
  expect(used.get('textbox', m.coupon).attribute('value')).toBe('ABCD-EFGH-JKLM-NPQR');
});

it('shows why it was refused', () => {
  expect(show({ coupon: 'ABCD', refusal: 'This code has expired.' }).text).toContain(
    'This code has expired.',
  );
});
