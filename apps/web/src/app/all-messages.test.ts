/**
 * Rules for the texts of all features. The type check already demands the same keys in every language; these tests read
 * the texts themselves.
 */
import { locales, type Locale } from '@touchstone/contract/locales';
import { describe, expect, it } from 'vitest';

type Text = string | ((...values: unknown[]) => string);
interface Texts {
  readonly [key: string]: Text | Texts;
}
interface Entry {
  locale: Locale;
  /** Without the language: `pager-messages.ts total`. */
  key: string;
  text: Text;
}

const modules = import.meta.glob<Record<string, unknown>>(['../**/*-messages.ts', '../lib/time-spans.ts'], {
  eager: true,
});

const isMessages = (value: unknown): value is Record<Locale, Texts> =>
  typeof value === 'object' && value !== null && locales.every((locale) => locale in value);

function* textsIn(texts: Text | Texts, path: string): Generator<[string, Text]> {
  if (typeof texts === 'string' || typeof texts === 'function') yield [path, texts];
  else for (const [key, value] of Object.entries(texts)) yield* textsIn(value, `${path}.${key}`);
}

const entries: Entry[] = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((pair): pair is [string, Record<Locale, Texts>] => isMessages(pair[1]))
    .flatMap(([name, messages]) =>
      locales.flatMap((locale) =>
        [...textsIn(messages[locale], `${file} ${name}`)].map(([key, text]) => ({ locale, key, text })),
      ),
    ),
);

/** A value for any parameter: it reads as the text, whether the function takes a name, a number or a list of names. */
const anyValue = (text: string) => Object.assign([text], { toLowerCase: () => text });

const fill = (text: Text, value: string): string =>
  typeof text === 'string'
    ? text
    : text(...Array.from({ length: Math.max(1, text.length) }, () => anyValue(value)));

const plain = entries.map(({ locale, key, text }) => ({ locale, key, text: fill(text, '7') }));
const where = (rule: (entry: { locale: Locale; text: string }) => boolean): string[] =>
  plain.filter(rule).map(({ locale, key, text }) => `${locale} ${key}: ${text}`);

/** Each simplified form with its traditional form. */
const forms =
  '们們这這说說时時个個为為对對与與后後吗嗎国國学學会會过過来來实實现現题題号號电電话話标標签籤网網页頁检檢测測试試评評编編译譯语語' +
  '运運错錯误誤输輸记記忆憶账賬户戶队隊导導师師论論开開关關闭閉启啟动動写寫读讀单單词詞边邊发發见見长長门門间間隐隱点點击擊选選择擇项項' +
  '设設备備权權请請讯訊统統计計图圖书書馆館结結构構变變数數组組织織级級别別线線条條约約练練习習红紅绿綠给給经經费費终終绝絕缩縮总總续續' +
  '继繼维維护護执執资資软軟连連处處显顯删刪档檔传傳优優从從众眾尝嘗带帶当當没沒满滿热熱状狀独獨确確种種称稱简簡类類终終罚罰义義职職联聯' +
  '节節获獲虽雖补補规規视視觉覺订訂认認讨討让讓许許证證详詳调調谁誰负負责責败敗质質贴貼赛賽转轉轻輕较較载載达達违違迟遲适適逻邏邮郵释釋' +
  '里裡链鏈锁鎖阅閱阶階难難静靜顶頂须須领領频頻颜顏风風饰飾验驗驱驅龄齡';
const simplified = new Set(Array.from(forms).filter((_, index) => index % 2 === 0));
const traditional = new Set(Array.from(forms).filter((_, index) => index % 2 === 1));
/** Names of languages are written in the language itself. */
const isLanguageName = (key: string) =>
  /statement-messages\.ts statementMessages\.(chinese|languages)/.test(key);
const contains = (text: string, signs: ReadonlySet<string>) =>
  Array.from(text).some((sign) => signs.has(sign));

