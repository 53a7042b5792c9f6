import type { LanguageWords } from './language-words.ts';

export const pythonWords: LanguageWords = {
  keywords: `
    False None True and as assert async await break case class continue def del elif else except finally for from global if
    import in is lambda match nonlocal not or pass raise return try while with yield`,
  types: `
    bool bytearray bytes complex dict float frozenset int list object range set slice str tuple type
    Counter OrderedDict defaultdict deque namedtuple Fraction Decimal
    ArithmeticError EOFError Exception IndexError KeyError RecursionError StopIteration TypeError ValueError ZeroDivisionError`,
  functions: `
    abs all any ascii bin bisect_left bisect_right callable chr cmp_to_key combinations combinations_with_replacement divmod
    enumerate eval exec filter format gcd getattr groupby hasattr hash heapify heappop heappush hex id input insort isinstance
    isqrt iter len lru_cache map max min next oct open ord permutations pow print product raw_input reduce repr reversed round
    setattr sorted sum super vars xrange zip accumulate`,
  constants: `__name__ __init__ self inf nan pi sys math`,
  members: `
    add append appendleft bit_length capitalize clear copy count decode difference discard encode endswith extend extendleft
    find format get index insert intersection isalnum isalpha isdigit islower isspace issubset isupper items join keys ljust
    lower lstrip most_common pop popitem popleft read readline readlines remove replace reverse rfind rjust rotate rstrip
    setdefault setrecursionlimit sort split splitlines startswith stdin stdout strip swapcase title translate union update
    upper values write zfill`,
  modules: {
    before: /^\s*(?:from|import)\s+\w*$/,
    names: `
      sys math collections itertools functools heapq bisect string random re os operator copy decimal fractions typing time array
      datetime statistics dataclasses`,
  },
};
