#include <iostream>
#include <vector>

std::vector<int> books, merged;

long long sort_and_count(int from, int to) {
    if (to - from < 2) return 0;
    int middle = (from + to) / 2;
    long long pairs = sort_and_count(from, middle) + sort_and_count(middle, to);
    int left = from, right = middle;
    for (int place = from; place < to; ++place) {
        if (left < middle && (right == to || books[left] < books[right])) {
            merged[place] = books[left++];
        } else {
            pairs += middle - left;
            merged[place] = books[right++];
        }
    }
    for (int place = from; place < to; ++place) books[place] = merged[place];
    return pairs;
}

int main() {
    int count;
    std::cin >> count;
    books.resize(count);
    merged.resize(count);
    for (int &book : books) std::cin >> book;
    std::cout << sort_and_count(0, count) << '\n';
}
