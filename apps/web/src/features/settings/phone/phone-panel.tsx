import type { UserInfo } from '@touchstone/contract';
import { PhoneForm } from './phone-form.tsx';
import { UsernameForm } from './username-form.tsx';

export function PhonePanel({ user }: { user: UserInfo }) {
  return (
    <>
      <PhoneForm key={`phone of ${user.uid}`} current={user.phone ?? ''} />
      <UsernameForm key={`name of ${user.uid}`} current={user.username} />
    </>
  );
}
