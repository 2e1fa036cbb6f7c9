package knightschool.ui.lesson.home;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.PositionLayers;
import knightschool.search.KnightPath;
import knightschool.search.Position;
import knightschool.search.Problem;
import knightschool.setup.SceneKind;
import knightschool.trace.Trace;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.ThumbnailView;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.BackgroundWorker;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The cards of the scenes beside the lessons: play, compare and edit. Their pictures are drawn in the background. */
final class HomeSceneCards implements AutoCloseable {
    /** The command of the comparison that shows the usual panes. */
    private static final String USUAL_PANES = "compare.usual-panes";

    private static final Board GAME = Board.full(4, 4);
    private static final int[] WALK = {8, 1, 7, 14, 5, 3, 10};
    private static final Board SEARCHED = Board.full(4, 4);
    private static final long STEP = 9;
    private static final Board HOLES = BoardText.parse("....\n.#K.\n....\n.#..\n");
    private static final double SIDE = 48;

    private final SceneHost shell;
    private final VBox box = NodeStyle.of(new VBox(), "doors");
    private final Map<SceneKind, ThumbnailView> pictures = new HashMap<>();
    private final BackgroundWorker drawing = BackgroundWorker.newest("doors", Platform::runLater);
    private final ChangeListener<Theme> anew = (_, _, _) -> show();
    private Map<SceneKind, Sketch> drawn = Map.of();

    private record Door(SceneKind kind, String title, String words) {}

    HomeSceneCards(SceneHost shell) {
        this.shell = shell;
        for (Door door : doors()) {
            ThumbnailView picture = ThumbnailView.empty();
            pictures.put(door.kind(), picture);
            Button button = button(shell, door, picture);
            VBox.setVgrow(button, Priority.ALWAYS);
            box.getChildren().add(button);
        }
        shell.themeProperty().addListener(anew);
        drawing.ask(
                _ -> sketches(),
                sketches -> {
                    drawn = sketches;
                    show();
                },
                () -> {});
    }

    private static List<Door> doors() {
        return List.of(
                new Door(SceneKind.PLAY, HomeWords.PLAY, HomeWords.PLAY_WORDS),
                new Door(SceneKind.COMPARE, HomeWords.COMPARE, HomeWords.COMPARE_WORDS),
                new Door(SceneKind.EDITOR, HomeWords.EDIT, HomeWords.EDIT_WORDS));
    }

    Region node() {
        return box;
    }

    private void show() {
        drawn.forEach((kind, sketch) ->
                pictures.get(kind).show(sketch, shell.themeProperty().get().palette()));
    }

    /** Returns whether the pictures have been drawn. */
    boolean isSettled() {
        return !drawing.isBusy();
    }

    @Override
    public void close() {
        shell.themeProperty().removeListener(anew);
        drawing.close();
    }

    private static Button button(SceneHost shell, Door door, Region picture) {
        Label title = LabelFactory.of(door.title(), "door-title");
        Label words = LabelFactory.of(door.words(), "door-words");
        words.setWrapText(true);
        VBox text = NodeStyle.of(new VBox(title, words), "door-text");
        HBox.setHgrow(text, Priority.ALWAYS);
        picture.getStyleClass().add("door-picture");
        FontIcon sign = new FontIcon(Feather.CHEVRON_RIGHT);
        HBox box = NodeStyle.of(HBoxFactory.of(picture, text, sign), "door-box");
        Button button =
                NodeStyle.named(new Button(null, box), "door-" + door.kind().word(), "card", "door");
        button.setMinSize(0, 0);
        button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        button.setAccessibleText(door.title());
        button.setOnAction(_ -> enter(shell, door.kind()));
        return button;
    }

    /** Opens a scene as it was left, but a comparison with the usual three panes. */
    private static void enter(SceneHost shell, SceneKind kind) {
        if (kind == SceneKind.COMPARE) {
            shell.show(kind, USUAL_PANES);
        } else {
            shell.show(kind);
        }
    }

    /** Returns the pictures: a game, a search, and a board with holes. May be called on any thread. */
    private static Map<SceneKind, Sketch> sketches() {
        return Map.of(SceneKind.PLAY, game(), SceneKind.COMPARE, search(), SceneKind.EDITOR, holes());
    }

    private static Sketch game() {
        Position position = Position.ofPath(Problem.open(GAME, WALK[0]), new KnightPath(WALK));
        return BoardDrawing.of(
                BoardGeometry.bare(GAME, SIDE), position, PlayerPathStyle.INK, PositionLayers.of(true, false, false));
    }

    private static Sketch search() {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.usual().getFirst();
        Trace trace = new Trace(Problem.open(SEARCHED, 0), solver);
        trace.extend(STEP);
        return BoardDrawing.of(
                BoardGeometry.bare(SEARCHED, SIDE),
                trace.frame(STEP).position(),
                AlgorithmPathStyle.of(solver.algorithm()),
                Board.NONE);
    }

    private static Sketch holes() {
        return BoardDrawing.of(BoardGeometry.bare(HOLES, SIDE));
    }
}
