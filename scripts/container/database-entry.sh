# Creates the database at the first start, then is PostgreSQL.
set -eu
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB;" | postgres --single -D "$PGDATA" postgres
fi
exec postgres -D "$PGDATA" -c listen_addresses='*'
