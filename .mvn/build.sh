# Shared by `kessel` and `check`: which JDK, which Maven, and whether the build is up to date.
# Sourced, with ROOT set to the project's folder. Works with the bash 3.2 of macOS.

JDK_NEEDED=25
MODULES=(engine testkit games players web server cli)
TARGET=$ROOT/cli/target
JAR=$TARGET/kessel-cli.jar
BUILT=$TARGET/.built       # here after a finished build; as old as the beginning of that build
BUILDING=$TARGET/.building # here during a build, and after one that was killed
BUILD_LOG=$TARGET/build.log

# Sets FEATURE to the feature version (25) of the JDK in folder $1; fails if there is no JDK.
jdk_feature() {
    local home=$1 line
    FEATURE=
    [ -x "$home/bin/java" ] && [ -x "$home/bin/javac" ] || return 1
    if [ -r "$home/release" ]; then
        while IFS= read -r line; do
            case $line in
                JAVA_VERSION=*) line=${line#*=} && line=${line#\"} && FEATURE=${line%%[!0-9]*} && break ;;
            esac
        done <"$home/release"
    fi
    if [ -z "$FEATURE" ]; then
        line=$("$home/bin/javac" -version 2>&1) || return 1
        line=${line#javac }
        FEATURE=${line%%[!0-9]*}
    fi
    [ -n "$FEATURE" ]
}

# Sets JDK to $1 if that is a JDK new enough.
use_jdk() {
    jdk_feature "$1" && [ "$FEATURE" -ge "$JDK_NEEDED" ] && JDK=$1
}

# Sets JDK to the oldest JDK that is new enough among the folders given.
use_oldest_jdk() {
    local home best=
    for home in "$@"; do
        jdk_feature "$home" && [ "$FEATURE" -ge "$JDK_NEEDED" ] || continue
        if [ -z "$best" ] || [ "$FEATURE" -lt "$best" ]; then
            best=$FEATURE
            JDK=$home
        fi
    done
    [ -n "$best" ]
}

# Sets JDK, or says what to install and exits.
find_jdk() {
    local java home
    JDK=
    [ -n "${JAVA_HOME:-}" ] && use_jdk "$JAVA_HOME" && return
    if java=$(command -v java) && java=$(readlink -f "$java" 2>/dev/null); then
        use_jdk "${java%/bin/java}" && return
    fi
    use_oldest_jdk /usr/lib/jvm/* && return
    if [ -x /usr/libexec/java_home ] && home=$(/usr/libexec/java_home -v "$JDK_NEEDED+" 2>/dev/null); then
        use_jdk "$home" && return
    fi
    use_oldest_jdk "${HOME:-}"/.sdkman/candidates/java/* && return
    cat >&2 <<-END
	Kessel needs a JDK $JDK_NEEDED or newer, and found none (looked at JAVA_HOME, the PATH, /usr/lib/jvm and SDKMAN).
	Install one with \`apt install openjdk-$JDK_NEEDED-jdk\` or \`apt install temurin-$JDK_NEEDED-jdk\`, or from
	https://adoptium.net; or set JAVA_HOME to the one you have.
	END
    exit 1
}

# Sets MVN: the installed Maven if it is 3.8 or newer, else the wrapper, which fetches its own.
find_maven() {
    local version
    MVN=$ROOT/mvnw
    command -v mvn >/dev/null || return 0
    version=$(JAVA_HOME=$JDK mvn -B -version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
    set -- $version
    if [ "${1:-0}" -gt 3 ] || { [ "${1:-0}" -eq 3 ] && [ "${2:-0}" -ge 8 ]; }; then
        MVN=mvn
    fi
}

# Runs Maven on the found JDK, in the project's folder and in place of this (sub)shell. The options
# keep Java 25 from warning about Maven's own jars, and Maven from ending with terminal codes.
maven() {
    cd "$ROOT" || exit 1
    export JAVA_HOME=$JDK
    MAVEN_OPTS="-Djansi.noreset=true ${MAVEN_OPTS:-}"
    export MAVEN_OPTS="--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow $MAVEN_OPTS"
    exec "$MVN" "$@"
}

# Is there a finished build, and nothing newer than it? Folders count too: a deleted file makes its folder newer.
is_built() {
    [ -f "$BUILT" ] && [ -f "$JAR" ] || return 1
    local module inputs=("$ROOT/pom.xml" "$ROOT/games/data")
    inputs+=("$ROOT"/web/{src,build,public,index.html,make,package.json,package-lock.json,vite.config.ts})
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
        # The last build was killed, nobody knows where: begin again.
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
        rm -f "$BUILDING"
        echo "Kessel could not be built. The end of $BUILD_LOG:" >&2
        tail -n 30 "$BUILD_LOG" >&2
        exit 1
    fi
    mv -f "$BUILDING" "$BUILT"
}
