package org.example;

import org.example.parts.Lines;

public class Start {
    public static void main(String[] args) throws Exception {
        int number = new java.util.Scanner(System.in).nextInt();
        Lines.print(number, Hidden.more());
    }
}
