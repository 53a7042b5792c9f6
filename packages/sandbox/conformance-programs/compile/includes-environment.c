#include "/proc/self/environ"
