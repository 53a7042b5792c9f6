import type { LanguageWords } from './language-words.ts';

export const goWords: LanguageWords = {
  keywords: `
    break case chan const continue default defer else fallthrough for func go goto if import interface map package range return
    select struct switch type var`,
  types: `
    any bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32
    uint64 uintptr`,
  functions: `append cap clear close complex copy delete imag len make max min new panic print println real recover`,
  constants: `false iota nil true bufio fmt math os sort strconv strings slices container heap`,
  members: `
    Abs Args Atoi Buffer Bytes Contains Exit Fields Flush Fprint Fprintf Fprintln Fscan Fscanf HasPrefix HasSuffix Index Ints
    Itoa Join MaxInt MaxInt64 MinInt64 NewReader NewScanner NewWriter ParseInt Pow Print Printf Println ReadString Repeat Replace
    Scan Scanf Scanln Scanner Search Slice SliceStable Sort Split Sprintf Sprint Sqrt Stdin Stdout String Strings Text ToLower
    ToUpper TrimSpace WriteString`,
  modules: {
    before: /"[\w/]*$/,
    names: `bufio bytes container/heap container/list fmt math math/big math/bits math/rand os slices sort strconv strings unicode`,
  },
};

export const rustWords: LanguageWords = {
  keywords: `
    as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref
    return self Self static struct super trait true type unsafe use where while`,
  types: `
    BTreeMap BTreeSet BinaryHeap Box HashMap HashSet Option Ordering Rc RefCell Result Reverse String Vec VecDeque bool char f32
    f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize`,
  functions: `assert! assert_eq! eprintln! format! panic! print! println! read_line unreachable! vec! write! writeln!`,
  constants: `Err None Ok Some std io stdin stdout collections cmp`,
  members: `
    abs abs_diff all any as_bytes as_ref as_str binary_search bytes chain chars clear clone cloned cmp collect contains
    contains_key copied count dedup drain entry enumerate expect extend filter filter_map find first flat_map flatten fold
    for_each get get_mut insert into into_iter is_empty is_none is_some iter iter_mut join keys last len lines lock map max
    max_by_key min min_by_key next nth or_default or_insert parse partial_cmp peek pop pop_back pop_front position pow push
    push_back push_front push_str range read_line read_to_string remove repeat resize retain rev skip sort sort_by
    sort_by_key sort_unstable split split_at split_whitespace splitn sqrt starts_with step_by sum swap take to_owned to_string
    to_vec trim truncate unwrap unwrap_or unwrap_or_default values windows wrapping_add wrapping_mul zip`,
  modules: {
    before: /^\s*use\s+[\w:]*$/,
    names: `std::io std::io::Read std::io::Write std::io::BufRead std::collections::HashMap std::collections::HashSet
      std::collections::BTreeMap std::collections::BinaryHeap std::collections::VecDeque std::cmp::Reverse std::cmp::Ordering`,
  },
};

export const pascalWords: LanguageWords = {
  keywords: `
    and array as begin break case class const constructor continue destructor div do downto else end except exit file finally for
    function goto if implementation in inherited inline interface label mod nil not object of on operator or packed procedure
    program property raise record repeat set shl shr string then to try type unit until uses var while with xor`,
  types: `ansistring boolean byte cardinal char double extended int64 integer longint longword pchar qword real shortint single
    smallint text word`,
  functions: `
    abs arctan assign chr close concat copy cos dec delete eof eoln exp fillchar frac halt high inc insert int length ln low
    max min move odd ord pos pred random randomize read readln reset rewrite round setlength sin sizeof sqr sqrt str succ swap
    trunc upcase val write writeln`,
  constants: `false true maxint maxlongint pi input output`,
  modules: { before: /^\s*uses\s+[\w, ]*$/, names: `math sysutils classes strutils` },
};

export const csharpWords: LanguageWords = {
  keywords: `
    abstract as async await base break case catch checked class const continue default delegate do else enum event explicit extern
    false finally fixed for foreach get goto if implicit in interface internal is lock namespace new null operator out override
    params partial private protected public readonly ref return sealed set sizeof stackalloc static struct switch this throw true
    try typeof unchecked unsafe using value var virtual void volatile where while yield`,
  types: `
    Array BigInteger Console Convert Dictionary Exception HashSet IEnumerable LinkedList List Math Queue SortedDictionary
    SortedSet Stack String StringBuilder Tuple bool byte char decimal double float int long object sbyte short string uint ulong
    ushort`,
  members: `
    Abs Add AddRange Aggregate All Any Append Average Clear Contains ContainsKey Count Dequeue Distinct Enqueue First
    FirstOrDefault GroupBy IndexOf Insert Join Keys Last Length Max Min OrderBy OrderByDescending Parse Peek Pop Pow Push Read
    ReadKey ReadLine Remove RemoveAt Repeat Replace Reverse Round Select Skip Sort Split Sqrt StartsWith Substring Sum Take
    ToArray ToCharArray ToInt32 ToInt64 ToList ToLower ToString ToUpper Trim TryGetValue TryParse Values Where Write WriteLine`,
  modules: {
    before: /^\s*using\s+[\w.]*$/,
    names: `System System.Collections.Generic System.IO System.Linq System.Numerics System.Text`,
  },
};
