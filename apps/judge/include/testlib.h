/*
 * testlib.h of Touchstone: checkers, interactors, validators and generators written for testlib compile against it.
 *
 * How this works
 *
 * A program registers itself as one of four kinds and from then on everything follows from the kind:
 *
 *   registerTestlibCmd   checker     <input> <output> <answer> [<result> [-appes]] [--testset X] [--group Y]
 *   registerInteraction  interactor  <input> <output> [<answer> [<result> [-appes]]]; talks through stdin and stdout
 *   registerValidation   validator   the test on stdin, [--testset X] [--group Y] [--testOverviewLogFileName F]
 *   registerGen          generator   its options; the test goes to stdout
 *
 * A checker or interactor reads `inf` (test), `ouf` (contestant) and `ans` (jury), and ends by a verdict: a line on
 * stderr whose first words name it (ok, wrong answer, wrong output format, partially correct (N), points X, FAIL) and an
 * exit code. Whose fault a bad read is depends on the stream: in `ouf` it is the contestant's (a value of the wrong form
 * is a format error, one out of range a wrong answer), in `inf` and `ans` it is always FAIL. A checker that says ok
 * although `ouf` has more to read has said too much: the verdict is a format error.
 *
 * Checkers and interactors skip blanks before what they read. A validator is strict: every space and line end must be
 * read explicitly and exactly, and everything it finds wrong is FAIL.
 *
 * A program that ends in silence where it owes something (a checker without verdict, a validator without readEof, a
 * generator with options nobody asked for) is turned into FAIL at exit.
 *
 * Random numbers come from one 48-bit linear congruential generator, seeded by the command line only: the same arguments
 * give the same test on every machine. The numbers are our own, not those of other implementations.
 *
 * Everything here was written from the documented behaviour. The parts, each standing on those before it:
 */
#ifndef TOUCHSTONE_TESTLIB_H
#define TOUCHSTONE_TESTLIB_H

/* Programs written for testlib expect these to be there. */
#include <algorithm>
#include <cassert>
#include <cctype>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <sstream>
#include <stack>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

#include "touchstone-testlib/results.h"   /* result codes, kinds of programs, what the program knows of itself */
#include "touchstone-testlib/text.h"      /* format, compress, trim, split, toString, println */
#include "touchstone-testlib/verdict.h"   /* the one way out of a program */
#include "touchstone-testlib/numbers.h"   /* strict number forms, comparing doubles */
#include "touchstone-testlib/pattern.h"   /* the small regular expressions of readToken and rnd.next */
#include "touchstone-testlib/random.h"    /* rnd, shuffle */
#include "touchstone-testlib/source.h"    /* buffered bytes */
#include "touchstone-testlib/validator.h" /* test sets, groups, features, bounds that were hit */
#include "touchstone-testlib/stream.h"    /* InStream: inf, ouf, ans */
#include "touchstone-testlib/quit.h"      /* quitf and its family, ensure */
#include "touchstone-testlib/options.h"   /* opt, has_opt */
#include "touchstone-testlib/register.h"  /* registerTestlibCmd and its family */

#endif
