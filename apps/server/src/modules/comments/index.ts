export { describeReminders, type ReminderFacts, type ReminderSource } from './describe-reminders.ts';
export { addDiscussionTopic } from './live/discussion-topic.ts';
export { addQuestionsTopic } from './live/questions-topic.ts';
export { registerComments } from './comments.routes.ts';
