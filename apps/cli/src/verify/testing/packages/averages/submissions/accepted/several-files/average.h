#pragma once
#include <vector>
double average(const std::vector<double>& numbers);
