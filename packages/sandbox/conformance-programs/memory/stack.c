static int sink(int depth) {
  volatile char frame[1024];
  frame[0] = (char)depth;
  return sink(depth + 1) + frame[0];
}
int main(void) { return sink(0); }
