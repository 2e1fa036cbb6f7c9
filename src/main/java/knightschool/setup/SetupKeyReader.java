package knightschool.setup;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.yaml.YamlNode;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.Moment;
import knightschool.setup.value.TimelineBracket;
import knightschool.text.Keyword;
import knightschool.text.NumberFormatter;

/**
 * Typed access to the keys of one {@code setup} block. Faults are collected with their lines and a default is returned,
 * so that a user sees every fault at once.
 */
public final class SetupKeyReader {
    /** The maximum length of a list without a limit of its own. */
    private static final int USUAL_MOST = 1_000;

    private final YamlNode.Mapping mapping;
    private final SceneKind scene;
    private final FileResolver files;
    private final FaultCollector faults;
    private final SetupKeywordReader words;
    private final ReadProgressListener progress;

    /** @param progress notified while what takes long is checked */
    SetupKeyReader(
            YamlNode.Mapping mapping,
            SceneKind scene,
            FileResolver files,
            FaultCollector faults,
            ReadProgressListener progress) {
        this.mapping = mapping;
        this.scene = scene;
        this.files = files;
        this.faults = faults;
        this.words = new SetupKeywordReader(faults);
        this.progress = progress;
    }

    /** Returns the listener that is notified while what takes long is checked. */
    public ReadProgressListener progress() {
        return progress;
    }

    /** Adds a fault for each key that is not valid in the scene. */
    void requireKnown(List<String> keys) {
        String all = "scene, " + String.join(", ", keys);
        for (YamlNode.Entry entry : mapping.entries()) {
            String key = entry.key().text();
            if (key.equals("scene") || keys.contains(key)) {
                continue;
            }
            String description = SceneKind.keys().contains(key)
                    ? "the " + scene.word() + " scene has no use for \"" + key + "\""
                    : "a set-up has no key \"" + key + "\"";
            faults.add(entry.key().line(), description, "Keys there: " + all + ".");
        }
    }

    /** Returns whether no fault has been collected so far. */
    public boolean areSound() {
        return faults.isEmpty();
    }

    /** Adds a fault about the value of a key. */
    public void fault(String key, String description, String remedy) {
        faults.add(value(key).map(YamlNode::line).orElse(mapping.line()), description, remedy);
    }

    /** Runs the supplier if the key exists, and collects a thrown fault as a fault of the key. */
    public void check(String key, Supplier<?> supplier) {
        value(key).ifPresent(node -> faults.attempt(node.line(), supplier));
    }

    private Optional<YamlNode> value(String key) {
        return mapping.value(key);
    }

    /** Returns whether the key exists. */
    public boolean has(String key) {
        return value(key).isPresent();
    }

    /** Returns the board; 8 × 8 if none is given. */
    public WrittenBoard board() {
        return source("board", WrittenBoard::read)
                .filter(source ->
                        isShowable(source.board(), value("board").orElseThrow().line()))
                .orElseGet(WrittenBoard::usual);
    }

    /**
     * Returns a source given as rows or as the name of a file; empty if the key is missing or invalid.
     *
     * @param reader parses the value, with a resolver for files
     */
    public <T> Optional<T> source(String key, BiFunction<String, FileResolver, T> reader) {
        return value(key).flatMap(words::one).flatMap(word -> source(word, reader));
    }

