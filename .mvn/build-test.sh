#!/usr/bin/env bash
# Tests `kessel`, `check` and what they share, in a project of empty modules, with a Maven, a JDK and a Node.js that only pretend.
set -u
HOUSE=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
work=$(cd "$(mktemp -d "${TMPDIR:-/tmp}/kessel-build-test.XXXXXX")" && pwd -P)
trap 'rm -rf "$work"' EXIT
project=$work/project
bin=$work/bin
jvms=$work/jvms
tests=0
failures=0

# Only these of the machine's programs are seen by the scripts under test.
SYSTEM=(bash sh cat sed grep awk find mkdir rm mv cp ls touch tail head cut sleep dirname readlink df uname id printf flock mktemp kill wc env)

fake() { # name, body
    rm -f "$bin/$1"
    printf '#!/bin/sh\n%s\n' "$2" >"$bin/$1"
    chmod +x "$bin/$1"
}

jdk() { # folder, version
    mkdir -p "$1/bin"
    printf 'JAVA_VERSION="%s"\n' "$2" >"$1/release"
    printf '#!/bin/sh\necho "run: $*"\n' >"$1/bin/java"
    cp "$1/bin/java" "$1/bin/javac"
    chmod +x "$1/bin/java" "$1/bin/javac"
}

# A machine that has everything, and a clone on which nothing was done yet.
fresh() {
    local tool path module
    rm -rf "$project" "$bin" "$jvms"
    mkdir -p "$bin" "$jvms" "$project/.mvn"
    for tool in "${SYSTEM[@]}"; do
        if path=$(type -P "$tool"); then
            ln -s "$path" "$bin/$tool"
        fi
    done
    jdk "$jvms/jdk-17" 17.0.15
    jdk "$jvms/jdk-25" 25.0.1
    fake node 'echo v20.19.0'
    fake npm 'echo "npm $*"'
    fake apt-cache 'test "$2" = openjdk-25-jdk && printf "%s:\n  Candidate: 25.0.1\n" "$2"'
    maven_does 'mkdir -p cli/target && : >cli/target/kessel-cli.jar'
    cp "$HOUSE/kessel" "$HOUSE/check" "$project"
    cp "$HOUSE/.mvn/build.sh" "$project/.mvn"
    sed -e "s|^JVMS=.*|JVMS=$jvms|" -e 's|^MAC_JAVA_HOME=.*|MAC_JAVA_HOME=|' "$HOUSE/.mvn/tools.sh" >"$project/.mvn/tools.sh"
    fake_script "$project/.mvn/build-test.sh"
    fake_script "$project/.mvn/first-start.sh"
    : >"$project/pom.xml"
    for module in engine testkit games players web server cli; do
        mkdir -p "$project/$module/src/main"
        : >"$project/$module/src/main/Source.java"
        : >"$project/$module/pom.xml"
    done
    mkdir -p "$project/games/data" "$project/web/src"
}

fake_script() { printf '#!/bin/sh\n' >"$1" && chmod +x "$1"; }

maven_does() { # body of a build; its runs are counted
    fake mvn "case \"\$*\" in *-version*) echo 'Apache Maven 3.8.7'; exit ;; esac
echo \"\$*\" >>$work/maven-runs
$1"
    : >"$work/maven-runs"
}

# Runs a script of the project on the pretended machine; sets out, err and status.
run() {
    (cd "$project" && exec env -i HOME="$work/home" PATH="$bin" ${CI_IS:+CI=$CI_IS} "$@") >"$work/out" 2>"$work/err" </dev/null
    status=$?
    out=$(cat "$work/out")
    err=$(cat "$work/err")
}

expect() { # what, then a command that has to hold
    local what=$1
    shift
    tests=$((tests + 1))
    "$@" && return
    failures=$((failures + 1))
    printf 'FAILED: %s\n  status %s\n' "$what" "$status"
    printf '%s\n' "$out" "$err" | sed 's/^/  | /'
}
says() { case $out$err in *"$1"*) ;; *) return 1 ;; esac; }
silent_about() { ! says "$1"; }
ends_with() { [ "$status" -eq "$1" ]; }
lines() { [ "$(printf '%s\n' "$err" | wc -l)" -eq "$1" ]; }
maven_runs() { [ "$(wc -l <"$work/maven-runs")" -eq "$1" ]; }

# --- Building once, and again when something changed

