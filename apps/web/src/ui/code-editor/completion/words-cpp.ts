import type { LanguageWords } from './language-words.ts';

/** Names of the language and its library that programs for a judge use, up to C++ 23. */
export const cppWords: LanguageWords = {
  keywords: `
    alignas alignof and asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class co_await co_return
    co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do double
    dynamic_cast else enum explicit extern false final float for friend goto if inline int long mutable namespace new noexcept
    not nullptr operator or override private protected public register reinterpret_cast requires return short signed sizeof
    static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union
    unsigned using virtual void volatile wchar_t while xor
    #include #define #ifdef #ifndef #endif #if #else #undef #pragma`,
  types: `
    array basic_string bitset complex deque forward_list function initializer_list istringstream iterator less greater list map
    mt19937 mt19937_64 multimap multiset numeric_limits optional ostringstream pair priority_queue queue random_device set
    shared_ptr span stack string string_view stringstream tuple uniform_int_distribution uniform_real_distribution unique_ptr
    unordered_map unordered_multimap unordered_multiset unordered_set valarray variant vector
    int8_t int16_t int32_t int64_t intptr_t ptrdiff_t size_t uint8_t uint16_t uint32_t uint64_t __int128
    exception runtime_error logic_error out_of_range invalid_argument`,
  functions: `
    abs accumulate acos adjacent_difference adjacent_find all_of any_of asin assert atan atan2 atoi atoll back_inserter
    begin binary_search bit_ceil bit_floor bit_width bit_cast cbrt ceil clamp copy copy_if cos count count_if
    countl_zero countr_zero distance end equal equal_range erase_if exchange exit exp exp2 fabs fill fill_n find find_if
    find_if_not floor fmod for_each format freopen front_inserter gcd generate getchar getline has_single_bit hypot includes
    inner_product inplace_merge inserter iota is_heap is_permutation is_sorted isalnum isalpha isdigit islower isspace
    isupper iter_swap lcm ldexp lexicographical_compare llabs log log10 log2 lower_bound lround make_heap make_pair make_shared
    make_tuple make_unique max max_element memcpy memset merge midpoint min min_element minmax minmax_element mismatch move
    next next_permutation none_of nth_element partial_sort partial_sum partition partition_point popcount pow prev
    prev_permutation printf push_heap pop_heap putchar puts rand remainder remove remove_if replace replace_if reverse rotate
    round scanf search set_difference set_intersection set_symmetric_difference set_union setfill setprecision setw shuffle
    sin sort sort_heap sprintf sqrt srand sscanf stable_partition stable_sort stod stoi stol stoll stoull strcmp strlen
    strcpy strcat swap swap_ranges tan tie to_string tolower toupper transform trunc uninitialized_copy unique upper_bound
    __builtin_clz __builtin_clzll __builtin_ctz __builtin_ctzll __builtin_parity __builtin_popcount __builtin_popcountll`,
  constants: `
    std cin cout cerr clog endl fixed scientific boolalpha hex oct dec ws flush ios ios_base ranges views numbers
    INT_MAX INT_MIN LLONG_MAX LLONG_MIN LONG_MAX LONG_MIN UINT_MAX ULLONG_MAX CHAR_BIT DBL_MAX DBL_EPSILON EOF NULL M_PI
    stdin stdout stderr`,
  members: `
    append at back begin bottom c_str capacity cbegin cend clear compare contains count crbegin crend data emplace
    emplace_back emplace_front empty end equal_range erase extract fail find find_first_not_of find_first_of find_last_of
    first flip flush front get getline good has_value ignore insert insert_or_assign length lower_bound max max_size merge min none
    any all peek pop pop_back pop_front precision push push_back push_front put rbegin read rend replace reserve reset
    resize reverse rfind second set shrink_to_fit size sort splice starts_with ends_with str substr swap
    sync_with_stdio test tie to_string to_ullong top try_emplace unget unique unsetf upper_bound value value_or what width write`,
  modules: {
    before: /#\s*include\s*[<"][\w./+]*$/,
    names: `
      bits/stdc++.h iostream vector string algorithm map set queue stack deque cmath cstdio cstdlib cstring cctype climits
      cstdint cfloat cassert utility numeric functional unordered_map unordered_set iomanip sstream fstream array bitset
      list tuple random chrono complex limits iterator memory optional variant string_view ranges span bit numbers format
      print compare concepts forward_list initializer_list stdexcept exception type_traits regex valarray
      ext/pb_ds/assoc_container.hpp ext/pb_ds/tree_policy.hpp`,
  },
  snippets: [
    {
      label: 'for',
      detail: 'for (int i = 0; …)',
      template: 'for (int ${i} = 0; ${i} < ${n}; ++${i}) {\n\t${}\n}',
    },
    { label: 'forin', detail: 'for (auto& x : …)', template: 'for (auto& ${x} : ${values}) {\n\t${}\n}' },
    {
      label: 'fastio',
      detail: 'sync_with_stdio(false)',
      template: 'ios::sync_with_stdio(false);\ncin.tie(nullptr);\n${}',
    },
  ],
};
