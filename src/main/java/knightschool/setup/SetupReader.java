package knightschool.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.Faults;
import knightschool.files.InputFault;
import knightschool.files.YamlNode;

/** Turns the keys of one {@code setup} block into a {@link Setup}, collecting what is wrong with each. */
final class SetupReader {
    static final String KEYS = "scene, board, start, panes, walk, moment, show, mark, controls";

    private static final Set<String> KNOWN = Set.of(KEYS.split(", "));

    private final FileResolver beside;
    private final Faults faults;

    SetupReader(FileResolver beside, Faults faults) {
        this.beside = beside;
        this.faults = faults;
    }

    Setup read(YamlNode.Mapping mapping) {
        mapping.entries().stream()
                .map(YamlNode.Entry::key)
                .filter(key -> !KNOWN.contains(key.text()))
                .forEach(key ->
                        faults.add(key.line(), "a set-up has no key \"" + key.text() + "\"", "Keys: " + KEYS + "."));
        SceneKind scene = scene(mapping);
        BoardSource source =
                value(mapping, "board").map(node -> board(node, scene)).orElseGet(BoardSource::usual);
        Board board = source.board();
        Setup setup = new Setup(
                scene,
                source,
                value(mapping, "start").map(node -> start(board, node)).orElse(Board.NONE),
                value(mapping, "panes").map(this::panes).orElse(List.of()),
                value(mapping, "walk").map(node -> squares(board, node)).orElse(List.of()),
                value(mapping, "moment").flatMap(this::moment),
                value(mapping, "show").map(this::show).orElse(Set.of()),
                value(mapping, "mark").map(node -> squares(board, node)).orElse(List.of()),
                value(mapping, "controls").map(this::controls).orElse(Map.of()));
        value(mapping, "show").filter(_ -> scene.searches()).ifPresent(node -> checkProblem(setup, node));
        return setup;
    }

    private void checkProblem(Setup setup, YamlNode show) {
        faults.attempt(show.line(), setup::problem);
    }

    private static Optional<YamlNode> value(YamlNode.Mapping mapping, String key) {
        return mapping.entries().stream()
                .filter(entry -> entry.key().text().equals(key))
                .map(YamlNode.Entry::value)
                .findFirst();
    }

    private SceneKind scene(YamlNode.Mapping mapping) {
        Optional<YamlNode> node = value(mapping, "scene");
        if (node.isEmpty()) {
            faults.add(
                    mapping.line(),
                    "the set-up names no scene",
                    "Write \"scene:\" and one of: " + SceneKind.words() + ".");
            return SceneKind.BOARD;
        }
        return word(node.get())
                .flatMap(word -> known(word, SceneKind.of(word.text()), "scene", SceneKind.words()))
                .orElse(SceneKind.BOARD);
    }

    private BoardSource board(YamlNode node, SceneKind scene) {
        return word(node)
                .flatMap(this::source)
                .filter(source -> isShown(source.board(), scene, node.line()))
                .orElseGet(BoardSource::usual);
    }

    private boolean isShown(Board board, SceneKind scene, int line) {
        boolean fits = Math.max(board.columns(), board.rows()) <= scene.longestSide();
        if (!fits) {
            faults.add(
                    line,
                    "a board of " + board.columns() + " x " + board.rows() + " squares is too large for this scene",
                    "Each side is at most " + scene.longestSide() + " squares here.");
        }
        if (scene.needsFull() && board.playableCount() < board.squares()) {
            faults.add(line, "this board has holes, and the scene makes tours of full boards", "Write a size: 12x10.");
            return false;
        }
        if (scene.needsFull() && !board.equals(Board.full(board.columns(), board.rows()))) {
            faults.add(
                    line,
                    "this board has a start or an end (K, E), and the scene makes tours that begin anywhere",
                    "Write a size: 12x10.");
            return false;
        }
        return fits;
    }

    private Optional<BoardSource> source(YamlNode.Scalar word) {
        try {
            return Optional.of(BoardSource.read(word.text(), beside));
        } catch (InputFault fault) {
            faults.add(fault.shiftedBy(fault.line() == 0 ? word.line() : word.textLine() - 1));
            return Optional.empty();
        }
    }

    private int start(Board board, YamlNode node) {
        return word(node)
                .flatMap(word -> faults.attempt(word.line(), () -> SquareNames.parsePlayable(board, word.text())))
                .orElse(Board.NONE);
    }

    private List<Solver> panes(YamlNode node) {
        return words(node).stream().flatMap(word -> solver(word).stream()).toList();
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

    private List<Integer> squares(Board board, YamlNode node) {
        List<Integer> squares = new ArrayList<>();
        for (YamlNode.Scalar word : words(node)) {
            faults.attempt(word.line(), () -> SquareNames.parse(board, word.text()))
                    .ifPresent(squares::add);
        }
        return squares;
    }

    private Optional<Moment> moment(YamlNode node) {
        return word(node).flatMap(word -> known(word, Moment.of(word.text()), "moment", Moment.FORMS));
    }

    private Set<Show> show(YamlNode node) {
        EnumSet<Show> shown = EnumSet.noneOf(Show.class);
        for (YamlNode.Scalar word : words(node)) {
            known(word, Show.of(word.text()), "thing to show", Show.words()).ifPresent(shown::add);
        }
        return shown;
    }

    private Map<Control, Double> controls(YamlNode node) {
        Map<Control, Double> positions = new EnumMap<>(Control.class);
        if (!(node instanceof YamlNode.Mapping mapping)) {
            faults.add(
                    node.line(),
                    "the controls are " + node.shape(),
                    "Write a control and its position: {slider: 0.5}.");
            return positions;
        }
        for (YamlNode.Entry entry : mapping.entries()) {
            known(entry.key(), Control.of(entry.key().text()), "control", Control.words())
                    .ifPresent(control ->
                            position(control, entry.value()).ifPresent(position -> positions.put(control, position)));
        }
        return positions;
    }

    private Optional<Double> position(Control control, YamlNode node) {
        Optional<Double> position = word(node)
                .filter(word -> word.text().strip().matches("\\d{1,9}(\\.\\d{1,9})?"))
                .map(word -> Double.valueOf(word.text().strip()))
                .filter(control::takes);
        if (position.isEmpty()) {
            faults.add(
                    node.line(),
                    "this is no position of the " + control.word(),
                    "It goes from " + control.range() + ".");
        }
        return position;
    }

    private <T> Optional<T> known(YamlNode.Scalar word, Optional<T> value, String what, String all) {
        if (value.isEmpty()) {
            faults.add(word.line(), "there is no " + what + " \"" + word.text().strip() + "\"", "Known: " + all + ".");
        }
        return value;
    }

    private Optional<YamlNode.Scalar> word(YamlNode node) {
        if (node instanceof YamlNode.Scalar scalar) {
            return Optional.of(scalar);
        }
        faults.add(node.line(), "here is " + node.shape(), "Write a single value.");
        return Optional.empty();
    }

    /** The words of a list, written as a list or as a single value with commas. */
    private List<YamlNode.Scalar> words(YamlNode node) {
        return switch (node) {
            case YamlNode.Scalar scalar ->
                Arrays.stream(scalar.text().split(",", -1))
                        .map(text -> new YamlNode.Scalar(text.strip(), scalar.line(), scalar.textLine()))
                        .toList();
            case YamlNode.Sequence sequence ->
                sequence.items().stream().flatMap(item -> word(item).stream()).toList();
            case YamlNode.Mapping mapping -> {
                faults.add(mapping.line(), "here are keys with values", "Write a list: [a, b].");
                yield List.of();
            }
        };
    }
}
