package knightschool.setup;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.SceneKeyword;
import knightschool.text.Keyword;

/** Writes the keys of a {@link Setup} as the YAML of a {@code setup} block. Empty values are omitted. */
public final class SetupWriter {
    /** The word in place of a position, for a control that is visible at its default position. */
    static final String SHOWN = "shown";

    /** Matches text that YAML accepts unquoted, provided that it has no double or trailing space. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_./ -]*");

    /** The maximum length of a list that is written word by word. */
    private static final int LONGEST_LIST = 1_000;

    private final StringBuilder text = new StringBuilder();
    private final SceneSetupFormat<?> format;

    /** @param format names the keywords of the scene, in the order in which they are written */
    SetupWriter(SceneSetupFormat<?> format) {
        this.format = format;
    }

    /** Writes a key and a word that needs no quotes; nothing if the word is empty. */
    public void word(String key, String value) {
        if (!value.isEmpty()) {
            text.append(key).append(": ").append(value).append('\n');
        }
    }

    /** Writes a key and the keyword of a value; nothing for the default. */
    public void one(String key, Keyword value, Keyword usual) {
        word(key, value == usual ? "" : value.word());
    }

    /** Writes a key and any text of one line; nothing if the text is empty. */
    public void text(String key, String value) {
        word(key, value.isEmpty() ? "" : quoted(value));
    }

    /** Writes a key and a text of several lines, each of which ends with a line feed and none of which is empty. */
    public void block(String key, String value) {
        if (value.codePoints().allMatch(c -> c == '\n' || isPlain(c))) {
            // Without the indicator 2, space at the beginning of the first row would count as indentation.
            text.append(key).append(value.startsWith(" ") ? ": |2\n" : ": |\n");
            value.lines().forEach(row -> text.append("  ").append(row).append('\n'));
        } else {
            text(key, value);
        }
    }

    public void board(WrittenBoard source) {
        if (WrittenBoard.isRows(source.written())) {
            block("board", source.written());
        } else {
            text("board", source.written());
        }
    }

    public void square(String key, Board board, int square) {
        word(key, square == Board.NONE ? "" : SquareNames.name(board, square));
    }

    public void squares(String key, Board board, List<Integer> squares) {
        words(key, SquareNames.names(board, squares));
    }

    /**
     * Writes a key and a list of words that need no quotes. A long list is written as a single text with commas, which
     * counts as one of the values that are read at most.
     */
    public void words(String key, List<String> words) {
        word(key, words.size() > LONGEST_LIST ? quoted(String.join(", ", words)) : list(words));
    }

    public void panes(List<ConfiguredAlgorithm> panes) {
        texts("panes", panes.stream().map(ConfiguredAlgorithm::written).toList());
    }

    /** Writes the algorithms of panes with their options and forks. */
    public void panes(List<ConfiguredAlgorithm> panes, Board board) {
        texts("panes", panes.stream().map(pane -> pane.written(board)).toList());
    }

    /** Writes a key and a list of any texts. */
    public void texts(String key, List<String> texts) {
        word(key, list(texts.stream().map(SetupWriter::quoted).toList()));
    }

    public void moment(Optional<Moment> moment) {
        word("moment", moment.map(Moment::word).orElse(""));
    }

    public void show(Set<DisplayOption> shows) {
        word("show", list(shows.stream().map(DisplayOption::word).sorted().toList()));
    }

    /** Writes the display options, unless they are the defaults of the scene. */
    public void show(Set<DisplayOption> shows, Set<DisplayOption> usual) {
        if (!shows.equals(usual)) {
            word("show", "[" + SceneKeyword.list(sorted(shows, format.options())) + "]");
        }
    }

    /** Writes the display options, the marked squares and the controls. */
    public void display(SetupWithDisplayOptions<?> setup) {
        show(setup.show());
        squares("mark", setup.board(), setup.mark());
        controls(setup.controls());
    }

    public void controls(VisibleSceneControls controls) {
        if (controls.positions().isEmpty()) {
            controls.named()
                    .ifPresent(named ->
                            word("controls", "[" + SceneKeyword.list(sorted(named, format.controls())) + "]"));
            return;
        }
        Set<SceneControl> all = new HashSet<>(controls.positions().keySet());
        controls.named().ifPresent(all::addAll);
        word(
                "controls",
                sorted(all, format.controls()).stream()
                        .map(control -> control.word() + ": " + position(controls, control))
                        .collect(Collectors.joining(", ", "{", "}")));
    }

    private static String position(VisibleSceneControls controls, SceneControl control) {
        return Optional.ofNullable(controls.positions().get(control))
                .map(SceneControl::number)
                .orElse(SHOWN);
    }

    /** Returns keywords in the order of the scene's own; any others come last. */
    private static <K extends SceneKeyword> List<K> sorted(Collection<K> some, List<K> order) {
        return some.stream()
                .sorted(Comparator.<K>comparingInt(keyword -> Math.floorMod(order.indexOf(keyword), order.size() + 1))
                        .thenComparing(SceneKeyword::word))
                .toList();
    }

    private static String list(Collection<String> words) {
        return words.isEmpty() ? "" : "[" + String.join(", ", words) + "]";
    }

    /** Returns a text, in quotation marks if YAML needs them. */
    private static String quoted(String word) {
        if (PLAIN.matcher(word).matches() && !word.contains("  ") && !word.endsWith(" ")) {
            return word;
        }
        StringBuilder quoted = new StringBuilder("\"");
        word.codePoints().forEach(c -> quoted.append(escaped(c)));
        return quoted.append('"').toString();
    }

    private static String escaped(int c) {
        if (c == '"' || c == '\\') {
            return "\\" + (char) c;
        }
        return isPlain(c) ? Character.toString(c) : String.format(Locale.ROOT, "\\u%04x", c);
    }

    /** Returns whether YAML and UTF-8 preserve a character as it is, which no lone surrogate is. */
    private static boolean isPlain(int c) {
        return !Character.isISOControl(c)
                && (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
                && c != 0x2028
                && c != 0x2029
                && c != 0xFEFF
                && (c < 0xFFFD || c > 0xFFFF);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
