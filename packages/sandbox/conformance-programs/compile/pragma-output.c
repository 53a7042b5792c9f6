/* Asks the compiler to write elsewhere. */
#pragma GCC dependency "/etc/shadow"
#pragma GCC pch_preprocess "/etc/passwd"
int main(void) {}
