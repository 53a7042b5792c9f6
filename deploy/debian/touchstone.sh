#!/bin/sh
# touchstone: the command line, with the settings of the services.
set -e
# Beside this script: a package that is unpacked, but not installed, runs its own version.
root=$(dirname "$(dirname "$(readlink -f "$0")")")/lib/touchstone
program=$root/apps/cli/bin/touchstone.mjs
node=$root/node_modules/node/bin/node
export DATA_DIR="${DATA_DIR:-/var/lib/touchstone}"
if [ -r /etc/touchstone/touchstone.env ]; then
  # As systemd reads it: NAME=value, without expansion. What is set already stays.
  while IFS= read -r line || [ -n "$line" ]; do
    case "$line" in '' | '#'* | ';'*) continue ;; esac
    name=${line%%=*}
    if ! printenv "$name" > /dev/null; then export "$name=${line#*=}"; fi
  done < /etc/touchstone/touchstone.env
fi

if [ "$(id -u)" != 0 ]; then exec "$node" "$program" "$@"; fi

# The database knows the account touchstone, and its files belong to it.
as_account() { exec setpriv --reuid touchstone --regid touchstone --init-groups -- "$node" "$program" "$@"; }

# A Ctrl-C reaches every process of the terminal; these must not be cut short.
uninterrupted() { (trap '' INT TERM HUP; exec "$@"); }

# The account may not stop and start services, so this is done here, also after a failure or a signal. The upgrade gets the signal and
# comes to a safe end by itself. It has no judge: that needs root.
upgrade() {
  export JUDGE_SLOTS=0
  case " $* " in *' --dry-run '* | *' --help '* | *' -h '*) as_account "$@" ;; esac
  services=
  if [ -d /run/systemd/system ]; then
    services=$(systemctl list-units --type=service --state=active,activating --plain --no-legend 'touchstone*' | awk '{ print $1 }' | grep -Ev '^touchstone-(backup|upgrade)' || true)
  fi
  signalled= pid= code=0
  for signal in INT TERM HUP; do
    trap "signalled=$signal; if [ -n \"\$pid\" ]; then kill -$signal \$pid || true; fi" $signal
  done
  # Not quoted: several names.
  if [ -n "$services" ]; then uninterrupted systemctl stop $services || code=$?; fi
  if [ -n "$signalled" ]; then
    echo "Interrupted by SIG$signalled: nothing was changed." || true
    code=1
  elif [ "$code" = 0 ]; then
    # In the background, because a shell handles a signal only after a program in the foreground has ended. Only its end counts, not
    # that of a wait that a signal has ended.
    exec 3<&0
    as_account "$@" <&3 3<&- & pid=$!
    while kill -0 "$pid" 2> /dev/null; do
      code=0
      wait "$pid" || code=$?
    done
    pid=
  fi
  if [ -n "$services" ]; then
    uninterrupted systemctl start $services
    echo "Started again:" $services || true
  fi
  return "$code"
}

case "${1:-}" in
  # These examine or start what needs root.
  doctor | verify | start) exec "$node" "$program" "$@" ;;
  upgrade) upgrade "$@" ;;
  *) as_account "$@" ;;
esac
