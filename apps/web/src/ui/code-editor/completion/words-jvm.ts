import type { LanguageWords } from './language-words.ts';

const sharedTypes = `
  ArrayDeque ArrayList BigDecimal BigInteger BitSet BufferedReader BufferedWriter Collections Comparator HashMap HashSet
  InputStreamReader LinkedHashMap LinkedHashSet LinkedList Math PrintWriter PriorityQueue Random Scanner StringBuilder
  StringTokenizer TreeMap TreeSet`;

export const javaWords: LanguageWords = {
  keywords: `
    abstract assert boolean break byte case catch char class const continue default do double else enum extends false final
    finally float for if implements import instanceof int interface long native new null package private protected public record
    return short static strictfp super switch synchronized this throw throws transient true try var void volatile while yield`,
  types: `${sharedTypes}
    Arrays Boolean Byte Character Deque Double Exception Float Function Integer IOException Iterator List Long Map Object Objects
    Optional Override Queue RuntimeException Set Short Stack Stream String System Thread`,
  functions: `abs ceil floor max min parseInt parseLong pow print printf println round sort sqrt swap valueOf`,
  members: `
    add addAll append asList binarySearch ceilingKey charAt clear clone close compareTo contains containsKey containsValue
    copyOf copyOfRange entrySet equals fill firstKey floorKey flush forEach format get getKey getOrDefault getValue hasMoreTokens
    hasNext hasNextInt hasNextLine hashCode in indexOf insert intValue isDigit isEmpty isLetter iterator join keySet lastIndexOf
    lastKey length merge mod modPow multiply next nextDouble nextInt nextLine nextLong nextToken offer out parseInt parseLong
    peek poll pop print printf println push put putIfAbsent readLine remove replace reverse set setCharAt size sort split stream
    subtract substring toArray toCharArray toLowerCase toString toUpperCase trim valueOf values`,
  modules: {
    before: /^\s*import\s+[\w.]*$/,
    names: `java.util.* java.io.* java.math.* java.util.function.* java.util.stream.* java.util.Scanner`,
  },
};

export const kotlinWords: LanguageWords = {
  keywords: `
    abstract as break by catch class companion const constructor continue crossinline data do else enum false final finally for fun
    get if import in init inline inner interface internal is lateinit null object open operator out override package private
    protected public return sealed set super suspend tailrec this throw true try typealias val var vararg when where while`,
  types: `${sharedTypes}
    Any Array Boolean BooleanArray Byte Char CharArray Double DoubleArray Float Int IntArray List Long LongArray Map MutableList
    MutableMap MutableSet Pair Set Short String Triple Unit`,
  functions: `
    abs arrayOf arrayOfNulls buildString check error intArrayOf listOf mapOf maxOf minOf mutableListOf mutableMapOf mutableSetOf
    print println readLine readln repeat require setOf sortedMapOf sortedSetOf sqrt to until`,
  members: `
    add all any append average clear contains count distinct drop filter find first firstOrNull fold forEach
    forEachIndexed getOrDefault getOrPut groupBy indexOf indices isEmpty isNotEmpty joinToString keys last lastIndex length let
    map mapIndexed max maxOrNull min minOrNull put reduce remove removeAt removeFirst removeLast reversed size sort sortBy
    sortDescending sorted sortedBy sortedDescending split substring sum sumOf take toCharArray toInt toIntArray toList toLong
    toMutableList toSet toString trim until values withIndex zip`,
  modules: { before: /^\s*import\s+[\w.]*$/, names: `java.util.* java.io.* java.math.* kotlin.math.*` },
};
