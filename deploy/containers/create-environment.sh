#!/bin/sh
# Prints environment.example with a random value for every secret: ./create-environment.sh > .env
set -eu
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    POSTGRES_PASSWORD= | STORE_SECRET= | JUDGE_TOKEN= | SECRET_KEY=)
      line=$line$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n') ;;
  esac
  printf '%s\n' "$line"
done < "$(dirname "$0")/environment.example"
