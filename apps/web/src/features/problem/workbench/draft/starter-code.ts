/** The frame of a program, with which a beginner starts if the problem has no template of its own. */
import { editorLanguageOf, type EditorLanguage } from '../../../../ui/code-editor/editor-language.ts';

const starters: Partial<Record<EditorLanguage, string>> = {
  c: '#include <stdio.h>\n\nint main(void) {\n    \n    return 0;\n}\n',
  cpp: '#include <iostream>\nusing namespace std;\n\nint main() {\n    \n    return 0;\n}\n',
  csharp: 'using System;\n\nclass Program {\n    static void Main() {\n        \n    }\n}\n',
  go: 'package main\n\nimport "fmt"\n\nfunc main() {\n    fmt.Println()\n}\n',
  java: [
    'import java.util.Scanner;\n',
    'public class Main {',
    '    public static void main(String[] args) {',
    '        Scanner in = new Scanner(System.in);',
    '        ',
    '    }',
    '}\n',
  ].join('\n'),
  kotlin: 'fun main() {\n    \n}\n',
  pascal: 'begin\n    \nend.\n',
  rust: 'fn main() {\n    \n}\n',
};

/** Empty for languages that need no frame. */
export const starterCode = (language: string): string => starters[editorLanguageOf(language)] ?? '';
