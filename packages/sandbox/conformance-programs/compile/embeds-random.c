__asm__(".globl secret\nsecret: .incbin \"/dev/zero\"");
int main(void) {}
