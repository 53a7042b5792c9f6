import type { SyntaxNode } from '@lezer/common';
import { findGrammar, isNameNode } from '../../grammars.ts';
import type { TestedFamily } from '../sources.ts';

export function listNodes(code: string, family: TestedFamily): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  findGrammar(family)
    ?.parser.parse(code)
    .iterate({
      enter: ({ node }) => {
        nodes.push(node);
      },
    });
  return nodes;
}

const functionNodes = new Set(['FunctionDefinition', 'MethodDeclaration', 'FunctionDecl', 'MethodDecl']);

export const isFunction = ({ name }: SyntaxNode) => functionNodes.has(name);
export const isName = ({ name }: SyntaxNode) => isNameNode(name);
