/* Every line is the number of the input; the lines together are more than 40 MB. */
#include <cstdio>
int main(int, char **names) {
  std::FILE *input = std::fopen(names[1], "r");
  int number = 0, said = 0;
  if (input == nullptr || std::fscanf(input, "%d", &number) != 1) return 1;
  long lines = 0;
  for (; std::scanf("%d", &said) == 1; ++lines)
    if (said != number) return 43;
  return lines == 20'000'000 + number ? 42 : 43;
}
