const tools: Readonly<Record<string, string>> = {
  gcc: 'GCC',
  'g++': 'GCC',
  go: 'Go',
  javac: 'JDK',
  openjdk: 'JDK',
  v: 'Node.js',
};

/** `g++ (Debian 12.2.0-14) 12.2.0` is GCC 12.2.0. A text without a version is left out. */
export function shortVersion(text: string): string | undefined {
  const plain = text.replaceAll(/\([^)]*\)/g, ' ');
  const number = /\d+(?:\.\d+)+/.exec(plain)?.[0];
  if (number === undefined) return undefined;
  const tool = /^[A-Za-z+#]+/.exec(plain.trim())?.[0] ?? '';
  return `${tools[tool.toLowerCase()] ?? tool} ${number}`.trim();
}
