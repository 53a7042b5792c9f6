export { describeReminders, type ReminderFacts, type ReminderSource } from './describe-reminders.ts';
export { registerComments } from './comments.routes.ts';
