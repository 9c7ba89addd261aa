# Shared by `kessel`, `check` and `web/make`: what this machine has of what Kessel needs, and what to install where it has not.
# Sourced, with ROOT set to the project's folder. Works with the bash 3.2 of macOS.

JDK_NEEDED=25
NODE_NEEDED=20.19
JVMS=/usr/lib/jvm
MAC_JAVA_HOME=/usr/libexec/java_home

# Finds the tools named (jdk, node), or says of each that is missing, in a line, how to install it, and exits.
need() {
    local tool missing=
    for tool in "$@"; do
        "find_$tool" && continue
        "lacks_$tool" >&2
        missing=yes
    done
    [ -z "$missing" ] || exit 1
}

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

# Sets JDK, or fails.
find_jdk() {
    local java home
    JDK=
    [ -n "${JAVA_HOME:-}" ] && use_jdk "$JAVA_HOME" && return
    if java=$(command -v java) && java=$(readlink -f "$java" 2>/dev/null); then
        use_jdk "${java%/bin/java}" && return
    fi
    use_oldest_jdk "$JVMS"/* && return
    if [ -x "$MAC_JAVA_HOME" ] && home=$("$MAC_JAVA_HOME" -v "$JDK_NEEDED+" 2>/dev/null); then
        use_jdk "$home" && return
    fi
    use_oldest_jdk "${HOME:-}"/.sdkman/candidates/java/*
}

lacks_jdk() {
    local command package machine=x64
    if command -v brew >/dev/null; then
        command="brew install --cask temurin@$JDK_NEEDED"
    elif command -v dnf >/dev/null; then
        command="sudo dnf install java-$JDK_NEEDED-openjdk-devel"
    else
        case $(uname -m) in aarch64 | arm64) machine=aarch64 ;; esac
        command="sudo mkdir -p $JVMS && curl -L https://api.adoptium.net/v3/binary/latest/$JDK_NEEDED/ga/linux/$machine/jdk/hotspot/normal/eclipse | sudo tar xz -C $JVMS"
        for package in "temurin-$JDK_NEEDED-jdk" "openjdk-$JDK_NEEDED-jdk"; do
            [ -z "$(apt_version "$package")" ] || command="sudo apt install $package"
        done
    fi
    echo "Kessel needs a JDK $JDK_NEEDED or newer and found none; to install it: $command (or set JAVA_HOME to yours)"
}

# Sets NODE_FOUND to what there is, and fails if that is not enough to build the page.
find_node() {
    NODE_FOUND=none
    command -v node >/dev/null || return 1
    NODE_FOUND=$(node --version 2>/dev/null) || NODE_FOUND="one that does not start"
    builds_the_page "${NODE_FOUND#v}" || return 1
    NODE_FOUND="$NODE_FOUND without npm"
    command -v npm >/dev/null
}

# Is $1 a version of Node.js that is new enough?
builds_the_page() {
    local major minor
    IFS=. read -r major minor _ <<<"$1"
    case $major:$minor in :* | *: | *[!0-9:]*) return 1 ;; esac
    [ "$major" -gt "${NODE_NEEDED%.*}" ] ||
        { [ "$major" -eq "${NODE_NEEDED%.*}" ] && [ "$minor" -ge "${NODE_NEEDED#*.}" ]; }
}

lacks_node() {
    local command candidate
    if command -v brew >/dev/null; then
        command="brew install node"
    elif command -v dnf >/dev/null; then
        command="sudo dnf install nodejs npm"
    elif candidate=$(apt_version nodejs) && builds_the_page "$candidate"; then
        command="sudo apt install nodejs npm"
        case $candidate in *nodesource*) command="sudo apt install nodejs" ;; esac # brings its own npm
    elif command -v apt-get >/dev/null; then
        command="curl -fsSL https://deb.nodesource.com/setup_22.x | sudo bash - && sudo apt install nodejs"
    else
        command="see https://nodejs.org/en/download"
    fi
    echo "Kessel needs Node.js $NODE_NEEDED or newer with npm to build its page and found $NODE_FOUND; to install it: $command"
}

# The version of package $1 that apt would install, or nothing.
apt_version() {
    apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: *//p' | grep -v '^(none)$'
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
# keep Java 25 from warning about Maven's own jars, and Maven from ending with terminal codes. Maven is
# soon done: its code and the compiler's are compiled quickly rather than well.
maven() {
    cd "$ROOT" || exit 1
    export JAVA_HOME=$JDK
    MAVEN_OPTS="-Djansi.noreset=true -XX:TieredStopAtLevel=1 ${MAVEN_OPTS:-}"
    export MAVEN_OPTS="--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow $MAVEN_OPTS"
    exec "$MVN" "$@"
}
