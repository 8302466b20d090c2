#!/usr/bin/env bash
# Starts a node of the cluster in MariaDB's image: as the first node of a new cluster, or as one that joins.
# Environment: NODE_NAME, PEERS (names of the other nodes), BEGINS_CLUSTER ('true': begins one if there has been none), and those of the image.
set -euo pipefail

data=${DATA_FOLDER:-/var/lib/mysql}

# A node that joins a running cluster must never begin a second one.
peers_have_cluster() {
  local peer
  for peer in $PEERS; do
    if timeout 5 mariadb --host="$peer" --user="$MARIADB_USER" --password="$MARIADB_PASSWORD" --connect-timeout=2 \
      --batch --skip-column-names --execute="SHOW STATUS LIKE 'wsrep_cluster_status'" 2>/dev/null | grep --quiet 'Primary$'; then
      return 0
    fi
  done
  return 1
}

# Galera marks the last node of a cluster that was stopped: it has all commits.
may_begin_cluster() {
  if [ -f "$data/grastate.dat" ]; then
    grep --quiet '^safe_to_bootstrap: 1$' "$data/grastate.dat"
  else
    [ "${BEGINS_CLUSTER:-}" = true ]
  fi
}

options=(--wsrep-node-name="$NODE_NAME")
if may_begin_cluster && ! peers_have_cluster; then options+=(--wsrep-new-cluster); fi
exec docker-entrypoint.sh mariadbd "${options[@]}"
