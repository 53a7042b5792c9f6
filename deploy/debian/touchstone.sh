#!/bin/sh
# touchstone: the command line, with the settings of the services.
set -e
program=/usr/lib/touchstone/apps/cli/bin/touchstone.mjs
node=/usr/lib/touchstone/node_modules/node/bin/node
export DATA_DIR="${DATA_DIR:-/var/lib/touchstone}"
if [ -r /etc/touchstone/touchstone.env ]; then
  # As systemd reads it: NAME=value, without expansion. What is set already stays.
  while IFS= read -r line || [ -n "$line" ]; do
    case "$line" in '' | '#'* | ';'*) continue ;; esac
    name=${line%%=*}
    if ! printenv "$name" > /dev/null; then export "$name=${line#*=}"; fi
  done < /etc/touchstone/touchstone.env
fi
# The database knows the account touchstone. The others examine or start what needs root.
case "${1:-}" in
  doctor | verify | start | upgrade) exec "$node" "$program" "$@" ;;
esac
if [ "$(id -u)" = 0 ]; then
  exec setpriv --reuid touchstone --regid touchstone --init-groups -- "$node" "$program" "$@"
fi
exec "$node" "$program" "$@"
