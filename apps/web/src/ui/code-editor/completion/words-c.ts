import type { LanguageWords } from './language-words.ts';

export const cWords: LanguageWords = {
  keywords: `
    auto break case char const continue default do double else enum extern float for goto if inline int long register restrict
    return short signed sizeof static struct switch typedef union unsigned void volatile while _Bool _Static_assert
    #include #define #ifdef #ifndef #endif #if #else #undef #pragma`,
  types: `
    FILE bool int8_t int16_t int32_t int64_t intptr_t ptrdiff_t size_t time_t uint8_t uint16_t uint32_t uint64_t`,
  functions: `
    abs acos asin assert atan atan2 atof atoi atol atoll bsearch calloc cbrt ceil clock cos exit exp fabs fclose fflush
    fgetc fgets floor fmax fmin fmod fopen fprintf fputs fread free freopen fscanf fwrite getchar hypot isalnum isalpha isdigit
    islower isspace isupper labs llabs log log10 log2 lround malloc memchr memcmp memcpy memmove memset pow printf
    putchar puts qsort rand realloc round scanf sin snprintf sprintf sqrt srand sscanf strcat strchr strcmp strcpy strlen
    strncmp strncpy strrchr strstr strtod strtok strtol strtoll tan time tolower toupper trunc ungetc`,
  constants: `
    true false NULL EOF INT_MAX INT_MIN LLONG_MAX LLONG_MIN UINT_MAX CHAR_BIT DBL_MAX DBL_EPSILON M_PI stdin stdout stderr`,
  modules: {
    before: /#\s*include\s*[<"][\w./]*$/,
    names: `stdio.h stdlib.h string.h math.h ctype.h stdbool.h stdint.h limits.h float.h assert.h time.h inttypes.h stddef.h`,
  },
  snippets: [
    {
      label: 'for',
      detail: 'for (int i = 0; …)',
      template: 'for (int ${i} = 0; ${i} < ${n}; ++${i}) {\n\t${}\n}',
    },
  ],
};
