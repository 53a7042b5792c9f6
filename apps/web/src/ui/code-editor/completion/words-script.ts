import type { LanguageWords } from './language-words.ts';

const script = {
  types: `
    Array ArrayBuffer BigInt BigInt64Array Boolean Date Error Float64Array Int32Array Map Number Object Promise RangeError RegExp
    Set String Symbol Uint32Array Uint8Array WeakMap`,
  functions: `isFinite isNaN parseFloat parseInt print readline require structuredClone`,
  constants: `Infinity JSON Math NaN console false globalThis null process true undefined`,
  members: `
    abs add at charAt charCodeAt ceil clear concat delete entries every exit fill filter find findIndex findLast flat flatMap
    floor forEach from fromCharCode get has includes indexOf isInteger join keys lastIndexOf length log log2 map max min now
    on padEnd padStart parse pop pow push random readFileSync reduce repeat replace replaceAll reverse round set shift sign
    size slice some sort splice split sqrt startsWith endsWith stdin stdout stringify substring test toFixed toLowerCase
    toString toUpperCase trim trunc unshift values write`,
  modules: { before: /(?:require\(|from )['"][\w:/]*$/, names: `fs readline os util process` },
};

const scriptKeywords = `
  as async await break case catch class const continue debugger default delete do else export extends finally for from function
  get if import in instanceof let new of return set static super switch this throw try typeof var void while with yield`;

export const javascriptWords: LanguageWords = { ...script, keywords: scriptKeywords };

export const typescriptWords: LanguageWords = {
  ...script,
  keywords: `${scriptKeywords}
    abstract any asserts bigint boolean declare enum implements infer interface is keyof namespace never number object override
    private protected public readonly satisfies string symbol type unique unknown`,
  types: `${script.types} Partial Pick Readonly Record Required`,
};

export const phpWords: LanguageWords = {
  keywords: `
    abstract and array as break callable case catch class clone const continue declare default do echo else elseif empty enum
    extends final finally fn for foreach function global goto if implements include instanceof interface isset list match namespace
    new null or print private protected public readonly require return static switch throw trait true false try unset use var while xor
    yield`,
  functions: `
    abs array_fill array_filter array_key_exists array_keys array_map array_merge array_pop array_product array_push
    array_reverse array_search array_shift array_slice array_splice array_sum array_unique array_unshift array_values arsort asort
    ceil chr count explode fgets file_get_contents floor fmod fopen fscanf gmp_add gmp_init gmp_mul gmp_strval implode in_array
    intdiv intval is_numeric krsort ksort ltrim max min number_format ord pow preg_match preg_split printf range round rsort rtrim
    sort sprintf sqrt str_pad str_repeat str_split strcmp stream_get_contents strlen strpos strrev strtolower strtoupper substr
    trim uasort uksort usort`,
  constants: `PHP_EOL PHP_INT_MAX PHP_INT_MIN STDIN STDOUT SplPriorityQueue SplQueue SplStack`,
};

export const rubyWords: LanguageWords = {
  keywords: `
    BEGIN END alias and begin break case class def defined? do else elsif end ensure false for if in module next nil not or redo
    rescue retry return self super then true undef unless until when while yield`,
  types: `Array Comparable Complex Enumerable Float Hash Integer Kernel Rational Set String Struct`,
  functions: `exit gets lambda loop p print printf proc puts rand readline readlines require sprintf srand`,
  constants: `ARGF STDIN STDOUT`,
  members: `
    abs all? any? bsearch ceil chars chomp clear collect combination compact concat count delete delete_at digits divmod
    downcase downto each each_char each_cons each_slice each_with_index each_with_object empty? even? fdiv fetch find first flat_map
    flatten flip floor gcd gsub group_by has_key? include? index inject insert inspect join keys lcm last length lines map max
    max_by merge min min_by minmax none? odd? ord partition permutation pop product push reduce reject reverse rotate round
    sample scan select shift shuffle size slice sort sort_by split sqrt start_with? step strip sub sum swapcase tally take
    times to_a to_f to_i to_s transpose uniq unshift upcase upto values zip`,
  modules: { before: /require\s+['"]\w*$/, names: `set prime bigdecimal` },
};
