#!/usr/bin/env bash
# Proves that a fresh clone starts: lays the project out in an empty folder, out of reach of any artefact of its own in
# Maven's local repository, builds it there with its first command, and asks the server for the page.
#
# What is laid out is what `git add --all` would commit now: for a clean working tree, its commit. So a file that is
# needed but ignored is missed here, and so is one that only an earlier build left behind.
set -euo pipefail
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
GROUP=kessel # the project's own artefacts in Maven's local repository
SECONDS_TO_START=120

work=$(mktemp -d "${TMPDIR:-/tmp}/kessel-first-start.XXXXXX")
server=
clean_up() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 130' INT TERM HUP

fail() {
    local log=$work/kessel/cli/target/build.log
    echo "A fresh clone does not start: $1" >&2
    if [ -s "$log" ] && mkdir -p "$ROOT/cli/target" && cp "$log" "$ROOT/cli/target/first-start.log"; then
        echo "The log of its build is kept as $ROOT/cli/target/first-start.log" >&2
    fi
    exit 1
}

# The working tree, through an index and a store of objects that are thrown away afterwards.
lay_out() {
    local changes index
    changes=$(git -C "$ROOT" status --porcelain | wc -l)
    echo "The commit $(git -C "$ROOT" rev-parse --short HEAD)$([ "$changes" -eq 0 ] || echo " with $((changes)) uncommitted changes, as if all were committed")"
    index=$(cd "$ROOT" && git rev-parse --path-format=absolute --git-path index)
    (
        cd "$ROOT"
        GIT_ALTERNATE_OBJECT_DIRECTORIES=$(git rev-parse --path-format=absolute --git-path objects)
        export GIT_ALTERNATE_OBJECT_DIRECTORIES GIT_OBJECT_DIRECTORY=$work/objects GIT_INDEX_FILE=$work/index
        mkdir "$work/objects"
        cp "$index" "$GIT_INDEX_FILE"
        git add --all
        git checkout-index --all --prefix="$work/kessel/"
    )
}

# Where Maven keeps what it downloads. A wrong guess costs a download, no more.
local_repository() {
    local said settings=${HOME:-}/.m2/settings.xml
    said=$(printf '%s\n' ${MAVEN_OPTS:-} ${MAVEN_ARGS:-} | sed -n 's/^-Dmaven\.repo\.local=//p' | tail -n 1)
    if [ -z "$said" ] && [ -r "$settings" ]; then
        said=$(sed -n 's|.*<localRepository>\(.*\)</localRepository>.*|\1|p' "$settings" | head -n 1)
    fi
    echo "${said:-${HOME:-}/.m2/repository}"
}

# A local repository that leads to the user's, but for the project's own artefacts.
keep_own_artefacts_away() {
    local entry from
    from=$(local_repository)
    mkdir "$work/repository"
    for entry in "$from"/*; do
        [ ! -d "$entry" ] || [ "${entry##*/}" = "$GROUP" ] || ln -s "$entry" "$work/repository/"
    done
    [ ! -e "$from/$GROUP" ] || echo "(There are artefacts of Kessel in $from/$GROUP; nothing needs them.)"
    export MAVEN_OPTS="${MAVEN_OPTS:-} -Dmaven.repo.local=$work/repository"
    export MAVEN_ARGS="${MAVEN_ARGS:-} -Dmaven.repo.local=$work/repository"
}

# Sets ADDRESS to where the server listens.
start_server() {
    local log=$work/server.log began=$SECONDS
    unset KESSEL_DATABASE
    ./kessel --no-browser --port 0 --data "$work/data" >"$log" 2>&1 &
    server=$!
    ADDRESS=
    while [ -z "$ADDRESS" ]; do
        if ! kill -0 "$server" 2>/dev/null || [ $((SECONDS - began)) -gt "$SECONDS_TO_START" ]; then
            tail -n 5 "$log" >&2
            fail "the server did not come up"
        fi
        sleep 0.2
        ADDRESS=$(sed -n 's|.*\(http://[^ /]*\).*|\1|p' "$log" | head -n 1)
    done
}

# Is the server well, and is the page there with its scripts and styles?
visit() {
    node --input-type=module - "$ADDRESS" <<-'END'
	const address = process.argv[2];
	async function get(path) {
	  const answer = await fetch(new URL(path, address));
	  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
	  return answer.text();
	}
	try {
	  await get("/health");
	  const page = await get("/");
	  const parts = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => match[1]);
	  if (parts.length === 0) throw new Error("/ is not the page");
	  for (const part of parts) await get(part);
	} catch (broken) {
	  console.error(broken.message);
	  process.exitCode = 1;
	}
	END
}

lay_out
keep_own_artefacts_away
cd "$work/kessel"
games=$(./kessel games) || fail "./kessel games"
[ -n "$games" ] || fail "./kessel games lists none"
echo "./kessel games: $(($(wc -l <<<"$games"))) scenarios"
start_server
visit || fail "the page is not served"
kill "$server"
wait "$server" || [ $? -eq 143 ] || fail "the server did not stop as it was told"
server=
echo "./kessel: /health and the page answered"
