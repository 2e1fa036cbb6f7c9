package knightschool.files.yaml;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.files.InputFault;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

/**
 * Reads YAML into {@link YamlNode}s with line numbers.
 *
 * <p>It works on the parser's events rather than on loaded objects: depth and size are checked while reading,
 * references (as in YAML bombs) are refused before anything is copied, and every value keeps its line.
 */
public final class YamlReader {
    /** The largest depth of nested lists and keys. */
    static final int MAX_DEPTH = 12;

    /** The largest number of values in a text. */
    static final int MAX_NODES = 10_000;

    private static final String REMEDY =
            "Write \"key: value\", one a line; put text with a colon or braces in quotation marks.";

    private static final LoadSettings SETTINGS = LoadSettings.builder()
            .setUseMarks(true)
            .setCodePointLimit(1 << 20)
            .setMaxAliasesForCollections(0)
            .build();

    private final Iterator<Event> events;
    private int nodes;

    private YamlReader(Iterator<Event> events) {
        this.events = events;
    }

    /**
     * Reads the single document of a text; empty if the text has only comments.
     *
     * @throws InputFault with the line within this text
     */
    public static Optional<YamlNode> read(String text) {
        try {
            return new YamlReader(new Parse(SETTINGS).parseString(text).iterator()).document();
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(Mark::getLine).orElse(0) + 1;
            throw fault(line, "this is not YAML: " + inWords(e.getProblem()), REMEDY);
        } catch (InputFault fault) {
            throw fault;
        } catch (RuntimeException e) {
            // The parser also throws exceptions of its implementation, such as for the escape "\UFFFFFFFF".
            throw fault(1, "this is not YAML", "Write \"key: value\", one a line, in plain characters.");
        }
    }

    private static String inWords(String problem) {
        return problem == null ? "it cannot be read" : problem.strip().replaceAll("\\s+", " ");
    }

    private Optional<YamlNode> document() {
        Optional<YamlNode> root = Optional.empty();
        while (events.hasNext()) {
            Event event = events.next();
            switch (event.getEventId()) {
                case StreamStart, StreamEnd, DocumentEnd, Comment -> {}
                case DocumentStart -> {
                    if (root.isPresent()) {
                        throw fault(line(event), "a second YAML document begins here", "Leave \"---\" out.");
                    }
                }
                default -> root = Optional.of(node(event, 1));
            }
        }
        return root;
    }

    private YamlNode node(Event event, int depth) {
        check(event, depth);
        int line = line(event);
        return switch (event.getEventId()) {
            case Scalar -> scalar((ScalarEvent) event);
            case SequenceStart -> new YamlNode.Sequence(items(depth), line);
            case MappingStart -> new YamlNode.Mapping(entries(depth), line);
            default -> throw fault(line, "this is not YAML", "Write \"key: value\", one a line.");
        };
    }

    private void check(Event event, int depth) {
        if (event.getEventId() == Event.ID.Alias
                || event instanceof NodeEvent n && n.getAnchor().isPresent()) {
            throw fault(
                    line(event),
                    "references (& and *) are not used here",
                    "Write the value out, or put it in quotation marks.");
        }
        if (depth > MAX_DEPTH) {
            throw fault(line(event), "this is nested too deeply", "Nothing here needs more than a list of values.");
        }
        if (++nodes > MAX_NODES) {
            throw fault(line(event), "these are too many values", "Up to " + MAX_NODES + " are read.");
        }
    }

    private List<YamlNode> items(int depth) {
        List<YamlNode> items = new ArrayList<>();
        for (Event next = events.next(); next.getEventId() != Event.ID.SequenceEnd; next = events.next()) {
            items.add(node(next, depth + 1));
        }
        return List.copyOf(items);
    }

    private List<YamlNode.Entry> entries(int depth) {
        List<YamlNode.Entry> entries = new ArrayList<>();
        Set<String> keys = new HashSet<>();
        for (Event next = events.next(); next.getEventId() != Event.ID.MappingEnd; next = events.next()) {
            if (!(node(next, depth + 1) instanceof YamlNode.Scalar key)) {
                throw fault(
                        line(next),
                        "a key is a single word",
                        "Write \"key: value\"; put text that begins with braces in quotation marks.");
            }
            if (!keys.add(key.text())) {
                throw fault(key.line(), "the key \"" + key.text() + "\" is here twice", "Leave one of the two out.");
            }
            entries.add(new YamlNode.Entry(key, node(events.next(), depth + 1)));
        }
        return List.copyOf(entries);
    }

    private static YamlNode.Scalar scalar(ScalarEvent event) {
        int line = line(event);
        boolean block = event.isLiteral() || event.isFolded();
        return new YamlNode.Scalar(event.getValue(), line, block ? line + 1 : line);
    }

    private static int line(Event event) {
        return event.getStartMark().map(Mark::getLine).orElse(0) + 1;
    }

    private static InputFault fault(int line, String description, String remedy) {
        return new InputFault("", line, description, remedy);
    }
}
