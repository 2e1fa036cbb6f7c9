package knightschool.toy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.drawing.answer.FigureSign;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.board.MarkedBoardDrawing;
import knightschool.drawing.graph.SlideFigureLegendSigns;
import knightschool.drawing.graph.SlideFigureLegendSigns.FigureMarks;
import knightschool.graph.KnightGraph;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoardPane;
import knightschool.ui.board.FlashingAnswerMarks;
import knightschool.ui.board.PickedNames;
import knightschool.ui.board.PickedSquaresOrEdges;
import knightschool.ui.command.Command;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.history.AbstractStateHistory;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.SignMeaning;
import knightschool.ui.scene.AnswerFeedbackScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.PickingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.UndoableScene;

/** A rook, the squares that it reaches, and how many they are. */
final class RookScene
        implements SetupDrivenScene<RookSetup>,
                QuizAnswerProvidingScene,
                AnswerFeedbackScene,
                ChangeNotifyingScene,
                PartHidingScene,
                PickingScene,
                LegendScene,
                UndoableScene {
    static final String MOVE = "rook.move";
    static final String PICTURE = "rook-picture";
    static final String HOME = "rook.home";
    static final String REACHED = "A square that the rook reaches";
    static final String MOVE_WORDS = "put the rook on the next square";

    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoardPane place = new CentredBoardPane(canvas);
    private final Label fact = NodeStyle.of(new Label(), "rook-fact");
    private final Label light = new Label();
    private final Button stride = new Button("Next");
    private final VBox picture = new VBox(place, fact, light);
    private final VBox box = new VBox(picture, stride);
    private final PickedSquaresOrEdges picked = new PickedSquaresOrEdges();
    private final FlashingAnswerMarks answer = new FlashingAnswerMarks(this::draw);
    private final ChangeNotifyingScene.Listeners changed = new ChangeNotifyingScene.Listeners();
    private final ReadOnlyBooleanWrapper away = new ReadOnlyBooleanWrapper(false);
    private final Moves moves = new Moves();
    private final List<Command> commands = List.of(
            Command.of(MOVE, this::move),
            Command.of(HOME, this::goHome).when(away),
            Command.of("rook.undo", moves::undo).when(moves.undoable()),
            Command.of("rook.redo", moves::redo).when(moves.redoable()));
    private boolean picks;
    private RookSetup shown;

    /** The set-ups that were shown before, to which undo leads. */
    private final class Moves extends AbstractStateHistory<RookSetup> {
        void record() {
            steps.leave(shown);
        }

        ReadOnlyBooleanProperty undoable() {
            return steps.undoableProperty();
        }

        ReadOnlyBooleanProperty redoable() {
            return steps.redoableProperty();
        }

        @Override
        protected RookSetup now() {
            return shown;
        }

        @Override
        protected void restore(RookSetup setup) {
            show(setup);
            changed.run();
        }
    }

    RookScene() {
        canvas.setId("rook-board");
        fact.setId("rook-fact");
        picture.setId(PICTURE);
        light.setId("rook-light");
        stride.setId("rook-stride");
        stride.setOnAction(_ -> move());
        VBox.setVgrow(place, Priority.ALWAYS);
        VBox.setVgrow(picture, Priority.ALWAYS);
    }

    @Override
    public void open(RookSetup setup) {
        if (shown != null) {
            moves.record();
        }
        show(setup);
    }

    private void show(RookSetup setup) {
        shown = setup;
        picked.clear();
        answer.clear();
        place.show(setup.board());
        light.setVisible(setup.shows(RookFormat.LIGHT));
        stride.setVisible(setup.controls().shows(RookFormat.STRIDE, true));
        draw();
    }

    private void move() {
        go(shown.moved());
    }

    private void goHome() {
        go(shown.at(0));
    }

    private void go(RookSetup next) {
        moves.record();
        shown = next;
        draw();
        changed.run();
    }

    /** Where squares are asked for, those that it reaches would be the answer. */
    private void draw() {
        away.set(shown.rook() != 0);
        fact.setText("The rook reaches " + shown.reached().size() + " squares.");
        light.setText(shown.light() + " of them are light.");
        canvas.show(
                shown.board(),
                geometry -> answer.over(MarkedBoardDrawing.of(geometry, marks(), picked.squares()), geometry));
    }

    private List<Integer> marks() {
        return picks ? List.of(shown.rook()) : shown.reached();
    }

    @Override
    public List<LegendEntry> signs() {
        FigureMarks others = new FigureMarks(picked.squares(), picked.edges(), answer.marks(), Board.NONE);
        return BoardSignLegendEntries.of(
                shown.board(),
                SlideFigureLegendSigns.onBoard(shown.board(), marks(), others),
                picks ? Map.of() : Map.of(FigureSign.MARKED, new SignMeaning(REACHED, "")));
    }

    @Override
    public UndoHistory undoHistory() {
        return moves;
    }

    @Override
    public RookSetup now() {
        return shown;
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public boolean isSettled() {
        return answer.isSettled();
    }

    @Override
    public void pick(AnswerPickKind what) {
        picks = true;
        picked.choose(what);
        canvas.setOnSquarePressed(square -> {
            picked.pick(square, KnightGraph.of(shown.board()));
            answer.clear();
            draw();
            changed.run();
        });
        draw();
    }

    @Override
    public PickedNames pickedNow() {
        return picked.named(shown.board());
    }

    @Override
    public void pickAgain(PickedNames names) {
        picked.restore(names, shown.board());
        draw();
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> picked.names(shown.board()));
    }

    @Override
    public void showAnswer(QuizAnswerMarks marks) {
        answer.show(marks);
    }

    @Override
    public void onChanged(Runnable action) {
        changed.add(action);
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        fact.setVisible(!parts.contains(RookFormat.REACH));
    }

    @Override
    public void close() {
        // Nothing runs here.
    }
}
