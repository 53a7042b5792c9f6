import type { Locale } from '@touchstone/contract/locales';

interface CompileTip {
  title: string;
  text: string;
}

/** The most common causes of compile errors for learners. */
export const compileTips: Readonly<
  Record<Locale, readonly [CompileTip, CompileTip, CompileTip, CompileTip]>
> = {
  'zh-CN': [
    {
      title: 'main 返回 int',
      text: 'C 和 C++ 的入口写成 `int main()`，以 `return 0;` 结束。返回其他数值会被当作运行时错误。',
    },
    {
      title: 'Java 的类名是 Main',
      text: '含有 `main` 方法的类命名为 `Main`，不要写 `package`，也不要写其他 `public` 类。',
    },
    {
      title: '只用标准库',
      text: '评测机运行 Linux，没有 `conio.h`、`windows.h`，也不支持 `system("pause")`。用到的头文件都要自己包含。',
    },
    {
      title: '不用已经移除的函数',
      text: '`gets` 已从新标准中移除，请改用 `fgets` 或 `getline`。64 位整数用 `long long`，格式符是 `%lld`。',
    },
  ],
  'zh-HK': [
    {
      title: 'main 傳回 int',
      text: 'C 及 C++ 的進入點寫成 `int main()`，以 `return 0;` 結束。傳回其他數值會當作執行期錯誤。',
    },
    {
      title: 'Java 的類別名稱是 Main',
      text: '含有 `main` 方法的類別命名為 `Main`，不要寫 `package`，亦不要寫其他 `public` 類別。',
    },
    {
      title: '只用標準程式庫',
      text: '評測機執行 Linux，沒有 `conio.h`、`windows.h`，亦不支援 `system("pause")`。用到的標頭檔都要自行包含。',
    },
    {
      title: '不用已移除的函式',
      text: '`gets` 已從新標準中移除，請改用 `fgets` 或 `getline`。64 位元整數用 `long long`，格式符號是 `%lld`。',
    },
  ],
  'en-US': [
    {
      title: 'main returns int',
      text: 'In C and C++ write `int main()` and end it with `return 0;`. Any other value counts as a runtime error.',
    },
    {
      title: 'The Java class is Main',
      text: 'Name the class with the `main` method `Main`. No `package`, and no other `public` class.',
    },
    {
      title: 'Standard library only',
      text: 'Judges run Linux: there is no `conio.h`, no `windows.h`, and no `system("pause")`. Include every header you use.',
    },
    {
      title: 'No removed functions',
      text: '`gets` was removed from newer standards; use `fgets` or `getline`. For 64-bit integers use `long long` and `%lld`.',
    },
  ],
};
