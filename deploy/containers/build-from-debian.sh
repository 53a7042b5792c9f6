#!/bin/sh
# Builds the images of the Containerfile without a registry: the base comes from Debian packages (mmdebstrap), the rest from
# the Debian package of Touchstone (`npm run deb`). As root, with the Debian packages mmdebstrap and buildah:
#
#   deploy/containers/build-from-debian.sh dist/touchstone_0.1.0_amd64.deb
#
# Makes localhost/touchstone-server:VERSION and localhost/touchstone-judge:VERSION. LANGUAGES names Debian packages of further languages.
set -eu

suite=bookworm
if [ $# -ne 1 ]; then
  echo "usage: $0 FILE.deb" >&2
  exit 2
fi
package=$(realpath "$1")
version=$(dpkg-deb -f "$package" Version)
here=$(dirname "$(realpath "$0")")
base=localhost/touchstone-base:$suite

scratch=$(mktemp -d)
container=
clean_up() {
  if [ -n "$container" ]; then buildah rm "$container" > /dev/null; fi
  rm -rf "$scratch"
}
trap clean_up EXIT

# Like the slim images of Debian: without documentation and translations, with the licenses.
mmdebstrap --quiet --variant=minbase \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  "$suite" "$scratch/base.tar"
container=$(buildah from scratch)
buildah add --quiet "$container" "$scratch/base.tar" / > /dev/null
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --cmd bash "$container"
buildah commit --quiet "$container" "$base" > /dev/null

for target in server judge; do
  buildah bud --layers --isolation chroot --target "$target" --file "$here/Containerfile" \
    --build-arg BASE="$base" --build-arg PACKAGE="$(basename "$package")" --build-arg LANGUAGES="${LANGUAGES:-}" \
    --tag "localhost/touchstone-$target:$version" "$(dirname "$package")"
done
