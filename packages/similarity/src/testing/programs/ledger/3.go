package main

import "fmt"

const limit = 100000

var names [limit]string
var money [limit]int
var used int

func slot(name string) int {
	for i := used - 1; i >= 0; i-- {
		if names[i] == name {
			return i
		}
	}
	names[used] = name
	used++
	return used - 1
}

func deposit() {
	var who string
	var sum int
	fmt.Scan(&who, &sum)
	money[slot(who)] += sum
}

func pay() int {
	var a, b string
	var sum int
	fmt.Scan(&a, &b, &sum)
	x, y := slot(a), slot(b)
	if money[x] >= sum {
		money[x], money[y] = money[x]-sum, money[y]+sum
		return 0
	}
	return 1
}

func main() {
	var q, bad int
	var word string
	for fmt.Scan(&q); q > 0; q-- {
		fmt.Scan(&word)
		if word[0] == 'd' {
			deposit()
		} else {
			bad += pay()
		}
	}
	fmt.Print(bad)
}
