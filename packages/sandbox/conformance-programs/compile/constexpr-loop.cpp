constexpr long spin(long from) {
  long sum = from;
  for (long index = 0; index < 30000000; index++) sum = sum * 3 + index;
  return sum;
}
constexpr long values[] = {spin(1), spin(2), spin(3), spin(4), spin(5), spin(6), spin(7), spin(8)};
int main() { return (int)values[7]; }
