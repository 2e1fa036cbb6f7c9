package knightschool.session;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.shared.ThreeWayMerge;

/**
 * The user's settings, by name. Immutable. The text format has one line for each, with the name and the value, both
 * encoded as in a URL.
 */
public record StoredSettings(SortedMap<String, String> values) {
    /** No settings. */
    public static final StoredSettings NONE = new StoredSettings(Collections.emptySortedMap());

    public StoredSettings {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    /** Returns these settings with one changed. */
    public StoredSettings with(String name, String value) {
        SortedMap<String, String> more = new TreeMap<>(values);
        more.put(name, value);
        return new StoredSettings(more);
    }

    static StoredSettings merge(StoredSettings base, StoredSettings ours, StoredSettings theirs) {
        return new StoredSettings(ThreeWayMerge.ofMaps(base.values, ours.values, theirs.values, (_, newer) -> newer));
    }

    String format() {
        return values.entrySet().stream()
                .map(entry -> encoded(entry.getKey()) + " " + encoded(entry.getValue()) + "\n")
                .collect(Collectors.joining());
    }

    private static String encoded(String words) {
        return URLEncoder.encode(words, StandardCharsets.UTF_8);
    }

    static PartialReadResult<StoredSettings> parse(String text) {
        SortedMap<String, String> values = new TreeMap<>();
        List<InputFault> faults = PartialReadResult.faults(text, line -> {
            List<String> words = List.of(line.split(" ", -1));
            if (words.size() > 2) {
                throw fault();
            }
            values.put(decoded(words.getFirst()), words.size() == 1 ? "" : decoded(words.getLast()));
        });
        return new PartialReadResult<>(new StoredSettings(values), faults);
    }

    private static String decoded(String words) {
        try {
            return URLDecoder.decode(words, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException _) {
            throw fault();
        }
    }

    private static InputFault fault() {
        return new InputFault("this is no setting", "");
    }
}
