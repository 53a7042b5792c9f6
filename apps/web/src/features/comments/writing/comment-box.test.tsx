import { afterEach, describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { CommentBox } from './comment-box.tsx';
import { storeDraft } from './drafts.ts';
import { writingMessages } from './writing-messages.ts';

const user = aUser();
afterEach(() => storeDraft(`discussion-7:${user.uid}`, ''));

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the box in %s', (locale) => {
  const m = writingMessages[locale];
  const show = (part: Partial<Parameters<typeof CommentBox>[0]> = {}) =>
    renderMarkup(
      <CommentBox
        label="Comment"
        placeholder="Write"
        submitLabel="Send"
        draftKey="discussion-7"
        mentionSource={{ did: 7 }}
        onSubmit={() => Promise.resolve()}
        {...part}
      />,
      { locale, user },
    );

  it('has its tools, a preview and a button to send', () => {
    expect(show().names('button')).toEqual([
      m.code,
      m.codeBlock,
      m.link,
      m.list,
      m.numbers,
      m.mention,
      m.emoji,
      m.preview,
      'Send',
    ]);
  });

  it('offers no mentions where nobody can be mentioned', () => {
    expect(show({ mentionSource: undefined }).find('button', m.mention)).toBeUndefined();
  });

  it('has a button to cancel, if it can be closed', () => {
    expect(show({ onCancel: () => undefined }).find('button', m.cancel)).toBeDefined();
  });

  it('has the text that was not sent', () => {
    storeDraft(`discussion-7:${user.uid}`, 'half a sentence');
    expect(show().get('textbox', 'Comment').text).toBe('half a sentence');
  });

  it('says why it is closed', () => {
    const shown = show({ closedReason: 'You are muted.' });
    expect(shown.text).toContain('You are muted.');
    expect(shown.get('button', 'Send').isDisabled).toBe(true);
    expect(shown.get('textbox', 'Comment').isDisabled).toBe(true);
  });
});
