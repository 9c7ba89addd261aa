# Shared by `kessel` and `check`: is the build up to date, and if not, build.
# Sourced, with ROOT set to the project's folder. Works with the bash 3.2 of macOS.

. "$ROOT/.mvn/tools.sh"

MODULES=(engine testkit games players web server cli)
TARGET=$ROOT/cli/target
JAR=$TARGET/kessel-cli.jar
BUILT=$TARGET/.built       # here after a finished build; as old as the beginning of that build
BUILDING=$TARGET/.building # here during a build, and after one that was killed
BUILD_LOG=$TARGET/build.log

# Is there a finished build, and nothing newer than it? Folders count too: a deleted file makes its folder newer.
is_built() {
    [ -f "$BUILT" ] && [ -f "$JAR" ] || return 1
    local module inputs=("$ROOT/pom.xml" "$ROOT/games/data")
    inputs+=("$ROOT"/web/{src,build,public,index.html,make,package.json,package-lock.json,vite.config.ts,svelte.config.js,tsconfig.json,.npmrc})
    for module in "${MODULES[@]}"; do
        inputs+=("$ROOT/$module/pom.xml" "$ROOT/$module/src/main")
    done
    [ -z "$(find "${inputs[@]}" -newer "$BUILT" -print -quit 2>/dev/null)" ]
}

# Builds unless that is done. One at a time: a second caller waits for the first, then finds the work done.
ensure_built() {
    is_built && return
    if command -v flock >/dev/null; then
        exec 9<"$ROOT/pom.xml"
        if ! flock -n 9; then
            echo "Waiting for another build of Kessel to finish ..." >&2
            flock 9
        fi
    fi
    is_built || build
    exec 9<&-
}

interrupted() {
    kill "$1" 2>/dev/null
    wait "$1"
    printf '\nInterrupted; Kessel is not built.\n' >&2
    exit 130
}

build() {
    local module first=yes pid started=$SECONDS status=0
    find_maven
    if [ -f "$BUILDING" ]; then
        # The last build was killed or the disk was full, nobody knows where: begin again.
        for module in "${MODULES[@]}"; do
            rm -rf "${ROOT:?}/$module/target"
        done
    fi
    if [ -f "$JAR" ]; then
        first=
    fi
    # Removed, not overwritten: a Kessel that is running keeps the jars it has open.
    rm -f "$BUILT" "$JAR" "$TARGET"/*.jsa "$TARGET"/lib/kessel-*.jar
    for module in "${MODULES[@]}"; do
        rm -f "$ROOT/$module/target/kessel-$module"*.jar
    done
    mkdir -p "$TARGET" && : >"$BUILDING" || exit 1

    maven -B -q --no-transfer-progress -Dmaven.test.skip=true package >"$BUILD_LOG" 2>&1 </dev/null &
    pid=$!
    trap 'interrupted "$pid"' INT TERM HUP
    if [ -t 2 ]; then
        printf 'Building Kessel%s ' "${first:+ (first start, about a minute)}" >&2
        while kill -0 "$pid" 2>/dev/null; do
            sleep 1
            printf '.' >&2
        done
    fi
    wait "$pid" || status=$?
    trap - INT TERM HUP
    if [ -t 2 ]; then
        printf ' %d s\n' "$((SECONDS - started))" >&2
    fi

    if [ "$status" -ne 0 ] || [ ! -f "$JAR" ]; then
        # Where Maven ended of itself, all that it wrote is whole, and the next build may stand on it.
        if [ "$status" -eq 1 ] && ! disk_is_full; then
            rm -f "$BUILDING"
        fi
        {
            echo "Kessel could not be built: $(cause)"
            echo "The whole log: $BUILD_LOG"
        } >&2
        exit 1
    fi
    mv -f "$BUILDING" "$BUILT"
}

# Did the build find its disk full? The log may be silent about it, for it lies on that disk itself.
disk_is_full() {
    grep -qiE 'no space left on device|ENOSPC|quota exceeded' "$BUILD_LOG" && return
    local probe=$TARGET/.probe status=0
    head -c 1048576 /dev/zero 2>/dev/null >"$probe" || status=1
    rm -f "$probe"
    [ "$status" -ne 0 ]
}

# Why the build failed, in a line or two: what the log says first that is no consequence of something else.
cause() {
    local line
    if disk_is_full; then
        echo "no space left on device ($(df -Pk "$ROOT" | awk 'NR == 2 { printf "%d MB free in %s", $4 / 1024, $6 }'))."
        return
    fi
    # Maven's downloads, best told by a line that has the reason; npm's; those of the Maven wrapper.
    line=$(grep -m 1 -E '^\[ERROR\].*(Unknown host|unreachable|refused|timed out|in offline mode)' "$BUILD_LOG") ||
        line=$(grep -m 1 -E '^\[ERROR\].*Could not transfer' "$BUILD_LOG") ||
        line=$(grep -m 1 -E '^npm (error|ERR!) .*(request to|network|: E?(40|50)[0-9])' "$BUILD_LOG") ||
        line=$(grep -m 1 'Failed to fetch' "$BUILD_LOG")
    if [ -n "$line" ]; then
        echo "could not reach the package registry; is there a network?"
        brief "$line"
        return
    fi
    # The page's build speaks before Maven does; a stack trace is never a cause.
    line=$(awk '
        /^\[ERROR\] (COMPILATION ERROR|Command execution failed|-+$)/ || /^\[ERROR\] *$/ { maven = 1; next }
        /^\[ERROR\]/ { print; exit }
        !maven && !error && /^(npm (error|ERR!)|.*[Ee]rror:? )/ && !/during build/ && !/with [0-9]+ error/ { error = $0 }
        maven && error { print error; exit }' "$BUILD_LOG")
    [ -n "$line" ] || line=$(grep -v '^[[:space:]]*$' "$BUILD_LOG" | tail -n 2)
    brief "${line:-"Maven said nothing; was the disk full for a while?"}"
}

# A line of the log without Maven's trimmings, and no longer than a few rows of a terminal.
brief() {
    printf '%s\n' "$1" | sed -e 's/^\(\[ERROR\] *\)*//' -e 's/.*Could not transfer/Could not transfer/' -e 's/ *-> \[Help [0-9]*\]//' \
        -e "s|$ROOT/||g" | cut -c 1-400
}
