import { texts, type ComingTexts } from './coming-texts.ts';

export const englishTexts: ComingTexts = {
  problems: texts(
    'Find your next problem.',
    'Filter by difficulty, tag and keyword',
    'See at a glance what you have solved',
    'Pick a random problem',
  ),
  problem: texts(
    'Statement on the left, code on the right, verdict on the same page.',
    'Copy or run a sample with one click',
    'See the result of every test case',
    'Look back at all your attempts',
  ),
  submissions: texts(
    'All submissions, live.',
    'Filter by status, user and problem',
    'Results refresh automatically',
    'View code and test cases',
  ),
  submission: texts(
    'All details of a submission.',
    'Result, time and memory of each test case',
    'View and share your code',
    'Compiler output',
  ),
  rankings: texts(
    'See how everyone is doing.',
    'ACM by problems solved, OI by score',
    'A chart of the top ten',
    'Search by name',
  ),
  contests: texts(
    'Running, upcoming and past contests.',
    'Filter by status, format and keyword',
    'A countdown to the start',
    'Keep solving after the contest',
  ),
  announcements: texts(
    'All announcements in one place.',
    'New announcements are highlighted',
    'Sorted by time',
    'Read the full text',
  ),
  trainings: texts(
    'Courses and trainings with ordered problem sets.',
    'Filter by category and keyword',
    'Join public ones directly, private ones with a password',
    'Track your progress',
  ),
  groups: texts(
    'A space for classes and teams.',
    'Create your own group',
    'Apply, or join with an invitation code',
    'Have your own problems, trainings and contests',
  ),
  group: texts(
    'The home of a group.',
    'Its announcements and description',
    'Members and permissions',
    'Its own problems, trainings and contests',
  ),
  discussions: texts(
    'Ask, explain, help each other.',
    'Browse by problem or category',
    'Like, comment and reply',
    'Write formulas and code in Markdown',
  ),
  messages: texts(
    'All your notifications.',
    'Comments, replies and likes',
    'System messages',
    'Clear read messages',
  ),
  adminSite: texts('Manage discussions.', 'Review posts', 'Pin and close discussions', 'Handle reports'),
};
