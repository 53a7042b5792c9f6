export interface BannerInput {
  readonly address: string;
  readonly host: string;
  readonly root: { readonly username: string; readonly password: string | undefined } | undefined;
  readonly dataDirectory: string;
}

const labelWidth = 18;

/** The next steps, in Chinese and English. */
export function banner({ address, host, root, dataDirectory }: BannerInput): string {
  const rows: [chinese: string, english: string, value: string][] = [['打开', 'Open', address]];
  if (host === '0.0.0.0' || host === '::') rows.push(['监听', 'Listening', `${host} (all interfaces)`]);
  if (root) {
    rows.push(['用户', 'User', root.username]);
    const password = root.password ?? 'the one of ROOT_PASSWORD';
    rows.push(['密码', 'Password', password]);
    if (root.password !== undefined)
      rows.push(['', '', '仅显示这一次，请保存 · shown only this once, keep it']);
  }
  rows.push(['数据', 'Data', dataDirectory], ['停止', 'Stop', 'Ctrl-C']);
  const lines = rows.map(([chinese, english, value]) => `  ${label(chinese, english)} ${value}`);
  return `\n${lines.join('\n')}\n\n`;
}

/** A Chinese character takes two columns of a terminal. */
function label(chinese: string, english: string): string {
  const text = chinese === '' ? '' : `${chinese} ${english}`;
  return text + ' '.repeat(Math.max(0, labelWidth + 2 - text.length - chinese.length));
}
