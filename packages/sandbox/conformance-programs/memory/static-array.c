#include <string.h>
static char array[256 << 20];
int main(void) { memset(array, 1, sizeof array); }
