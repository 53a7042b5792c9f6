__asm__(".globl secret\nsecret: .incbin \"/etc/shadow\"");
int main(void) {}