fresh
run ./kessel games
expect "a fresh clone builds and starts" ends_with 0
expect "on the JDK 25 beside an older one" says "run: -Xshare:auto"
expect "with the arguments given" says "kessel.cli.Kessel games"
run ./kessel games
expect "a second start does not build" maven_runs 1
sleep 0.1
: >"$project/games/src/main/New.java"
run ./kessel games
expect "a new file is built, as after git pull" maven_runs 2
sleep 0.1
rm "$project/games/src/main/New.java"
run ./kessel games
expect "so is a file that is gone" maven_runs 3
rm "$bin/node" "$bin/mvn"
run ./kessel games
expect "what was built starts without Node.js and Maven" ends_with 0

# --- What is missing

missing() { # what the one line says, besides how to install it
    run ./kessel games
    expect "$1: the exit code" ends_with 1
    expect "$1: told" says "$1"
    expect "$1: how to install it" says "to install it: "
    expect "$1: in one line" lines 1
    expect "$1: nothing is built" maven_runs 0
}
fresh
rm -rf "$jvms/jdk-25"
missing "needs a JDK 25"
expect "the package that there is" says "sudo apt install openjdk-25-jdk"
fresh
rm "$bin/node"
missing "found none"
fresh
fake node 'echo v18.19.0'
missing "found v18.19.0"
fresh
fake node 'echo v20.18.9'
missing "found v20.18.9"
fresh
fake node 'exit 1'
missing "found one that does not start"
fresh
rm "$bin/npm"
missing "without npm"
fresh
rm -rf "$jvms/jdk-25" "$bin/node"
run ./kessel games
expect "two things are missing: both are told at once" lines 2
fresh
rm "$bin/node"
run ./check
expect "check says it, too, before it does anything" maven_runs 0
expect "check ends with a failure" ends_with 1

# --- Why a build failed

