#!/bin/sh
# Runs a server of Debian's packages on 127.0.0.1 until its own input ends: with the program that has started it, however that ends.
#   start-server.sh postgres|mariadb|redis|rabbitmq PORT FOLDER
# The folder is a new one; it gets data and log. RabbitMQ takes the two ports after PORT, too. Exit code 3: the server is not installed.
#   start-server.sh postgres|mariadb|redis|rabbitmq
# says by its exit code whether it is.
set -u
kind=$1 port=${2:-} folder=${3:-}
is_root() { [ "$(id -u)" = 0 ]; }

# Some servers do not run as root.
as() {
  user=$1; shift
  if is_root; then exec setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs "$@"; else exec "$@"; fi
}

case $kind in
  postgres) program=$(ls -d /usr/lib/postgresql/*/bin/postgres 2>/dev/null | sort -V | tail -n 1) signal=QUIT ;;
  mariadb) program=/usr/sbin/mariadbd signal=KILL ;;
  redis) program=/usr/bin/redis-server signal=KILL ;;
  rabbitmq) program=/usr/lib/rabbitmq/bin/rabbitmq-server signal=KILL ;;
  *) program= ;;
esac
[ -n "$program" ] && [ -x "$program" ] || exit 3
[ -n "$port" ] || exit 0

serve() {
  case $kind in
    postgres)
      if is_root; then chown postgres "$folder" && chmod 755 "$folder"; fi
      (as postgres "${program%/*}/initdb" -A trust -U postgres --no-sync --no-instructions -D "$folder/data") || return
      as postgres "$program" -D "$folder/data" -p "$port" -h 127.0.0.1 -F -c unix_socket_directories= -c shared_buffers=16MB
      ;;
    mariadb)
      mkdir "$folder/data" || return
      is_root && set -- --user=root
      exec "$program" --no-defaults "$@" --skip-grant-tables --skip-log-bin --datadir="$folder/data" \
        --bind-address=127.0.0.1 --port="$port" --socket="$folder/socket" --pid-file="$folder/pid" \
        --innodb-buffer-pool-size=16M --innodb-log-file-size=8M --innodb-flush-log-at-trx-commit=0
      ;;
    redis) exec "$program" --bind 127.0.0.1 --port "$port" --save "" --dir "$folder" ;;
    rabbitmq)
      echo "[]." >"$folder/plugins"
      : >"$folder/rabbitmq.conf"
      export HOME="$folder" RABBITMQ_CONF_ENV_FILE=/dev/null RABBITMQ_CONFIG_FILE="$folder/rabbitmq"
      export RABBITMQ_ENABLED_PLUGINS_FILE="$folder/plugins"
      export RABBITMQ_MNESIA_BASE="$folder/data" RABBITMQ_LOG_BASE="$folder/logs" RABBITMQ_NODENAME="shop-$port@localhost"
      export RABBITMQ_NODE_IP_ADDRESS=127.0.0.1 RABBITMQ_NODE_PORT="$port" RABBITMQ_DIST_PORT=$((port + 1))
      export ERL_EPMD_PORT=$((port + 2)) ERL_EPMD_ADDRESS=127.0.0.1
      export RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS="+S 1:1 +sbwt none"
      epmd -port "$ERL_EPMD_PORT" & # in this process group, not one that stays
      exec "$program"
      ;;
  esac
}

mkdir -p "$folder"
exec 3<&0 </dev/null >"$folder/log" 2>&1
if [ "${inside:-}" = 1 ]; then serve; exit; fi
inside=1 setsid "$0" "$@" & # a process group of its own
server=$!
cat <&3 >/dev/null
kill -s "$signal" -- "-$server"
wait
rm -rf "$folder"
