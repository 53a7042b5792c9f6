/** The parts of a stored mail that an administrator needs: the code or the link to pass on. */
export interface MailParts {
  code: string | undefined;
  link: string | undefined;
}

const codeLine = /^[A-Za-z0-9]{6}$/;
const linkLine = /^https?:\/\/\S+$/;

/** Codes and links are on lines of their own. */
export function parseMailParts(text: string): MailParts {
  const lines = text.split('\n').map((line) => line.trim());
  return {
    code: lines.find((line) => codeLine.test(line)),
    link: lines.find((line) => linkLine.test(line)),
  };
}
