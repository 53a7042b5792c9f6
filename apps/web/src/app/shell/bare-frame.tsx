import { Outlet } from 'react-router';

export function BareFrame() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
