#include "/etc/shadow"
int main(void) {}
