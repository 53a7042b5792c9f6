import type { HostileSnippet } from './hostile-snippet.ts';

/**
 * Markup that parsers repair, names that the page looks up, foreign vocabularies, formulas, and deceptive characters.
 */
export const hostileStructures: readonly HostileSnippet[] = [
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>'],
  ['a drawing with a handler', '<svg onload="alert(1)"></svg>'],
  [
    'a drawing that leads to a script',
    '<svg><a xlink:href="javascript:alert(1)"><text y="9">x</text></a></svg>',
  ],
  [
    'a drawing that changes an address',
    '<svg><a><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a></svg>',
  ],
  [
    'a drawing that uses another',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1) />#x"/></svg>',
  ],
  [
    'a drawing with foreign markup',
    '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  ],
  ['a drawing with a style', '<svg><style>*{x:url("</style><img src=x onerror=alert(1)>")}</style></svg>'],
  ['a drawing that never ends', '<svg><p><style><!--</style><img src=x onerror=alert(1)>-->'],
  ['mathematics with a script address', '<math href="javascript:alert(1)"><mtext>x</mtext></math>'],
  [
    'mathematics with an action',
    '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  ],
  [
    'mathematics that changes its vocabulary',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  [
    'mathematics that hides a form',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ],
  [
    'mathematics with annotated markup',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  ],
  ['a comment that changes its end', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
  ['text without scripts', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['text without frames', '<noframes><p title="</noframes><img src=x onerror=alert(1)>"></noframes>'],
  ['a template', '<template><script>alert(1)</script><img src=x onerror=alert(1)></template>'],
  [
    'a template as a shadow',
    '<div><template shadowrootmode="open"><style>:host{position:fixed}</style></template></div>',
  ],
  ['an example of old', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>'],
  ['a listing of old', '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>'],
  ['plain text without an end', '<plaintext><img src=x onerror=alert(1)>'],
  ['a title', '<title><a title="</title><img src=x onerror=alert(1)>"></title>'],
  [
    'a large field that changes its end',
    '<textarea><a title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  ],
  ['a choice that changes its content', '<select><noembed></select><script>x=alert(1);{x}</script>'],
  ['a form inside a form', '<form id="x"></form><form><form><input name="parentNode"></form></form>'],
  [
    'a table that throws its content out',
    '<table><a href="javascript:alert(1)"><tr><td>x</td></tr></a></table>',
  ],
  ['a table inside a row', '<table><tr><table onclick=alert(1)><td><script>alert(1)</script></table>'],
  [
    'markup in the cells of a table',
    '| a | b |\n|---|---|\n| <img src=x onerror=alert(1)> | <script>alert(1)</script> |',
  ],
  ['an attribute with a bracket', '<a title="x>y" onclick="alert(1)" href="/x">x</a>'],
  ['an attribute without an end', '<a href="/x onclick=alert(1) x'],
  ['an attribute with grave accents', '<img src=`x` onerror=`alert(1)` alt=``onload=alert(1)>'],
  ['a tag without an end', '<div><b><i><a href="/x"'],
  ['an end without a tag', '</div></section></main></body></html>x'],
  ['a comment without an end', 'x\n\n<!-- y'],
  ['a declaration', '<!DOCTYPE html [<!ENTITY x "y">]><!ENTITY x SYSTEM "file:///etc/passwd">&x;'],
  ['elements that overlap', '<b><i><u><p></b><img src=x onerror=alert(1)></i></u></p>'],
  ['an id of the page', '<p id="root">x</p><a name="root">y</a>'],
  [
    'an id that shadows the document',
    '<img id="cookie" name="cookie"><a id="getElementById" name="body">x</a>',
  ],
  ['ids that shadow each other', '<a id="config"></a><a id="config" name="url" href="/x">x</a>'],
  ['a form that shadows its own parts', '<form id="attributes"><input name="nodeName"></form>'],
  ['a property of every object', '<p id="__proto__" name="constructor">x</p>'],
  [
    'a footnote that shadows the page',
    'x[^root]\n\n[^root]: y <a id="root" href="javascript:alert(1)">z</a>',
  ],
  [
    'a footnote called like a property',
    'x[^__proto__] y[^constructor]\n\n[^__proto__]: z\n\n[^constructor]: w',
  ],
  [
    'a footnote with markup in its name',
    'x[^"><img/src=x/onerror=alert(1)>]\n\n[^"><img/src=x/onerror=alert(1)>]: y',
  ],
  [
    'a reference called like a property',
    '[__proto__] [constructor][toString]\n\n[toString]: javascript:alert(1)',
  ],
  ['a task with a name', '- [x] <input type="checkbox" name="agree" form="login" onclick="alert(1)">'],
  ['a formula with a script address', '$\\href{javascript:alert(1)}{x}$ $\\url{javascript:alert(1)}$'],
  ['a formula with a picture', '$\\includegraphics[height=1em]{https://example.org/x.png}$'],
  [
    'a formula with attributes',
    '$\\htmlData{x=1}{a}\\htmlId{root}{b}\\htmlClass{katex}{c}\\htmlStyle{position:fixed}{d}$',
  ],
  ['a formula with markup', '$<img src=x onerror=alert(1)>$ $\\text{<script>alert(1)</script>}$'],
  ['a formula with a colour that is a style', '$\\textcolor{red;position:fixed}{x} \\color{url(x)} y$'],
  ['a formula that is a wrong one with markup', '$\\frac{<b onclick=alert(1)>$'],
  ['a formula in an element of our own', '<code class="math-display">\\href{javascript:alert(1)}{x}</code>'],
  ['a formula that defines without an end', '$\\def\\a{\\a\\a}\\a$ $\\newcommand\\b{\\b x}\\b$'],
  ['a formula of enormous size', '$\\rule{99999em}{99999em} \\kern{99999em} \\hspace{99999em}$'],
  ['a formula that changes later ones', '$\\gdef\\frac#1#2{\\href{javascript:alert(1)}{x}}$ $\\frac12$'],
  ['text that turns its direction', '[\u202efdp.exe](/x) \u2066x\u2069 \u202dy\u202c'],
  ['code that turns its direction', '```cpp\nif (x /* \u202e } \u2066 if (isAdmin) \u2069 \u2066 */)\n```'],
  ['text without width', 'a\u200bb\u200c\u200d\u2060\ufeffc\u00ad'],
  ['a heap of accents', `x${'\u0301'.repeat(2000)}`],
  ['characters that are no text', 'a\u0001\u0008\u001b[31m\u007f\ufffe\uffff\ud800b'],
];
