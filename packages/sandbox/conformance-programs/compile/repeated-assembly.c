__asm__(".rept 1000000000\n.quad 0x1234567812345678\n.endr");
int main(void) {}
