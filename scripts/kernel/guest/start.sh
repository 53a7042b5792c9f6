#!/bin/sh
# The first process of the guest on its real root. It runs the tests, which print their report, and turns the machine off.
# Whatever happens: a guest that does not end would keep the host waiting.
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root NO_COLOR=1 CI=1
# Modules that the host has compiled: compiling TypeScript takes long in an emulator.
export NODE_COMPILE_CACHE="$KERNEL_TEST_REPOSITORY/.cache/compiled"
cd "$KERNEL_TEST_REPOSITORY" && "$KERNEL_TEST_NODE" scripts/kernel/guest/main.ts
sync
echo o > /proc/sysrq-trigger
sleep 60
