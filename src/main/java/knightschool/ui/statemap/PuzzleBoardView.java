package knightschool.ui.statemap;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import knightschool.files.InputFault;
import knightschool.statemap.edit.PuzzleDraft;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.theme.ReducedMotion;

/** The board of a puzzle, for playing and editing. */
final class PuzzleBoardView extends Region {
    private final StateMapModel model;
    private final SketchView canvas = new SketchView();
    private final PuzzlePlayBoardMode play;
    private final PuzzleEditBoardMode edit;

    /** @param refusals receives the reason why a click or a key has no effect */
    PuzzleBoardView(StateMapModel model, Consumer<InputFault> refusals) {
        this.model = model;
        setId("puzzle-board");
        getStyleClass().add("puzzle-board");
        getChildren().add(canvas);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        play = new PuzzlePlayBoardMode(model, this::grid, this::changed, refusals);
        edit = new PuzzleEditBoardMode(model.edit(), this::grid, this::changed);
        model.play().gameProperty().addListener(_ -> show());
        model.inspectedPosition().previewProperty().addListener(_ -> show());
        model.help().demonstrationProperty().addListener(_ -> show());
        model.help().hints().givenHintsProperty().addListener(_ -> changed());
        model.edit().editingProperty().addListener(_ -> turned());
        // Another window has the keys for a while: nothing else is begun in this one.
        focusedProperty().addListener((_, _, now) -> input().focused(now || hasKeysOfScene()));
        listen();
        changed();
    }

    private boolean hasKeysOfScene() {
        return getScene() != null && getScene().getFocusOwner() == this;
    }

    private void listen() {
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> input().dragged(event));
        addEventHandler(MouseEvent.MOUSE_RELEASED, event -> input().released(event));
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> input().moved(event));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> input().exited());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        EscapeLayers.passOnToFocused(this, _ -> input().isUnderWay());
    }

    private PuzzleBoardMode input() {
        return model.edit().isEditing() ? edit : play;
    }

    private void show() {
        play.show(getScene() != null
                && !ReducedMotion.isReduced()
                && !model.edit().isEditing());
    }

    /** Cancels actions in progress when editing begins or ends, so that the next mouse event does not complete them. */
    private void turned() {
        play.abandon();
        edit.abandon();
        changed();
    }

    /** Updates the display. */
    private void changed() {
        if (edit != null) {
            setAccessibleText(input().words());
            requestLayout();
        }
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        if (event.getButton() == MouseButton.PRIMARY) {
            input().pressed(event);
        }
    }

    /**
     * Handles a key without modifiers other than Shift, and consumes it if it has an effect here. Returns whether it
     * has.
     */
    boolean key(KeyEvent event) {
        boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
        boolean does = plain && input().key(event);
        if (does) {
            event.consume();
        }
        return does;
    }

    /** The effect of a click while the puzzle is edited, in words. */
    ReadOnlyObjectProperty<String> hintProperty() {
        return edit.hintProperty();
    }

    private PuzzleBoardGeometry grid() {
        return grid(getWidth(), getHeight());
    }

    private PuzzleBoardGeometry grid(double width, double height) {
        return model.edit().isEditing()
                ? PuzzleBoardGeometry.in(
                        model.edit().draft().columns(), model.edit().draft().rows(), width, height)
                : PuzzleBoardGeometry.in(
                        play.shownPuzzle().columns(), play.shownPuzzle().rows(), width, height);
    }

    @Override
    protected void layoutChildren() {
        canvas.setSketch(input().sketch(grid(), isFocused()));
        canvas.resizeRelocate(
                0,
                0,
                Math.ceil(canvas.sketch().width()),
                Math.ceil(canvas.sketch().height()));
    }

    @Override
    protected double computePrefWidth(double height) {
        return 360;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        return grid(width <= 0 ? computePrefWidth(-1) : width, Double.MAX_VALUE).height();
    }

    @Override
    protected double computeMinHeight(double width) {
        return 100;
    }

    /** The entries of the legend for the marks on the board now. */
    List<LegendEntry> signs() {
        PuzzleDraft puzzle = model.edit().isEditing() ? model.edit().draft() : PuzzleDraft.of(play.shownPuzzle());
        return Stream.concat(
                        StateMapLegendEntries.ofBoard(puzzle).stream(), input().signs(grid(), isFocused()).stream())
                .toList();
    }

    /** The middle of a column or row, in pixels of the board. */
    double middle(int cells) {
        return grid().middle(cells);
    }

    /** Whether no block is moving. */
    boolean isStill() {
        return play.isStill();
    }
}
