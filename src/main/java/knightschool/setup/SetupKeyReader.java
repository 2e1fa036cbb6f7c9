package knightschool.setup;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.files.YamlNode;
import knightschool.setup.source.BoardSource;
import knightschool.setup.source.FileResolver;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.StepSpan;
import knightschool.text.Keyword;
import knightschool.text.NumberFormatter;

/**
 * Typed access to the keys of one {@code setup} block. Faults are collected with their lines and a default is returned,
 * so that a user sees every fault at once.
 */
public final class SetupKeyReader {
    /** The longest list of what has no limit of its own. */
    private static final int USUAL_MOST = 1_000;

    private final YamlNode.Mapping mapping;
    private final SceneKind scene;
    private final FileResolver files;
    private final FaultCollector faults;
    private final SetupWordReader words;

    SetupKeyReader(YamlNode.Mapping mapping, SceneKind scene, FileResolver files, FaultCollector faults) {
        this.mapping = mapping;
        this.scene = scene;
        this.files = files;
        this.faults = faults;
        this.words = new SetupWordReader(scene, faults);
    }

    /** Refuses the keys that mean nothing in the scene. */
    void requireKnown(List<String> keys) {
        String all = "scene, " + String.join(", ", keys);
        for (YamlNode.Entry entry : mapping.entries()) {
            String key = entry.key().text();
            if (key.equals("scene") || keys.contains(key)) {
                continue;
            }
            String what = SceneKind.keys().contains(key)
                    ? "the " + scene.word() + " scene has no use for \"" + key + "\""
                    : "a set-up has no key \"" + key + "\"";
            faults.add(entry.key().line(), what, "Keys there: " + all + ".");
        }
    }

    /** Whether nothing is wrong so far. */
    public boolean areSound() {
        return faults.isEmpty();
    }

    /** Something is wrong with the value of a key. */
    public void fault(String key, String what, String remedy) {
        faults.add(value(key).map(YamlNode::line).orElse(mapping.line()), what, remedy);
    }

    /** Collects what the supplier throws as a fault of that key, if the key is there. */
    public void check(String key, Supplier<?> supplier) {
        value(key).ifPresent(node -> faults.attempt(node.line(), supplier));
    }

    private Optional<YamlNode> value(String key) {
        return mapping.value(key);
    }

    /** Whether the key is there. */
    public boolean has(String key) {
        return value(key).isPresent();
    }

    /** The board, 8 × 8 where none is named. */
    public BoardSource board() {
        return source("board", BoardSource::read)
                .filter(source ->
                        isShowable(source.board(), value("board").orElseThrow().line()))
                .orElseGet(BoardSource::usual);
    }

    /**
     * What is written as rows, or as the name of a file that has them; empty where the key is missing, or wrong.
     *
     * @param reader takes what is written, and where files are looked for
     */
    public <T> Optional<T> source(String key, BiFunction<String, FileResolver, T> reader) {
        return value(key).flatMap(words::one).flatMap(word -> source(word, reader));
    }

    private <T> Optional<T> source(YamlNode.Scalar word, BiFunction<String, FileResolver, T> reader) {
        try {
            return Optional.of(reader.apply(word.text(), files));
        } catch (InputFault fault) {
            faults.add(fault.shiftedBy(fault.line() == 0 ? word.line() : word.textLine() - 1));
            return Optional.empty();
        }
    }

    private boolean isShowable(Board board, int line) {
        try {
            scene.requireShowable(board);
            return true;
        } catch (InputFault fault) {
            faults.add(line, fault.what(), fault.remedy());
            return false;
        }
    }

    /** A playable square of the board, or {@link Board#NONE}. */
    public int start(Board board) {
        return value("start")
                .flatMap(words::one)
                .flatMap(word -> faults.attempt(word.line(), () -> SquareNames.parsePlayable(board, word.text())))
                .orElse(Board.NONE);
    }

    /** Squares of the board; not many more than it has. */
    public List<Integer> squares(String key, Board board) {
        return squares(key, board, Math.max(USUAL_MOST, board.squares()));
    }

    /**
     * Squares of the board.
     *
     * @param most so many; more are a fault, and those beyond it are left out
     */
    public List<Integer> squares(String key, Board board, int most) {
        List<Integer> squares = new ArrayList<>();
        for (YamlNode.Scalar word : words(key, most)) {
            faults.attempt(word.line(), () -> SquareNames.parse(board, word.text()))
                    .ifPresent(squares::add);
        }
        return squares;
    }

    /**
     * What the words of a key stand for; a word that stands for nothing is a fault and left out.
     *
     * @param most so many words; more are a fault, and those beyond it are left out
     * @param reader throws an {@link InputFault} at such a word
     */
    public <T> List<T> each(String key, int most, Function<String, T> reader) {
        return words(key, most).stream()
                .flatMap(word -> faults.attempt(word.line(), () -> reader.apply(word.text())).stream())
                .toList();
    }

    /** Algorithms with their options. */
    public List<Solver> panes() {
        return words("panes", USUAL_MOST).stream()
                .flatMap(word -> solver(word).stream())
                .toList();
    }

    /** At most one algorithm. */
    public Optional<Solver> onePane() {
        List<Solver> panes = panes();
        if (panes.size() > 1) {
            fault("panes", "the " + scene.word() + " scene runs one algorithm", "Leave the others out.");
        }
        return panes.stream().findFirst();
    }