    /**
     * Returns boards, each of which the scene can show; one that it cannot show is a fault and left out.
     *
     * @param most the maximum number; more are a fault, and those beyond it are left out
     */
    public List<WrittenBoard> boards(String key, int most) {
        return words(key, most).stream()
                .flatMap(word ->
                        source(word, WrittenBoard::read)
                                .filter(source -> isShowable(source.board(), word.line()))
                                .stream())
                .toList();
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
            faults.add(line, fault.description(), fault.remedy());
            return false;
        }
    }

    /** Returns the start, a playable square of the board, or {@link Board#NONE}. */
    public int start(Board board) {
        return value("start")
                .flatMap(words::one)
                .flatMap(word -> faults.attempt(word.line(), () -> SquareNames.parsePlayable(board, word.text())))
                .orElse(Board.NONE);
    }

    /** Returns squares of the board; at most as many as the default limit or the number of squares allows. */
    public List<Integer> squares(String key, Board board) {
        return squares(key, board, Math.max(USUAL_MOST, board.squares()));
    }

    /**
     * Returns squares of the board.
     *
     * @param most the maximum number; more are a fault, and those beyond it are left out
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
     * Returns the values of the words of a key; an invalid word is a fault and left out.
     *
     * @param most the maximum number of words; more are a fault, and those beyond it are left out
     * @param reader parses a word; throws an {@link InputFault} if it is invalid
     */
    public <T> List<T> each(String key, int most, Function<String, T> reader) {
        return words(key, most).stream()
                .flatMap(word -> faults.attempt(word.line(), () -> reader.apply(word.text())).stream())
                .toList();
    }

    /** Returns the algorithms of the panes, with their options. */
    public List<ConfiguredAlgorithm> panes() {
        return panes(ConfiguredAlgorithm::read);
    }

    /** Algorithms with their options and forks. */
    public List<ConfiguredAlgorithm> panes(Board board) {
        return panes(text -> ConfiguredAlgorithm.read(text, board));
    }

    private List<ConfiguredAlgorithm> panes(Function<String, ConfiguredAlgorithm> reader) {
        return words("panes", USUAL_MOST).stream()
                .flatMap(word -> solver(word, reader).stream())
                .toList();
    }

    /** Returns the algorithm; more than one is a fault. */
    public Optional<ConfiguredAlgorithm> onePane() {
        List<ConfiguredAlgorithm> panes = panes();
        if (panes.size() > 1) {
            fault("panes", "the " + scene.word() + " scene runs one algorithm", "Leave the others out.");
        }
        return panes.stream().findFirst();
    }

    private Optional<ConfiguredAlgorithm> solver(YamlNode.Scalar word, Function<String, ConfiguredAlgorithm> reader) {
        try {
            return Optional.of(reader.apply(word.text()));
        } catch (InputFault fault) {
            String option = fault.place().isEmpty() ? "" : fault.place() + ": ";
            faults.add(word.line(), option + fault.description(), fault.remedy());
            return Optional.empty();
        }
    }

    /** Returns the moment of a search. */
    public Optional<Moment> moment() {
        return value("moment")
                .flatMap(words::one)
                .flatMap(word -> words.checkKnown(word, Moment.of(word.text()), "moment", Moment.FORMS));
    }

    /** Returns a span of steps of a search. */
    public Optional<TimelineBracket> steps(String key) {
        return value(key).flatMap(words::one).flatMap(word -> {
            Optional<TimelineBracket> span = TimelineBracket.of(word.text());
            if (span.isEmpty()) {
                faults.add(word.line(), "\"" + word.text().strip() + "\" is no " + key, TimelineBracket.REMEDY);
            }
            return span;
        });
    }

    /**
     * Returns a value that a text describes; empty if the key is missing or the text invalid.
     *
     * @param reader parses the text; returns nothing if it is invalid
     * @param remedy how it is written, for users
     */
    public <T> Optional<T> one(String key, Function<String, Optional<T>> reader, String remedy) {
        return value(key).flatMap(words::one).flatMap(word -> {
            Optional<T> read = reader.apply(word.text());
            if (read.isEmpty()) {
                fault(key, cannotBe(key, word.text().strip()), remedy);
            }
            return read;
        });
    }

    /** Returns the fact about the graph. */
    public Optional<GraphFact> fact() {
        return value("fact")
                .flatMap(words::one)
                .flatMap(word -> words.checkKnown(word, GraphFact.of(word.text()), "fact", GraphFact.FORMS));
    }

    /** Returns the display options, out of those of the scene. */
    public Set<DisplayOption> show() {
        Set<DisplayOption> options = new HashSet<>();
        for (YamlNode.Scalar word : words("show", USUAL_MOST)) {
            DisplayOption.ofOlderWord(word.text().strip(), scene.format().options())
                    .or(() -> words.one(word, scene, SceneSetupFormat::options, "thing to show", "does not show"))
                    .ifPresent(options::add);
        }
        return options;
    }

    /** Returns the controls, out of those of the scene. */
    public VisibleSceneControls controls() {
        return value("controls")
                .map(new VisibleSceneControls.ControlsReader(scene, words, faults)::read)
                .orElse(VisibleSceneControls.NONE);
    }

    /** Returns one of the constants of a type by its keyword; the default if the key is missing or invalid. */
    public <E extends Enum<E> & Keyword> E one(String key, E usual) {
        return one(key, List.of(usual.getDeclaringClass().getEnumConstants()), usual);
    }

    /** Returns one of the given values by its keyword; the default if the key is missing or invalid. */
    public <E extends Enum<E> & Keyword> E one(String key, List<E> values, E usual) {
        return value(key)
                .flatMap(words::one)
                .flatMap(word -> {
                    Optional<E> named =
                            Keyword.find(usual.getDeclaringClass(), word.text().strip());
                    return words.checkKnown(word, named.filter(values::contains), key, Keyword.list(values));
                })
                .orElse(usual);
    }

    /** Returns a text; empty if the key is missing. */
    public String text(String key) {
        return value(key).flatMap(words::one).map(YamlNode.Scalar::text).orElse("");
    }

    /** Returns a number from 1; 1 if the key is missing. */
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

    /** Returns a whole number in a range; empty if the key is missing or the number invalid. */
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

    /** Returns a nested set-up. */
    public Optional<SlideEmbeddableSetup> slideSetup(String key) {
        return value(key)
                .flatMap(words::one)
                .flatMap(word -> SetupText.parseOfSlide(word.text(), files, faults, word.textLine() - 1));
    }

    /**
     * Returns the words of a list. The list is cut to the maximum length before the words are parsed, so that the fault
     * for a list of millions is as fast as for one of hundreds.
     */
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

    /** Returns the scene of a block, which determines the meaning of its keys. */
    static Optional<SceneKind> scene(YamlNode.Mapping mapping, FaultCollector faults) {
        String words = SceneKind.words(SceneKind.values());
        SetupKeywordReader reader = new SetupKeywordReader(faults);
        Optional<YamlNode> written = mapping.value("scene");
        if (written.isEmpty()) {
            faults.add(mapping.line(), "the set-up names no scene", "Write \"scene:\" and one of: " + words + ".");
            return Optional.empty();
        }
        return written.flatMap(reader::one)
                .flatMap(
                        word -> reader.checkKnown(word, SceneKind.of(word.text().strip()), "scene", words));
    }
}
