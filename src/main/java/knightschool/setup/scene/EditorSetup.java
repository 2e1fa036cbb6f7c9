package knightschool.setup.scene;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.setup.RightAnswerShowingSetup;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneFileKind;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.SetupWriter;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.AnswerSpoilingSetup;
import knightschool.setup.capability.BoardBuildingSetup;
import knightschool.setup.capability.CounterexampleBuildingSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.AnswerSpoiler;
import knightschool.setup.value.CounterexampleKind;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.DisplayableRightAnswer;
import knightschool.setup.value.EditTool;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;

/**
 * A board that is edited, and its graph.
 *
 * @param tool what a click on a square does
 * @param layout where the vertices of the graph are drawn
 * @param fact the fact that is shown in the graph instead of the tour
 * @param display whether closed tours are searched for; whether the tour or shortest walk found is shown; the controls
 *     visible on a slide, while a window shows all
 */
public record EditorSetup(
        WrittenBoard source, EditTool tool, GraphLayoutKind layout, Optional<GraphFact> fact, SceneDisplayState display)
        implements SetupWithDisplayOptions<EditorSetup>,
                BoardBuildingSetup,
                RightAnswerShowingSetup,
                CounterexampleBuildingSetup,
                AnswerSpoilingSetup {
    private static final int LONGEST_TO_EDIT = 200;

    /** The part that tells whether the board has a tour, or why not. */
    public static final HideableScenePart ANSWER = new HideableScenePart("answer");

    /** The first words of the claims that the editor's answer gives away. */
    private static final List<String> ANSWERED = List.of("explain", "has-tour", "removed", "pieces");

    /** The tools of an edited board. */
    public static final SceneControl TOOLS = new SceneControl("tools");

    /** The numbers of columns and rows of an edited board. */
    public static final SceneControl SIZE = new SceneControl("size");

    /** The layout of the graph. */
    public static final SceneControl LAYOUT = new SceneControl("layout");

    /** A board, which a text without another sign of its kind is taken for. */
    static final SceneFileKind BOARD = SceneFileKind.named("Board", ".board", (file, _) -> ofFile(file));

    static final SceneSetupFormat<EditorSetup> FORMAT = new SceneSetupFormat<>(
                    "editor",
                    EditorSetup.class,
                    List.of("board", "tool", "layout", "show", "fact", "mark", "controls"),
                    EditorSetup::read,
                    EditorSetup::write)
            .withOptions(DisplayOption.CLOSED, DisplayOption.TOUR)
            .withControls(
                    SceneControl.BUTTONS,
                    TOOLS,
                    SceneControl.UNDO,
                    SIZE,
                    LAYOUT,
                    SceneControl.FILES,
                    SceneControl.FACTS)
            .withParts(ANSWER)
            .withNumbers(BoardNumberAccessors.of((_, now, source) -> now.on(source.board())))
            .upTo(LONGEST_TO_EDIT)
            .opening(BOARD);

    public EditorSetup {
        display = fact.isEmpty() ? display : display.showing(DisplayOption.TOUR, false);
    }

    private static EditorSetup ofFile(Path file) {
        try {
            Board board = BuiltInSceneKinds.EDITOR.requireShowable(BoardText.read(file));
            return of(WrittenBoard.ofFile(file, board));
        } catch (InputFault fault) {
            throw fault.place().isEmpty() ? fault.in(file.toString()) : fault;
        }
    }

    /** Returns a board to be edited, with default values. */
    public static EditorSetup of(Board board) {
        return of(WrittenBoard.of(board));
    }

    /** Returns a board with its source to be edited, with default values. */
    public static EditorSetup of(WrittenBoard source) {
        return new EditorSetup(source, EditTool.HOLE, GraphLayoutKind.BOARD, Optional.empty(), SceneDisplayState.NONE);
    }

    /** Returns this set-up with the board in the given file. */
    public EditorSetup in(Path file) {
        return new EditorSetup(WrittenBoard.ofFile(file, board()), tool, layout, fact, display);
    }

    /** Returns this set-up with another board. */
    public EditorSetup from(WrittenBoard other) {
        return new EditorSetup(other, tool, layout, fact, display);
    }

    /** Returns this set-up with another tool. */
    public EditorSetup withTool(EditTool other) {
        return new EditorSetup(source, other, layout, fact, display);
    }

    /** Returns this set-up with another layout of the graph. */
    public EditorSetup withLayout(GraphLayoutKind other) {
        return new EditorSetup(source, tool, other, fact, display);
    }

    @Override
    public EditorSetup with(SceneDisplayState other) {
        return new EditorSetup(source, tool, layout, fact, other);
    }

    /** Returns this set-up with another fact shown in the graph, or none. */
    public EditorSetup withFact(Optional<GraphFact> other) {
        return new EditorSetup(source, tool, layout, other, display);
    }

    public EditorSetup on(Board board) {
        return source.shows(board)
                ? this
                : new EditorSetup(WrittenBoard.of(board), tool, layout, fact, display.marking(List.of()));
    }

    @Override
    public EditorSetup selfContained() {
        return new EditorSetup(source.selfContained(), tool, layout, fact, display);
    }

    @Override
    public Optional<SlideEmbeddableSetup> withAnswer(DisplayableRightAnswer answer) {
        return answer.board().map(this::on);
    }

    @Override
    public CounterexampleKind counterexampleKind() {
        return CounterexampleKind.BOARD;
    }

    @Override
    public List<AnswerSpoiler> visibleAnswers() {
        return List.of(new AnswerSpoiler.BoardAnswer(ANSWERED, source.written(), ANSWER));
    }

    private static EditorSetup read(SetupKeyReader keys) {
        WrittenBoard source = keys.board();
        return new EditorSetup(
                source,
                keys.one("tool", EditTool.HOLE),
                keys.one("layout", GraphLayoutKind.BOARD),
                keys.fact(),
                SceneDisplayState.read(keys, source.board()));
    }

    private static void write(EditorSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.one("tool", setup.tool(), EditTool.HOLE);
        lines.one("layout", setup.layout(), GraphLayoutKind.BOARD);
        lines.word("fact", setup.fact().map(GraphFact::text).orElse(""));
        lines.display(setup);
    }
}
