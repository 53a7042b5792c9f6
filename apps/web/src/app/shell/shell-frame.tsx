import { Outlet } from 'react-router';

export function ShellFrame() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
