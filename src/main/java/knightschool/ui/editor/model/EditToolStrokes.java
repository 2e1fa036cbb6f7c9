package knightschool.ui.editor.model;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.board.edit.CopiedRectangle;
import knightschool.board.edit.SquareFloodFill;
import knightschool.board.edit.SquareLine;
import knightschool.board.edit.SquareRectangle;
import knightschool.board.edit.Symmetry;
import knightschool.files.InputFault;
import knightschool.setup.value.EditTool;

/**
 * The strokes of a pointer with a tool, from press to release. Free of JavaFX controls.
 *
 * <p>Lines, rectangles and moves are computed anew from the board before the stroke at each movement of the pointer;
 * the brush continues from where it was. With a symmetry, the images of all painted squares are painted too.
 */
public final class EditToolStrokes {
    private final UndoableBoard draft;
    private final Consumer<InputFault> faults;
    private final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(this, "symmetry", Symmetry.NONE);
    private final ObjectProperty<Optional<SquareRectangle>> selection =
            new SimpleObjectProperty<>(this, "selection", Optional.empty());
    private final BooleanProperty constrained = new SimpleBooleanProperty(this, "constrained");
    private final BooleanProperty underWay = new SimpleBooleanProperty(this, "underWay");
    private EditTool tool = EditTool.HOLE;
    private Board base;
    private int from = Board.NONE;
    private int last = Board.NONE;
    private boolean makesHoles;
    private Optional<SquareRectangle> moved = Optional.empty();

    EditToolStrokes(UndoableBoard draft, Consumer<InputFault> faults) {
        this.draft = draft;
        this.faults = faults;
        this.base = draft.board();
        draft.setOnStrokeEnded(() -> underWay.set(false));
    }

    /**
     * The symmetry whose images of painted squares are painted too; none are on a board that cannot have that symmetry.
     */
    public ObjectProperty<Symmetry> symmetryProperty() {
        return symmetry;
    }

    /** The selected squares; they may extend beyond the board after a move. */
    public ObjectProperty<Optional<SquareRectangle>> selectionProperty() {
        return selection;
    }

    /** Whether lines are limited to rows, columns and diagonals, and rectangles to their edges. */
    public BooleanProperty constrainedProperty() {
        return constrained;
    }

    /** Whether a stroke is in progress. */
    public BooleanProperty underWayProperty() {
        return underWay;
    }

    /** Returns whether the stroke in progress, or else one that would begin on the square, fills holes. */
    public boolean fillsFrom(int square) {
        Board board = draft.board();
        return underWay.get() ? !makesHoles : board.contains(square) && !board.isPlayable(square);
    }

    /**
     * Returns whether the stroke in progress, or else one that would begin on the square, moves the selected squares.
     */
    public boolean movesFrom(int square) {
        return underWay.get()
                ? moved.isPresent()
                : selection
                        .get()
                        .filter(box -> box.contains(draft.board(), square))
                        .isPresent();
    }

    /** Begins a stroke on a square of the board. */
    void press(EditTool with, int square) {
        finish();
        tool = with;
        base = draft.board();
        from = square;
        last = square;
        makesHoles = base.isPlayable(square);
        moved = selection.get().filter(box -> tool == EditTool.SELECT && box.contains(base, square));
        underWay.set(true);
        if (tool == EditTool.FILL) {
            paint(base, SquareFloodFill.around(base, square), EditWords.FILL_AREA);
        } else {
            drag(square);
        }
    }

    /** Continues the stroke on a square of the board. */
    void drag(int square) {
        if (!underWay.get()) {
            return;
        }
        switch (tool) {
            case HOLE -> paint(draft.board(), SquareLine.between(base, last, square), EditWords.holes(makesHoles));
            case LINE -> paint(base, line(square), EditWords.LINE);
            case RECTANGLE -> paint(base, rectangle(square), EditWords.RECTANGLE);
            case SELECT -> select(square);
            case FILL, START, END -> {}
        }
        last = square;
    }

    private BitSet line(int square) {
        return SquareLine.between(base, from, constrained.get() ? SquareLine.straightened(base, from, square) : square);
    }

    private BitSet rectangle(int square) {
        SquareRectangle box = SquareRectangle.between(base, from, square);
        return constrained.get() ? box.edge(base) : box.squares(base);
    }

    /** Paints squares. A stroke that would leave no playable square is refused with a message. */
    private void paint(Board on, BitSet squares, String name) {
        BitSet holes = on.holes();
        BitSet painted = symmetry.get().closure(on, squares);
        if (makesHoles) {
            holes.or(painted);
        } else {
            holes.andNot(painted);
        }
        if (holes.cardinality() == on.squares()) {
            faults.accept(EditWords.lastSquare());
        } else if (!holes.equals(draft.board().holes())) {
            draft.stroke(name, on.withHoles(holes));
        }
    }

    private void select(int square) {
        if (moved.isEmpty()) {
            selection.set(Optional.of(SquareRectangle.between(base, from, square)));
        } else {
            move(moved.get(), base.column(square) - base.column(from), base.row(square) - base.row(from));
        }
    }

    private void move(SquareRectangle box, int dx, int dy) {
        try {
            Board after = CopiedRectangle.of(base, box)
                    .on(CopiedRectangle.cleared(base, box), box.left() + dx, box.top() + dy);
            if (!after.equals(draft.board())) {
                draft.stroke(EditWords.MOVE_SQUARES, after);
            }
            selection.set(Optional.of(box.moved(dx, dy)));
        } catch (IllegalArgumentException noneLeft) {
            faults.accept(EditWords.lastSquare());
        }
    }

    /** Ends the stroke, which is then a single edit. */
    void finish() {
        underWay.set(false);
        draft.endStroke();
    }

    /** Reverts the stroke in progress. */
    public void abandon() {
        if (underWay.get()) {
            underWay.set(false);
            draft.abandonStroke();
            moved.ifPresentOrElse(box -> selection.set(moved), () -> {
                if (tool == EditTool.SELECT) {
                    selection.set(Optional.empty());
                }
            });
        }
    }
}
