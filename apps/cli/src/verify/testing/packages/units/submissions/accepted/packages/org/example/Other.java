package org.example;

/** The compiler finds this class only if it is given the file. */
class Hidden {
    static int more() {
        return 20_000_000;
    }
}
