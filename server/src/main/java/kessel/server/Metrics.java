package kessel.server;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;

/** Numbers about the server, as Prometheus reads them. */
final class Metrics {
    private static final double[] SECONDS = {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2};

    private static final Set<String> METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE");

    private record Request(String method, String route, int status) implements Comparable<Request> {
        @Override
        public int compareTo(Request other) {
            return toString().compareTo(other.toString());
        }
    }

    private record Reading(String type, String help, DoubleSupplier value) {}

    private static final class Times {
        private final LongAdder[] buckets = new LongAdder[SECONDS.length + 1];
        private final DoubleAdder sum = new DoubleAdder();

        Times() {
            for (int i = 0; i < buckets.length; i++) {
                buckets[i] = new LongAdder();
            }
        }

        void add(double seconds) {
            int bucket = 0;
            while (bucket < SECONDS.length && seconds > SECONDS[bucket]) {
                bucket++;
            }
            buckets[bucket].increment();
            sum.add(seconds);
        }
    }

    private final Map<Request, LongAdder> requests = new ConcurrentSkipListMap<>();
    private final Map<String, Times> times = new ConcurrentSkipListMap<>();
    private final Map<String, Reading> readings = new ConcurrentSkipListMap<>();
    private final LongAdder moves = new LongAdder();

    void gauge(String name, String help, DoubleSupplier value) {
        readings.put(name, new Reading("gauge", help, value));
    }

    void counter(String name, String help, DoubleSupplier value) {
        readings.put(name, new Reading("counter", help, value));
    }

    /** A stranger may send any method: what is not one of HTTP's counts as one. */
    void answered(String method, String route, int status, double millis) {
        count(METHODS.contains(method) ? method : "other", route, status, millis);
    }

    private void count(String method, String route, int status, double millis) {
        requests.computeIfAbsent(new Request(method, route, status), _ -> new LongAdder())
                .increment();
        times.computeIfAbsent(method + " " + route, _ -> new Times()).add(millis / 1000);
    }

    void moved() {
        moves.increment();
    }

    String text() {
        StringBuilder text = new StringBuilder();
        head(
                text,
                "kessel_changes_total",
                "counter",
                "Changes to matches made through this server.");
        text.append("kessel_changes_total ").append(moves.sum()).append('\n');
        head(text, "kessel_requests_total", "counter", "Requests answered.");
        requests.forEach(
                (request, count) ->
                        text.append(
                                "kessel_requests_total{method=\"%s\",route=\"%s\",status=\"%d\"} %d\n"
                                        .formatted(
                                                request.method(),
                                                request.route(),
                                                request.status(),
                                                count.sum())));
        head(text, "kessel_request_seconds", "histogram", "How long requests took.");
        times.forEach((route, seconds) -> histogram(text, route, seconds));
        readings.forEach(
                (name, reading) -> {
                    head(text, name, reading.type(), reading.help());
                    double value = reading.value().getAsDouble();
                    text.append(name).append(' ').append(value).append('\n');
                });
        return text.toString();
    }

    private static void head(StringBuilder text, String name, String type, String help) {
        text.append("# HELP ").append(name).append(' ').append(help).append('\n');
        text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    }

    private static void histogram(StringBuilder text, String methodAndRoute, Times times) {
        String[] words = methodAndRoute.split(" ", 2);
        String labels = "method=\"%s\",route=\"%s\"".formatted(words[0], words[1]);
        long count = 0;
        for (int i = 0; i < times.buckets.length; i++) {
            count += times.buckets[i].sum();
            String most = i < SECONDS.length ? Double.toString(SECONDS[i]) : "+Inf";
            text.append(
                    "kessel_request_seconds_bucket{%s,le=\"%s\"} %d\n"
                            .formatted(labels, most, count));
        }
        text.append("kessel_request_seconds_sum{%s} %s\n".formatted(labels, times.sum.sum()));
        text.append("kessel_request_seconds_count{%s} %d\n".formatted(labels, count));
    }
}
