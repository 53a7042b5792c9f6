import { words, type ComingTexts } from './coming-words.ts';

export const englishWords: ComingTexts = {
  problems: words(
    'Find the next problem that you want to solve.',
    'Filter by difficulty, tag and keyword',
    'See at a glance what you have solved',
    'Draw one at random when you cannot decide',
  ),
  problem: words(
    'The statement on the left, your code on the right, the verdict in place.',
    'Copy or run a sample with one click',
    'See the result of every test case',
    'Look back at all your attempts',
  ),
  submissions: words(
    'Every submission, while it is judged and after.',
    'Only yours, or by status, user and problem',
    'Running ones update by themselves',
    'Open one to see its code and cases',
  ),
  submission: words(
    'The whole story of one submission.',
    'Result, time and memory of each case',
    'Read and share your own code',
    'What the compiler had to say',
  ),
  rankings: words(
    'See how far everybody is.',
    'ACM by problems solved, OI by score',
    'The first ten in a chart',
    'Find yourself by name',
  ),
  contests: words(
    'Contests that run, start soon or have ended.',
    'Find them by state, rule and keyword',
    'A countdown to the start',
    'Solve what was left, afterwards',
  ),
  announcements: words(
    'All announcements in one place.',
    'New ones are pointed out',
    'In order of time',
    'Open one to read it',
  ),
  trainings: words(
    'Problems in a good order: courses and trainings.',
    'Find them by category and keyword',
    'Start public ones at once, private ones with a password',
    'Always see how far you are',
  ),
  training: words(
    'What a course is about, and its problems.',
    'Solve them one after the other',
    'A bar shows how much is done',
    'Focus mode takes you from problem to problem',
  ),
  trainingRank: words(
    'Who has finished which problem.',
    'Every person, every problem',
    'Search by name',
    'Open the submission behind a cell',
  ),
  groups: words(
    'A place for classes and teams.',
    'Start your own group',
    'Apply, or join with an invitation code',
    'Problems, trainings and contests of your own',
  ),
  group: words(
    'The home of a group.',
    'Its announcements and description',
    'Members and what they may do',
    'Its own problems, trainings and contests',
  ),
  discussions: words(
    'Ask, explain, help each other.',
    'Browse by problem or category',
    'Like, comment and reply',
    'Write formulas and code in Markdown',
  ),
  messages: words(
    'Everything that concerns you.',
    'Comments, replies and likes',
    'System messages',
    'Clear what you have read',
  ),
  adminSite: words(
    'The discussions of the site.',
    'Read what people write',
    'Pin and close discussions',
    'Look into reports',
  ),
  adminTrainings: words(
    'Courses and trainings.',
    'Create and edit trainings',
    'Add problems and order them',
    'Keep categories in order',
  ),
};
