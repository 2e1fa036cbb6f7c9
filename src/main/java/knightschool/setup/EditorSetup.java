package knightschool.setup;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;
import knightschool.setup.source.BoardSource;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.CounterexampleKind;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.EditTool;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphLayout;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.ScenePart;
import knightschool.setup.value.SceneSolution;

/**
 * A board that is edited, and its graph.
 *
 * @param tool what a click on a square does
 * @param layout where the vertices of the graph are drawn
 * @param show closed tours instead of open ones; the tour or the shortest walk that was found
 * @param fact the fact about the graph that is shown in it, instead of the tour
 * @param mark indices of squares; the first is the selected one
 * @param controls the controls beside a slide's text; a window has all of them
 */
public record EditorSetup(
        BoardSource source,
        EditTool tool,
        GraphLayout layout,
        Set<DisplayOption> show,
        Optional<GraphFact> fact,
        List<Integer> mark,
        SceneControls controls)
        implements DisplaySetup {
    private static final int LONGEST_TO_EDIT = 200;

    /** The first words of the claims that the editor's answer gives away. */
    private static final List<String> ANSWERED = List.of("explain", "has-tour", "removed", "pieces");

    static final SetupFormat<EditorSetup> FORMAT = new SetupFormat<>(
                    "editor",
                    EditorSetup.class,
                    List.of("board", "tool", "layout", "show", "fact", "mark", "controls"),
                    EditorSetup::read,
                    EditorSetup::write)
            .withParts(EnumSet.of(ScenePart.ANSWER))
            .withNumbers(AdjustableBoardNumbers.of((_, now, source) -> now.on(source.board())))
            .upTo(LONGEST_TO_EDIT);

    static final Set<DisplayOption> SHOWS = EnumSet.of(DisplayOption.CLOSED, DisplayOption.TOUR);
    static final Set<SceneControl> CONTROLS = EnumSet.of(
            SceneControl.BUTTONS,
            SceneControl.TOOLS,
            SceneControl.UNDO,
            SceneControl.SIZE,
            SceneControl.LAYOUT,
            SceneControl.FILES,
            SceneControl.FACTS);

    public EditorSetup {
        show = Set.copyOf(
                DisplayOption.with(show, DisplayOption.TOUR, show.contains(DisplayOption.TOUR) && fact.isEmpty()));
        mark = List.copyOf(mark);
    }

    /** Returns a board to be edited, with default values. */
    public static EditorSetup of(Board board) {
        return of(BoardSource.of(board));
    }

    /** Returns a board with its source to be edited, with default values. */
    public static EditorSetup of(BoardSource source) {
        return new EditorSetup(
                source, EditTool.HOLE, GraphLayout.BOARD, Set.of(), Optional.empty(), List.of(), SceneControls.NONE);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.EDITOR;
    }

    /** Returns the selected square, or {@link Board#NONE}. */
    public int pointed() {
        return mark.isEmpty() ? Board.NONE : mark.getFirst();
    }

    /** Returns this set-up with the board in the given file. */
    public EditorSetup in(Path file) {
        return new EditorSetup(BoardSource.ofFile(file, board()), tool, layout, show, fact, mark, controls);
    }

    /** Returns this set-up with another board. */
    public EditorSetup from(BoardSource other) {
        return new EditorSetup(other, tool, layout, show, fact, mark, controls);
    }

    /** Returns this set-up with another tool. */
    public EditorSetup withTool(EditTool other) {
        return new EditorSetup(source, other, layout, show, fact, mark, controls);
    }

    /** Returns this set-up with another layout of the graph. */
    public EditorSetup withLayout(GraphLayout other) {
        return new EditorSetup(source, tool, other, show, fact, mark, controls);
    }

    /** Returns this set-up with an option on or off. */
    public EditorSetup showing(DisplayOption option, boolean visible) {
        return new EditorSetup(source, tool, layout, DisplayOption.with(show, option, visible), fact, mark, controls);
    }

    /** Returns this set-up with another fact shown in the graph, or none. */
    public EditorSetup withFact(Optional<GraphFact> other) {
        return new EditorSetup(source, tool, layout, show, other, mark, controls);
    }

    /** Returns this set-up with another selected square, or none. */
    public EditorSetup pointingAt(int square) {
        List<Integer> marks = square == Board.NONE ? List.of() : List.of(square);
        return square == pointed() ? this : new EditorSetup(source, tool, layout, show, fact, marks, controls);
    }

    public EditorSetup on(Board board) {
        return source.shows(board)
                ? this
                : new EditorSetup(BoardSource.of(board), tool, layout, show, fact, List.of(), controls);
    }

    @Override
    public EditorSetup selfContained() {
        return new EditorSetup(source.selfContained(), tool, layout, show, fact, mark, controls);
    }

    @Override
    public Optional<EmbeddableSetup> answered(SceneSolution answer) {
        return answer.board().map(this::on);
    }

    @Override
    public Optional<CounterexampleKind> counterexamples() {
        return Optional.of(CounterexampleKind.BOARD);
    }

    @Override
    public List<AnswerSpoiler> visibleAnswers() {
        return List.of(new AnswerSpoiler.BoardAnswer(ANSWERED, source.written()));
    }

    private static EditorSetup read(SetupKeyReader keys) {
        BoardSource source = keys.board();
        return new EditorSetup(
                source,
                keys.one("tool", EditTool.values(), EditTool::word, EditTool.HOLE),
                keys.one("layout", GraphLayout.values(), GraphLayout::word, GraphLayout.BOARD),
                keys.show(SHOWS),
                keys.fact(),
                keys.squares("mark", source.board()),
                keys.controls(CONTROLS));
    }

    private static void write(EditorSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.word("tool", setup.tool() == EditTool.HOLE ? "" : setup.tool().word());
        lines.word(
                "layout",
                setup.layout() == GraphLayout.BOARD ? "" : setup.layout().word());
        lines.show(setup.show());
        lines.word("fact", setup.fact().map(GraphFact::text).orElse(""));
        lines.squares("mark", setup.board(), setup.mark());
        lines.controls(setup.controls());
    }
}