describe('the texts of all features', () => {
  it('are found', () => {
    expect(entries.length).toBeGreaterThan(5000);
  });

  it('of mainland China have no traditional characters, those of Hong Kong no simplified ones', () => {
    const foreign: Record<Locale, ReadonlySet<string>> = {
      'zh-CN': traditional,
      'zh-HK': simplified,
      'en-US': new Set(),
    };
    expect(
      plain
        .filter(({ locale, key, text }) => !isLanguageName(key) && contains(text, foreign[locale]))
        .map(({ key, text }) => `${key}: ${text}`),
    ).toEqual([]);
  });

  it('in English have no Chinese characters', () => {
    expect(
      plain
        .filter(
          ({ locale, key, text }) =>
            locale === 'en-US' && !isLanguageName(key) && /\p{Script=Han}/u.test(text),
        )
        .map(({ key, text }) => `${key}: ${text}`),
    ).toEqual([]);
  });

  it('in Chinese have Chinese punctuation', () => {
    // Lines of a CSV file have commas, in every language.
    const isCsv = (text: string) => /(.+,){4}/.test(text);
    expect(
      where(
        ({ locale, text }) =>
          locale !== 'en-US' && !isCsv(text) && /\p{Script=Han}[,;!?:]|[,;!?:]\p{Script=Han}/u.test(text),
      ),
    ).toEqual([]);
  });

  it('have an ellipsis in place of three dots', () => {
    expect(where(({ text }) => text.includes('...'))).toEqual([]);
  });

  it('show every value in every language', () => {
    const sign = '§';
    const shown = new Map<string, Partial<Record<Locale, boolean>>>();
    for (const { locale, key, text } of entries) {
      if (typeof text === 'string') continue;
      shown.set(key, { ...shown.get(key), [locale]: fill(text, sign).includes(sign) });
    }
    const differing = [...shown].filter(([, byLocale]) => new Set(Object.values(byLocale)).size > 1);
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('show each of several values in every language', () => {
    // Values that differ, so that a forgotten or repeated one is noticed. A count may be written as a word instead.
    const signs = ['§1', '§2', '§3', '§4', '§5'];
    const shownValues = (text: (...values: unknown[]) => string) => {
      const shown = text(...signs.slice(0, text.length).map(anyValue));
      return signs.filter((sign) => shown.includes(sign)).join(' ');
    };
    const values = new Map<string, Set<string>>();
    for (const { key, text } of entries) {
      if (typeof text !== 'function' || text.length < 2) continue;
      values.set(key, new Set([...(values.get(key) ?? []), shownValues(text)]));
    }
    expect([...values].filter(([, sets]) => sets.size > 1).map(([key]) => key)).toEqual([]);
  });
});

describe('counts in English', () => {
  /** Limits are fixed numbers, never one. */
  const limits = /\b(?:at most|up to|only the first|there are|at least) 1\b|1 of 1 pixels|list has 1 users/i;
  /** Names, lists of names, and counts that are formatted already. */
  const takesStrings =
    /testDataMessages\.sortBy|differenceMessages\.names|heatMapMessages\.(submissions|activeDays|streak)/;
  /** A verb or a unit, alone or after a noun; names are "1" here, too. */
  const noPlurals = /\b1 (?:\w+ )?(?:is|its|has|was|as|ms|does|others|finishes|needs|catches)\b/g;

  it('have a singular noun after 1', () => {
    const shown = entries.flatMap(({ locale, key, text }) =>
      locale !== 'en-US' || typeof text !== 'function' || takesStrings.test(key)
        ? []
        : [`${key}: ${text(...Array.from({ length: Math.max(1, text.length) }, () => 1))}`],
    );
    expect(
      shown.filter(
        (line) => /\b1 (?:\w+ )?\w+[^s\W]s\b/.test(line.replaceAll(noPlurals, '')) && !limits.test(line),
      ),
    ).toEqual([]);
  });
});