    private Optional<Solver> solver(YamlNode.Scalar word) {
        try {
            return Optional.of(Solver.read(word.text()));
        } catch (InputFault fault) {
            String option = fault.place().isEmpty() ? "" : fault.place() + ": ";
            faults.add(word.line(), option + fault.what(), fault.remedy());
            return Optional.empty();
        }
    }

    /** A moment of a search. */
    public Optional<Moment> moment() {
        return value("moment")
                .flatMap(words::one)
                .flatMap(word -> words.known(word, Moment.of(word.text()), "moment", Moment.FORMS));
    }

    /** Steps of a search that belong together. */
    public Optional<StepSpan> steps(String key) {
        return value(key).flatMap(words::one).flatMap(word -> {
            Optional<StepSpan> span = StepSpan.of(word.text());
            if (span.isEmpty()) {
                faults.add(word.line(), "\"" + word.text().strip() + "\" is no " + key, StepSpan.REMEDY);
            }
            return span;
        });
    }

    /** A fact about a graph. */
    public Optional<GraphFact> fact() {
        return value("fact")
                .flatMap(words::one)
                .flatMap(word -> words.known(word, GraphFact.of(word.text()), "fact", GraphFact.FORMS));
    }

    /** What is shown, out of what the scene can show. */
    public Set<DisplayOption> show(Set<DisplayOption> possible) {
        EnumSet<DisplayOption> shown = EnumSet.noneOf(DisplayOption.class);
        for (YamlNode.Scalar word : words("show", USUAL_MOST)) {
            words.known(word, Keyword.find(DisplayOption.class, word.text()), "thing to show", Keyword.list(possible))
                    .filter(show -> words.isPossible(
                            word, show, possible, "does not show \"" + show.word() + "\"", Keyword.list(possible)))
                    .ifPresent(shown::add);
        }
        return shown;
    }

    /** The controls, out of those of the scene. */
    public SceneControls controls(Set<SceneControl> possible) {
        return value("controls")
                .map(new SceneControls.ControlsReader(possible, words, faults)::read)
                .orElse(SceneControls.NONE);
    }

    /** One of some values by its word. */
    public <T> T one(String key, T[] values, Function<T, String> word, T usual) {
        String all = Arrays.stream(values).map(word).collect(Collectors.joining(", "));
        return value(key)
                .flatMap(words::one)
                .flatMap(written -> words.known(
                        written,
                        Arrays.stream(values)
                                .filter(value ->
                                        word.apply(value).equals(written.text().strip()))
                                .findFirst(),
                        key,
                        all))
                .orElse(usual);
    }

    /** A text; empty where the key is missing. */
    public String text(String key) {
        return value(key).flatMap(words::one).map(YamlNode.Scalar::text).orElse("");
    }

    /** A number from 1; 1 where the key is missing. */
    public int count(String key) {
        return value(key)
                .flatMap(words::one)
                .map(word -> word.text().strip())
                .map(text -> {
                    if (text.matches("[1-9]\\d{0,5}")) {
                        return Integer.parseInt(text);
                    }
                    fault(key, cannotBe(key, text), "Write a whole number from 1 to 999999.");
                    return 1;
                })
                .orElse(1);
    }

    /** A whole number of a range; empty where the key is missing, or is none. */
    public Optional<Long> number(String key, long least, long most) {
        return value(key).flatMap(words::one).flatMap(word -> {
            String text = word.text().strip();
            Optional<Long> number = whole(text).filter(n -> n >= least && n <= most);
            if (number.isEmpty()) {
                fault(key, cannotBe(key, text), "Write a whole number from " + least + " to " + most + ".");
            }
            return number;
        });
    }

    private static String cannotBe(String key, String text) {
        return "\"" + key + "\" cannot be \"" + text + "\"";
    }

    private static Optional<Long> whole(String text) {
        if (!text.matches("-?\\d{1,30}")) {
            return Optional.empty();
        }
        BigInteger number = new BigInteger(text);
        return number.bitLength() < Long.SIZE ? Optional.of(number.longValueExact()) : Optional.empty();
    }

    /** A set-up inside this one. */
    public Optional<EmbeddableSetup> slideSetup(String key) {
        return value(key)
                .flatMap(words::one)
                .flatMap(word -> SetupText.parseOfSlide(word.text(), files, faults, word.textLine() - 1));
    }

    /** A list is cut before its words are read: one of millions is told of as soon as one of hundreds. */
    private List<YamlNode.Scalar> words(String key, int most) {
        List<YamlNode.Scalar> words = words(key);
        if (words.size() > most) {
            fault(
                    key,
                    "\"" + key + "\" has " + NumberFormatter.grouped(words.size()) + " entries",
                    "Write at most " + NumberFormatter.grouped(most) + ".");
        }
        return words.subList(0, Math.min(words.size(), most));
    }

    private List<YamlNode.Scalar> words(String key) {
        return value(key).map(words::list).orElse(List.of());
    }

    /** The scene that a block names, which decides what its keys mean. */
    static Optional<SceneKind> scene(YamlNode.Mapping mapping, FaultCollector faults) {
        String words = SceneKind.words(SceneKind.values());
        SetupKeyReader keys = new SetupKeyReader(mapping, SceneKind.BOARD, FileResolver.nothing(), faults);
        if (keys.value("scene").isEmpty()) {
            faults.add(mapping.line(), "the set-up names no scene", "Write \"scene:\" and one of: " + words + ".");
            return Optional.empty();
        }
        return keys.value("scene")
                .flatMap(keys.words::one)
                .flatMap(word -> keys.words.known(word, SceneKind.of(word.text().strip()), "scene", words));
    }
}
