/** FPS documents, as HUSTOJ writes them. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export interface FpsParts {
  readonly title?: string;
  readonly limits?: string;
  readonly description?: string;
  readonly tests?: readonly (readonly [input: string, answer: string])[];
  /** Raw elements. */
  readonly more?: string;
}

export const fpsItem = ({
  title = '求和',
  limits = '<time_limit unit="s">1</time_limit><memory_limit unit="mb">128</memory_limit>',
  description = '<p>Add.</p>',
  tests = [['1 2\n', '3\n']],
  more = '',
}: FpsParts = {}) => `<item>
<title>${cdata(title)}</title>
<url>${cdata('http://example.org/problem.php?id=1000')}</url>
${limits}
<description>${cdata(description)}</description>
<input>${cdata('Two numbers.')}</input>
<output>${cdata('Their sum.')}</output>
<sample_input>${cdata('1 2')}</sample_input>
<sample_output>${cdata('3')}</sample_output>
${tests.map(([input, answer]) => `<test_input>${cdata(input)}</test_input>\n<test_output>${cdata(answer)}</test_output>`).join('\n')}
<hint>${cdata('')}</hint>
<source>${cdata('A book')}</source>
${more}
</item>`;

export const fpsDocument = (items: readonly string[], { head = '' }: { head?: string } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
${head}<fps version="1.6" url="https://github.com/zhblue/freeproblemset/">
<generator name="HUSTOJ" url="https://github.com/zhblue/hustoj/" />
${items.join('\n')}
</fps>
`;
