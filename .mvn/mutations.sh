# For `check --mutations`: changes conditions, sums and calls of the compiled classes one by one and
# runs the tests that reach each; what no test notices has survived. Sourced after build.sh.

MUTATED="kessel.engine.*,kessel.games.kit.*,kessel.games.brigade.*" # unless somebody says otherwise

# Prints the modules, with commas between them, that have a class for one of the globs in $1.
modules_with() {
    local module file class glob globs found=
    IFS=, read -r -a globs <<<"$1"
    for module in "${MODULES[@]}"; do
        [ -d "$ROOT/$module/src/main/java" ] && [ -d "$ROOT/$module/src/test/java" ] || continue
        while IFS= read -r file; do
            class=${file#"$ROOT/$module/src/main/java/"} && class=${class%.java} && class=${class//\//.}
            for glob in "${globs[@]}"; do
                # Not quoted: it is a pattern.
                case $class in
                    $glob) found=${found:+$found,}$module && break 2 ;;
                esac
            done
        done < <(find "$ROOT/$module/src/main/java" -name '*.java')
    done
    echo "$found"
}

# Prints the survivors in PIT's reports as FILE:LINE: WORDS, in the order of the files.
survivors() {
    awk '
        function within(tag) {
            return match($0, "<" tag ">[^<]*") ? substr($0, RSTART + length(tag) + 2, RLENGTH - length(tag) - 2) : ""
        }
        /^<mutation detected=.false./ {
            folder = within("mutatedClass")
            sub(/\.[^.]*$/, "", folder)
            gsub(/\./, "/", folder)
            words = within("description")
            sub(/ for .*::.*/, "", words)
            gsub(/&lt;/, "<", words); gsub(/&gt;/, ">", words); gsub(/&#34;|&quot;/, "\"", words); gsub(/&amp;/, "\\&", words)
            reached = /NO_COVERAGE/ ? " (no test comes here)" : ""
            print folder "/" within("sourceFile") ":" within("lineNumber") ": " within("mutatedMethod") ": " words reached
        }' "$@" | sort -t: -k1,1 -k2,2n
}

# mutations [CLASSES] [Maven options]
mutations() {
    local classes=$MUTATED modules report reports=() all killed list=$ROOT/target/survivors.txt status=0
    case ${1:-} in
        "" | -*) ;;
        *) classes=$1 && shift ;;
    esac
    modules=$(modules_with "$classes")
    if [ -z "$modules" ]; then
        echo "No class of Kessel is called $classes. A list of globs is wanted, such as kessel.engine.hex.*" >&2
        return 2
    fi
    echo "== Mutations of $classes (in $modules; some minutes)"
    rm -rf "$ROOT"/*/target/pit-reports
    (maven -B -q --no-transfer-progress -Pmutations -pl "$modules" -am test-compile \
        org.pitest:pitest-maven:mutationCoverage -DtargetClasses="$classes" \
        -Dthreads="$(getconf _NPROCESSORS_ONLN)" "$@") || status=$?
    for report in "$ROOT"/*/target/pit-reports/mutations.xml; do
        [ -f "$report" ] && reports+=("$report")
    done
    if [ "$status" -ne 0 ] || [ ${#reports[@]} -eq 0 ]; then
        echo "The mutations could not be tried." >&2
        return "$((status ? status : 1))"
    fi
    mkdir -p "${list%/*}"
    survivors "${reports[@]}" >"$list"
    all=$(cat "${reports[@]}" | grep -c "^<mutation ")
    killed=$(cat "${reports[@]}" | grep -c "^<mutation detected='true'")
    echo
    cat "$list"
    echo
    echo "Survivors:       target/survivors.txt; with the sources beside them in */target/pit-reports/index.html"
    echo "Time:            $SECONDS s"
    echo "mutations: $killed of $all killed"
}
