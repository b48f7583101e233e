#!/usr/bin/env bash
# Builds the Dockerfile without a Docker engine, starts its server and books a test. Has compose.yaml and the
# Caddyfiles checked by their own programs. If the machine lacks a program, the script skips that part and says why.
# On Debian as root: apt-get install --no-install-recommends buildah debootstrap docker-compose caddy
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d /var/tmp/centre-image.XXXXXX)
# Reads the process id from the server's log, because buildah does not pass signals on.
finish() {
  local pid=
  [ ! -f "$work/server.log" ] || pid=$(grep --only-matching --max-count=1 '"pid":[0-9]*' "$work/server.log" | cut -d: -f2)
  if [ -n "$pid" ] && grep --quiet dist/server/main.js "/proc/$pid/cmdline"; then kill "$pid"; wait; fi
  umount --recursive "$work/images/overlay" 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT
skip() { echo "skipped: $1"; }
has() { command -v "$1" >/dev/null; }

try_compose() {
  has docker-compose || { skip 'compose.yaml: no docker-compose'; return; }
  mkdir "$work/compose"
  cp compose.yaml "$work/compose"
  printf 'SITE_ADDRESS=www.example.org\nPOSTGRES_PASSWORD=abc\n' >"$work/compose/.env"
  docker-compose --project-directory "$work/compose" --file "$work/compose/compose.yaml" config --quiet
  echo "ok: compose.yaml ($(docker-compose version --short))"
}

try_caddy() {
  has caddy || { skip 'the Caddyfiles: no caddy'; return; }
  cp deploy/*Caddyfile "$work"
  local version
  version=$(caddy version | cut -d' ' -f1)
  # Debian's 2.6.2 needs another setting (docs/operate.md).
  if [ "${version#v}" = 2.6.2 ]; then
    sed -i 's/request_buffers 32KiB/buffer_requests\n\t\tmax_buffer_size 32KiB/' "$work/Caddyfile"
  fi
  for file in Caddyfile desk.Caddyfile; do
    SITE_ADDRESS=www.example.org DESK_ADDRESS=192.168.1.10 \
      caddy validate --adapter caddyfile --config "$work/$file" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
    echo "ok: deploy/$file (Caddy $version)"
  done
}

image() { buildah --root "$work/images" --runroot "$work/run" "$@"; }

# Fetches the image that the Dockerfile starts from, or makes one like it if no registry can be reached.
base() {
  local name
  name=$(sed -n 's/^FROM \(\S*\) AS build$/\1/p' Dockerfile)
  if image pull --quiet "docker.io/library/$name" >/dev/null 2>&1; then return; fi
  has debootstrap || { skip "the image: $name cannot be fetched, and there is no debootstrap"; exit 0; }
  echo "$name cannot be fetched: Debian by debootstrap, with our own Node, stands in for it"
  debootstrap --variant=minbase --include=libatomic1 trixie "$work/base" >"$work/log" || { tail "$work/log"; exit 1; }
  mkdir -p "$work/base/usr/local/lib/node_modules" "$work/base/usr/local/etc" "$work/base/etc/ssl/certs"
  cp node_modules/node/bin/node "$work/base/usr/local/bin"
  # Copies the npm of the command, because our own Node on the path may change npm's global folder.
  cp -rL "$(dirname "$(readlink --canonicalize "$(command -v npm)")")/.." "$work/base/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/base/usr/local/bin/npm"
  # Behind a proxy that signs for others, npm needs the certificates of this machine.
  cp /etc/ssl/certs/ca-certificates.crt "$work/base/etc/ssl/certs"
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >"$work/base/usr/local/etc/npmrc"
  chroot "$work/base" useradd --create-home --uid 1000 node
  local made
  made=$(image from scratch)
  image copy --quiet "$made" "$work/base" / >/dev/null
  image commit --quiet --rm "$made" "docker.io/library/$name" >/dev/null
  rm -rf "$work/base"
}

try_image() {
  has buildah || { skip 'the image: no buildah'; return; }
  [ "$(id -u)" = 0 ] || { skip 'the image: --isolation=chroot needs root'; return; }
  base
  # Docker's own format keeps HEALTHCHECK.
  image build --quiet --format docker --isolation=chroot --pull=never --tag centre . >"$work/log" 2>&1 || { tail "$work/log"; exit 1; }
  echo "ok: the image is built"
  local made port=${IMAGE_PORT:-3990}
  made=$(image from --pull=never centre)
  image run --isolation=chroot --user node --env "PORT=$port" --env DESK_PORT=0 "$made" -- \
    node dist/server/main.js >"$work/server.log" 2>&1 &
  curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused --output /dev/null "http://127.0.0.1:$port/healthz"
  curl --silent --fail "http://127.0.0.1:$port/book-appointment" | grep --quiet '<form'
  local day
  day=$(TZ=Asia/Kolkata date --date='next monday' +%F)
  curl --silent --fail --json "{\"name\":\"Asha\",\"phone\":\"98765 43210\",\"email\":\"\",\"date\":\"$day\",\"time\":\"11:00 AM\",\"tests\":[\"MRI Scan\"],\"additionalInfo\":\"\"}" \
    "http://127.0.0.1:$port/api/send-whatsapp"
  echo
  image run --isolation=chroot --user node "$made" -- node cli/centre.js appointments list
  echo "ok: its server takes a booking, its command line lists it"
}

try_compose
try_caddy
try_image
