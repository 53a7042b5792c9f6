#include <iostream>
#include "testlib.h"

/** Arguments: seed, most people, most seats. Every third bus is full. */
int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int people = rnd.next(1, atoi(argv[2]));
    int seats = rnd.next(1, atoi(argv[3]));
    if (rnd.next(3) == 0 && people >= seats) people -= people % seats;
    std::cout << people << ' ' << seats << '\n';
}
