#include HOST_CANARY
int main(void) {}
