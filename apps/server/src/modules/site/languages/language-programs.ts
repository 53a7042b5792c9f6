/**
 * Per language family: a complete program that adds two numbers, for the help page, and the initial content
 * of an empty editor.
 */
interface Programs {
  sample: string;
  template: string;
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;

export const languagePrograms = {
  c: {
    sample: lines(
      '#include <stdio.h>',
      '',
      'int main(void) {',
      '    long long a, b;',
      '    if (scanf("%lld %lld", &a, &b) != 2) return 1;',
      '    printf("%lld\\n", a + b);',
      '    return 0;',
      '}',
    ),
    template: lines('#include <stdio.h>', '', 'int main(void) {', '', '    return 0;', '}'),
  },
  cpp: {
    sample: lines(
      '#include <iostream>',
      '',
      'int main() {',
      '    long long a, b;',
      '    std::cin >> a >> b;',
      "    std::cout << a + b << '\\n';",
      '}',
    ),
    template: lines(
      '#include <bits/stdc++.h>',
      'using namespace std;',
      '',
      'int main() {',
      '    ios::sync_with_stdio(false);',
      '    cin.tie(nullptr);',
      '',
      '    return 0;',
      '}',
    ),
  },
  python3: {
    sample: lines('a, b = map(int, input().split())', 'print(a + b)'),
    template: lines(
      'import sys',
      '',
      '',
      'def main():',
      '    data = sys.stdin.read().split()',
      '',
      '',
      'main()',
    ),
  },
  python2: {
    sample: lines('a, b = map(int, raw_input().split())', 'print a + b'),
    template: lines(
      'import sys',
      '',
      '',
      'def main():',
      '    data = sys.stdin.read().split()',
      '',
      '',
      'main()',
    ),
  },
  java: {
    sample: lines(
      'import java.util.Scanner;',
      '',
      'public class Main {',
      '    public static void main(String[] args) {',
      '        Scanner in = new Scanner(System.in);',
      '        long a = in.nextLong();',
      '        long b = in.nextLong();',
      '        System.out.println(a + b);',
      '    }',
      '}',
    ),
    template: lines(
      'import java.io.*;',
      'import java.util.*;',
      '',
      'public class Main {',
      '    public static void main(String[] args) throws IOException {',
      '        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));',
      '',
      '    }',
      '}',
    ),
  },
  kotlin: {
    sample: lines(
      'fun main() {',
      '    val (a, b) = readLine()!!.split(" ").map { it.toLong() }',
      '    println(a + b)',
      '}',
    ),
    template: lines('fun main() {', '    val input = System.`in`.bufferedReader()', '', '}'),
  },
  go: {
    sample: lines(
      'package main',
      '',
      'import "fmt"',
      '',
      'func main() {',
      '\tvar a, b int64',
      '\tfmt.Scan(&a, &b)',
      '\tfmt.Println(a + b)',
      '}',
    ),
    template: lines(
      'package main',
      '',
      'import (',
      '\t"bufio"',
      '\t"fmt"',
      '\t"os"',
      ')',
      '',
      'func main() {',
      '\tin := bufio.NewReader(os.Stdin)',
      '\tout := bufio.NewWriter(os.Stdout)',
      '\tdefer out.Flush()',
      '',
      '\tvar n int',
      '\tfmt.Fscan(in, &n)',
      '}',
    ),
  },
  rust: {
    sample: lines(
      'use std::io::{self, Read};',
      '',
      'fn main() {',
      '    let mut input = String::new();',
      '    io::stdin().read_to_string(&mut input).unwrap();',
      '    let sum: i64 = input.split_whitespace().map(|word| word.parse::<i64>().unwrap()).sum();',
      '    println!("{}", sum);',
      '}',
    ),
    template: lines(
      'use std::io::{self, Read};',
      '',
      'fn main() {',
      '    let mut input = String::new();',
      '    io::stdin().read_to_string(&mut input).unwrap();',
      '',
      '}',
    ),
  },
  csharp: {
    sample: lines(
      'using System;',
      '',
      'class Program {',
      '    static void Main() {',
      "        string[] words = Console.ReadLine().Split(' ');",
      '        Console.WriteLine(long.Parse(words[0]) + long.Parse(words[1]));',
      '    }',
      '}',
    ),
    template: lines('using System;', '', 'class Program {', '    static void Main() {', '', '    }', '}'),
  },
  javascriptNode: {
    sample: lines(
      "const { readFileSync } = require('node:fs');",
      '',
      "const [a, b] = readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number);",
      'console.log(a + b);',
    ),
    template: lines(
      "const { readFileSync } = require('node:fs');",
      '',
      "const lines = readFileSync(0, 'utf8').split('\\n');",
    ),
  },
  typescript: {
    sample: lines(
      "import { readFileSync } from 'node:fs';",
      '',
      "const [a = 0, b = 0]: number[] = readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number);",
      'console.log(a + b);',
    ),
    template: lines(
      "import { readFileSync } from 'node:fs';",
      '',
      "const lines: string[] = readFileSync(0, 'utf8').split('\\n');",
    ),
  },
  javascriptV8: {
    sample: lines("const [a, b] = readline().split(' ').map(Number);", 'print(a + b);'),
    template: lines('const line = readline();'),
  },
  php: {
    sample: lines('<?php', "fscanf(STDIN, '%d %d', $a, $b);", 'echo $a + $b, PHP_EOL;'),
    template: lines('<?php', '$lines = file("php://stdin", FILE_IGNORE_NEW_LINES);'),
  },
  ruby: {
    sample: lines('a, b = gets.split.map(&:to_i)', 'puts a + b'),
    template: lines('lines = $stdin.readlines(chomp: true)'),
  },
  pascal: {
    sample: lines(
      'program Main;',
      'var',
      '  a, b: int64;',
      'begin',
      '  readln(a, b);',
      '  writeln(a + b);',
      'end.',
    ),
    template: lines('program Main;', 'begin', '', 'end.'),
  },
} satisfies Record<string, Programs>;

export type LanguageFamily = keyof typeof languagePrograms;
