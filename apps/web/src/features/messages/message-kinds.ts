/** The five lists of messages. */
import type { UnreadCounts } from '../../lib/unread-messages/index.ts';

/** The names of `DELETE /api/msg/clean`. */
export type MessageKind = 'Discuss' | 'Reply' | 'Like' | 'Sys' | 'Mine';
/** Messages about what another user did. */
export type UserMessageKind = Exclude<MessageKind, 'Sys' | 'Mine'>;
export type SystemMessageKind = Extract<MessageKind, 'Sys' | 'Mine'>;

interface KindFacts {
  path: string;
  counter: keyof UnreadCounts;
  pageSize: number;
}

export const messageKinds: Readonly<Record<MessageKind, KindFacts>> = {
  Discuss: { path: '/message/discuss', counter: 'comment', pageSize: 6 },
  Reply: { path: '/message/reply', counter: 'reply', pageSize: 6 },
  Like: { path: '/message/like', counter: 'like', pageSize: 6 },
  Sys: { path: '/message/sys', counter: 'sys', pageSize: 8 },
  Mine: { path: '/message/mine', counter: 'mine', pageSize: 8 },
};

export const listedKinds: readonly MessageKind[] = ['Discuss', 'Reply', 'Like', 'Sys', 'Mine'];
