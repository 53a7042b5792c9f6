export { writeRoleNotice } from './role-notice.ts';
export { registerUsers } from './users.routes.ts';
export { muteUser } from './mute-user.ts';
