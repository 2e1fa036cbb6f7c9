package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.WalkDrawing;
import knightschool.graph.Dictionary;
import knightschool.graph.WalkVerdict;
import knightschool.setup.Setup;
import knightschool.setup.Show;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.shell.KeyHelp;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A board on which a person clicks a walk, with the verdict beside it. */
final class WalkScene implements LiveScene {
    private final WalkModel model;
    private final boolean hints;
    private final BoardCanvas canvas = new BoardCanvas();
    private final WalkTrail trail;
    private final VerdictList verdict = new VerdictList();
    private final VBox box;
    private final ObservableValue<Dictionary> dictionary;
    private final ChangeListener<Dictionary> translate;

    /** @param dictionary the words of the class, as they are chosen now */
    WalkScene(Setup setup, ObservableValue<Dictionary> dictionary) {
        this.model = new WalkModel(setup.board(), setup.walk());
        this.hints = setup.shows(Show.HINTS);
        this.trail = new WalkTrail(setup.board());
        this.dictionary = dictionary;
        this.translate = (_, _, now) -> model.dictionaryProperty().set(now);
        model.dictionaryProperty().set(dictionary.getValue());
        dictionary.addListener(translate);
        canvas.setId("walk-board");
        canvas.setOnSquarePressed(model::add);
        canvas.pointedProperty().addListener(_ -> draw());
        model.squaresProperty().addListener(_ -> draw());
        model.dictionaryProperty().addListener(_ -> draw());
        CentredBoard place = new CentredBoard(canvas, model.board());
        VBox.setVgrow(place, Priority.ALWAYS);
        box = new VBox(place, inLine(place, trail.node()), inLine(place, buttons()));
        box.getStyleClass().add("walk-scene");
        draw();
    }

    private void draw() {
        WalkReport report = model.report();
        int marked = report == null ? WalkVerdict.NEVER : report.markedStep();
        List<Integer> squares = model.squaresProperty().get();
        int focused = canvas.isFocusVisible() ? canvas.pointedProperty().get() : Board.NONE;
        Set<Integer> next = hints ? model.hints() : Set.of();
        WalkDrawing.Walk walk = new WalkDrawing.Walk(squares, marked, next, focused);
        canvas.show(model.board(), geometry -> WalkDrawing.of(geometry, walk));
        trail.show(squares, marked);
        verdict.show(report);
    }

    /** Begins a row where the squares of the board begin. */
    private static Node inLine(CentredBoard place, Node row) {
        HBox line = new HBox(row);
        HBox.setHgrow(row, Priority.ALWAYS);
        place.boardLeftProperty().addListener((_, _, left) -> line.setPadding(new Insets(0, 0, 0, left.doubleValue())));
        return line;
    }

    private Node buttons() {
        Button back = new Button("Take back", new FontIcon(Feather.CORNER_UP_LEFT));
        back.setId("take-back");
        back.setTooltip(new Tooltip("Take the last step back (Ctrl + Z, Backspace)"));
        back.setOnAction(_ -> model.takeBack());
        Button again = new Button("Start again");
        again.setId("start-again");
        again.setTooltip(new Tooltip("An empty board (Delete)"));
        again.setOnAction(_ -> model.startAgain());
        Button reset = new Button("As it was");
        reset.setId("as-it-was");
        reset.setTooltip(new Tooltip("The walk that the slide began with (Ctrl + R)"));
        reset.setOnAction(_ -> model.reset());
        for (Button button : List.of(back, again, reset)) {
            button.getStyleClass().add("tall");
            button.setMinWidth(Region.USE_PREF_SIZE);
        }
        HBox row = new HBox(back, again, reset);
        row.getStyleClass().add("scene-buttons");
        return row;
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public Optional<Node> side() {
        return Optional.of(verdict.node());
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> model.squaresProperty().get().stream()
                .map(square -> SquareNames.name(model.board(), square))
                .toList());
    }

    @Override
    public boolean handle(KeyEvent key) {
        if (key.getCode() == KeyCode.BACK_SPACE || key.isShortcutDown() && key.getCode() == KeyCode.Z) {
            model.takeBack();
        } else if (key.getCode() == KeyCode.DELETE) {
            model.startAgain();
        } else if (key.isShortcutDown() && key.getCode() == KeyCode.R) {
            model.reset();
        } else {
            return false;
        }
        return true;
    }

    @Override
    public List<KeyHelp> keys() {
        return List.of(
                new KeyHelp("arrow keys on the board", "point at another square"),
                new KeyHelp("Enter, Space", "walk on to the square pointed at"),
                new KeyHelp("Backspace, Ctrl + Z", "take the last step back"),
                new KeyHelp("Delete", "start again"),
                new KeyHelp("Ctrl + R", "the walk that the slide began with"));
    }

    @Override
    public void close() {
        dictionary.removeListener(translate);
    }
}
