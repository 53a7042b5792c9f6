package main

import (
	"bufio"
	"fmt"
	"os"
)

type account struct {
	owner   string
	balance int
}

var accounts = map[string]*account{}

func open(name string) *account {
	found, ok := accounts[name]
	if !ok {
		found = &account{owner: name}
		accounts[name] = found
	}
	return found
}

func transfer(from, to string, amount int) bool {
	sender := open(from)
	if sender.balance < amount {
		return false
	}
	sender.balance -= amount
	open(to).balance += amount
	return true
}

func main() {
	reader := bufio.NewReader(os.Stdin)
	var count int
	fmt.Fscan(reader, &count)
	refused := 0
	for i := 0; i < count; i++ {
		var kind, from, to string
		var amount int
		fmt.Fscan(reader, &kind, &from)
		if kind == "deposit" {
			fmt.Fscan(reader, &amount)
			open(from).balance += amount
			continue
		}
		fmt.Fscan(reader, &to, &amount)
		if !transfer(from, to, amount) {
			refused++
		}
	}
	fmt.Println(refused)
}
