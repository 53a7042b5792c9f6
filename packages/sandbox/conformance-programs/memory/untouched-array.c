/* Far more than the limit, but never touched: no memory is used. */
#include <stdio.h>
static char array[1 << 30];
int main(void) { printf("%d\n", array[12345]); }
