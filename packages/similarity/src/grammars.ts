/** The grammars of the editor, and the meaning of their nodes for a comparison. */
import { parser as cpp } from '@lezer/cpp';
import { parser as go } from '@lezer/go';
import { parser as java } from '@lezer/java';
import { parser as javascript } from '@lezer/javascript';
import type { LRParser } from '@lezer/lr';
import { parser as php } from '@lezer/php';
import { parser as python } from '@lezer/python';
import { parser as rust } from '@lezer/rust';
import type { LanguageFamily } from './language-families.ts';

export interface Grammar {
  readonly parser: LRParser;
  /** Nodes that define a function; the first name in them is its name. */
  readonly functions: ReadonlySet<string>;
}

const set = (...names: string[]): ReadonlySet<string> => new Set(names);

const grammars: Partial<Record<LanguageFamily, Grammar>> = {
  cpp: { parser: cpp, functions: set('FunctionDeclarator', 'PreprocDirective') },
  go: { parser: go, functions: set('FunctionDecl', 'MethodDecl') },
  java: { parser: java, functions: set('MethodDeclaration', 'ConstructorDeclaration', 'ClassDeclaration') },
  javascript: {
    // Types are part of TypeScript only. Its dialect also parses plain JavaScript.
    parser: javascript.configure({ dialect: 'ts' }),
    functions: set('FunctionDeclaration', 'MethodDeclaration', 'ClassDeclaration'),
  },
  php: { parser: php, functions: set('FunctionDefinition', 'MethodDeclaration', 'ClassDeclaration') },
  python: { parser: python, functions: set('FunctionDefinition', 'ClassDefinition') },
  rust: { parser: rust, functions: set('FunctionItem', 'StructItem', 'EnumItem') },
};

export const findGrammar = (family: LanguageFamily): Grammar | undefined => grammars[family];

/** Comments, and lines that every program of a language begins with. */
export const skippedNodes = set(
  'LineComment',
  'BlockComment',
  'Comment',
  'PreprocDirective/include',
  'UsingDeclaration',
  'ImportDeclaration',
  'ImportStatement',
  'ImportDecl',
  'PackageDeclaration',
  'PackageClause',
  'UseDeclaration',
  'NamespaceUseDeclaration',
  'PhpOpen',
  'PhpClose',
);

/** Literals are one token with all of their parts. */
export const literalNodes: Readonly<Record<string, 'number' | 'text'>> = {
  Number: 'number',
  Integer: 'number',
  Float: 'number',
  IntegerLiteral: 'number',
  FloatingPointLiteral: 'number',
  String: 'text',
  RawString: 'text',
  StringLiteral: 'text',
  CharLiteral: 'text',
  CharacterLiteral: 'text',
  Char: 'text',
  Rune: 'text',
  TextBlock: 'text',
  FormatString: 'text',
  ContinuedString: 'text',
  TemplateString: 'text',
  Heredoc: 'text',
  SystemLibString: 'text',
};

export const isNameNode = (name: string) =>
  /^(Identifier|FieldIdentifier|ScopeIdentifier|BoundIdentifier|StatementIdentifier|NamespaceIdentifier|Definition|DefName|FieldName|VariableName|VariableDefinition|PropertyName|PropertyDefinition|PrivatePropertyName|Name|LabelName|Label)$/.test(
    name,
  );

/** `int`, `long long` and `vector` may replace each other: changing a type is a disguise, too. */
export const isTypeNode = (name: string) =>
  /^(PrimitiveType|SizedTypeSpecifier|TypeSize|TypeIdentifier|TypeName|TypeDefinition|NamedType|auto|var|let|const|final|mut|signed|unsigned|static|public|private|protected)$/.test(
    name,
  );
