struct Lines { long count; };
long print_lines(Lines lines, int number);