fails_for() { # what it has to say, the lines in all; the log comes from standard input
    cat >"$work/log"
    fresh
    maven_does "cat $work/log; exit 1"
    run ./kessel games
    expect "$1: the exit code" ends_with 1
    expect "$1: told" says "$1"
    expect "$1: where the log is" says "The whole log: $project/cli/target/build.log"
    expect "$1: briefly" lines "$2"
    expect "$1: no stack trace" silent_about "    at "
    expect "$1: no epilogue" silent_about "[Help"
}
fails_for "could not reach the package registry" 3 <<'END'
[ERROR] [ERROR] Some problems were encountered while processing the POMs:
[ERROR] Non-resolvable import POM: Could not transfer artifact com.fasterxml.jackson:jackson-bom:pom:2.22.4 from/to central (https://repo.maven.apache.org/maven2): transfer failed for https://repo.maven.apache.org/maven2/com/fasterxml/jackson/jackson-bom/2.22.4/jackson-bom-2.22.4.pom @ line 94, column 19
[ERROR] 'dependencies.dependency.version' for org.junit.jupiter:junit-jupiter:jar is missing. @ line 178, column 17
 @ 
[ERROR] The build could not read 1 project -> [Help 1]
[ERROR]     Non-resolvable import POM: Could not transfer artifact com.fasterxml.jackson:jackson-bom:pom:2.22.4 from/to central (https://repo.maven.apache.org/maven2): transfer failed @ line 94, column 19: Unknown host repo.maven.apache.org: Temporary failure in name resolution -> [Help 2]
[ERROR] 
[ERROR] [Help 1] http://cwiki.apache.org/confluence/display/MAVEN/ProjectBuildingException
END
expect "with the reason" says "Temporary failure in name resolution"
fails_for "could not reach the package registry" 3 <<'END'
npm error code EAI_AGAIN
npm error syscall getaddrinfo
npm error request to https://registry.npmjs.org/zimmerframe failed, reason: getaddrinfo EAI_AGAIN registry.npmjs.org
[ERROR] Command execution failed.
org.apache.commons.exec.ExecuteException: Process exited with an error: 1 (Exit value: 1)
    at org.apache.commons.exec.DefaultExecutor.executeInternal (DefaultExecutor.java:408)
[ERROR] Failed to execute goal org.codehaus.mojo:exec-maven-plugin:3.6.4:exec (build-the-page) on project kessel-web: Command execution failed. -> [Help 1]
END
expect "with npm's reason" says "getaddrinfo EAI_AGAIN registry.npmjs.org"
fails_for "could not reach the package registry" 3 <<'END'
curl: (6) Could not resolve host: repo.maven.apache.org
curl: Failed to fetch https://repo.maven.apache.org/maven2/org/apache/maven/apache-maven-3.9.16-bin.zip
END
fails_for "no space left on device" 2 <<'END'
npm error code ENOSPC
npm error nospc ENOSPC: no space left on device, write
[ERROR] Command execution failed.
    at org.apache.commons.exec.DefaultExecutor.executeInternal (DefaultExecutor.java:408)
END
fails_for "ServeCommand.java:[34,13] cannot find symbol" 2 <<'END'
added 96 packages in 6s
[ERROR] COMPILATION ERROR : 
[ERROR] /tmp/k/cli/src/main/java/kessel/cli/ServeCommand.java:[34,13] cannot find symbol
  symbol:   class itn
[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.16.0:compile (default-compile) on project kessel-cli: Compilation failure
[ERROR] -> [Help 1]
END
fails_for "web/src/App.svelte:2:8 Unexpected token" 2 <<'END'
✗ Build failed in 186ms
error during build:
Build failed with 1 error:

[plugin vite-plugin-svelte:compile] web/src/App.svelte:2:8
RolldownError: web/src/App.svelte:2:8 Unexpected token
https://svelte.dev/e/js_parse_error
    at aggregateBindingErrorsIntoJsError (file:///node_modules/rolldown/dist/shared/error.mjs:49:18)
[ERROR] Command execution failed.
    at org.apache.commons.exec.DefaultExecutor.executeInternal (DefaultExecutor.java:408)
[ERROR] Failed to execute goal org.codehaus.mojo:exec-maven-plugin:3.6.4:exec (build-the-page) on project kessel-web: Command execution failed. -> [Help 1]
END
fresh
maven_does 'exit 1'
fake head 'exit 1' # nothing can be written, not even the log
run ./kessel games
expect "a disk too full for the log" says "no space left on device"

# --- Builds that did not end well

left_over=$project/engine/target/Half.class
half_built() { maven_does "mkdir -p engine/target; : >engine/target/Half.class; $1"; }
whole_build='mkdir -p cli/target && : >cli/target/kessel-cli.jar'
fresh
half_built 'exit 1'
run ./kessel games
maven_does "$whole_build"
run ./kessel games
expect "after a mistake in the sources the next build goes on" test -e "$left_over"
expect "and ends well" ends_with 0
for end in 'kill -9 $$' 'echo "java.io.IOException: No space left on device"; exit 1'; do
    fresh
    half_built "$end"
    run ./kessel games
    expect "a build that ended by '$end' is no build" ends_with 1
    maven_does "$whole_build"
    run ./kessel games
    expect "after '$end' the next build begins anew" test ! -e "$left_over"
    expect "and ends well" ends_with 0
done
fresh
half_built 'exec sleep 60'
(sleep 1; kill -TERM "$(cat "$work/pid")") &
run sh -c 'echo $$ >'"$work/pid"'; exec ./kessel games'
expect "an interrupted build says so" says "Interrupted; Kessel is not built."
expect "with the code of an interruption" ends_with 130
maven_does "$whole_build"
run ./kessel games
expect "after an interruption the next build begins anew" test ! -e "$left_over"
expect "and ends well" ends_with 0

# --- No failure is swallowed by check

private() { fresh && fake id 'echo 1000'; }
private
fake chromium ''
run ./check
expect "check passes" silent_about FAILED
expect "nothing is skipped in the browser" says "In the browser:  passed"
private
run ./check
expect "without Chromium the summary says what was skipped" says "Chromium:        tests SKIPPED"
private
CI_IS=true run ./check
expect "in CI that is a failure" says "Chromium:        FAILED"
expect "and its exit code" ends_with 1
private
fake id 'echo 0'
fake apt-get 'echo "E: Unable to locate package $*"; exit 100'
CI_IS=true run ./check
expect "an installation that failed says why" says "Unable to locate package"
expect "and fails in CI" ends_with 1
private
fake id 'echo 0'
fake apt-get 'case $* in *" chromium") cp "${0%/*}/npm" "${0%/*}/chromium" ;; *install*) exit 100 ;; esac'
run ./check
expect "where apt lacks one Chromium it installs another" says "In the browser:  passed"
private
fake chromium ''
maven_does 'echo "[ERROR] /Broken.java:[1,1] nonsense"; exit 1'
run ./check
expect "a build that fails is told" says "nonsense"
expect "and ends the check" says "Build:           FAILED"
expect "with a failure" ends_with 1
for broken in build-test first-start; do
    private
    fake chromium ''
    fake git ''
    printf '#!/bin/sh\nexit 3\n' >"$project/.mvn/$broken.sh"
    run ./check
    expect "a failure of $broken is a failure" ends_with 3
done
private
fake chromium ''
fake npm 'exit 4'
run ./check
expect "a failure in the browser is a failure" says "In the browser:  FAILED"

if [ "$failures" -ne 0 ]; then
    echo "$failures of $tests expectations failed."
    exit 1
fi
echo "$tests expectations held."
