package knightschool.ui.figure;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.answer.QuizAnswerDrawing;
import knightschool.drawing.board.MarkedBoardDrawing;
import knightschool.drawing.graph.SlideFigureLegendSigns;
import knightschool.drawing.graph.SlideFigureLegendSigns.FigureMarks;
import knightschool.graph.KnightGraph;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.MarkedBoardSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoardPane;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.SceneDescriptor;

/** A plain board with marks, including those of picked squares. */
public final class MarkedBoardScene extends AbstractBoardPickingScene implements SetupDrivenScene<MarkedBoardSetup> {
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoardPane place = new CentredBoardPane(canvas);
    private final LegendEntryCache<Source> signs = new LegendEntryCache<>();
    private MarkedBoardSetup openedSetup;

    /** The values from which the signs are computed. */
    private record Source(MarkedBoardSetup setup, FigureMarks marks) {}

    /** Returns the descriptor of the scene, which appears on slides only. */
    public static SceneDescriptor<MarkedBoardSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.BOARD,
                        "",
                        MarkedBoardSetup.class,
                        _ -> new MarkedBoardSetup(WrittenBoard.usual(), List.of()),
                        (_, _) -> new MarkedBoardScene())
                .picturedBy(".board-canvas");
    }

    MarkedBoardScene() {
        canvas.setId("board");
        canvas.keyboardSquareProperty().addListener(_ -> draw());
    }

    @Override
    public void open(MarkedBoardSetup setup) {
        openedSetup = setup;
        forget();
        place.show(setup.board());
        draw();
    }

    /** Returns the set-up without the user's picks, which are an answer and kept by the asker. */
    @Override
    public MarkedBoardSetup now() {
        return openedSetup;
    }

    @Override
    Board board() {
        return openedSetup.board();
    }

    @Override
    int keyboardSquare() {
        return canvas.keyboardSquareProperty().get();
    }

    @Override
    void draw() {
        canvas.show(openedSetup.board(), geometry -> {
            Sketch board = MarkedBoardDrawing.of(geometry, openedSetup.mark(), picked.squares(), keyboardSquare());
            return answer.over(QuizAnswerDrawing.over(board, geometry, picked.edges(), 0, Optional.empty()), geometry);
        });
    }

    @Override
    public Node node() {
        return place;
    }

    @Override
    public List<LegendEntry> signs() {
        return signs.of(
                new Source(openedSetup, marks()),
                now -> BoardSignLegendEntries.of(
                        now.setup().board(),
                        SlideFigureLegendSigns.onBoard(
                                now.setup().board(), now.setup().mark(), now.marks())));
    }

    @Override
    public List<GestureDescription> gestures() {
        return picked.gestures();
    }

    @Override
    public void pick(AnswerPickKind kind) {
        picked.choose(kind);
        canvas.setOnSquarePressed(square -> {
            picked.pick(square, KnightGraph.of(openedSetup.board()));
            pickedChanged();
        });
    }

    @Override
    public boolean isSettled() {
        return answer.isSettled();
    }

    @Override
    public void close() {
        // Nothing runs here.
    }
}
