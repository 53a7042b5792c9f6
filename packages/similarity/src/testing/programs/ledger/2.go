package main

import (
	"bufio"
	"os"
	"strconv"
	"strings"
)

type book map[string]int64

func (b book) apply(fields []string) int {
	last, err := strconv.ParseInt(fields[len(fields)-1], 10, 64)
	if err != nil {
		panic(err)
	}
	switch {
	case len(fields) == 3:
		b[fields[1]] += last
	case b[fields[1]] >= last:
		b[fields[1]], b[fields[2]] = b[fields[1]]-last, b[fields[2]]+last
	default:
		return 1
	}
	return 0
}

func lines() []string {
	scanner := bufio.NewScanner(os.Stdin)
	var all []string
	for scanner.Scan() {
		all = append(all, scanner.Text())
	}
	return all[1:]
}

func main() {
	ledger, failures := make(book), 0
	for _, line := range lines() {
		failures += ledger.apply(strings.Fields(line))
	}
	os.Stdout.WriteString(strconv.Itoa(failures) + "\n")
}
