int array[1 << 28] = {1};
int main(void) { return array[12345]; }
