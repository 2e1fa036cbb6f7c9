package knightschool.ui.editor.model;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.board.edit.AreaFill;
import knightschool.board.edit.BoardCutout;
import knightschool.board.edit.SquareBox;
import knightschool.board.edit.SquareLine;
import knightschool.board.edit.Symmetry;
import knightschool.files.InputFault;
import knightschool.setup.value.EditTool;

/**
 * What the pointer does to the board with a tool, from where it goes down to where it goes up. Knows no control.
 *
 * <p>Lines, rectangles and moves are made anew from the board before the stroke wherever the pointer comes; the brush
 * goes on from where it was. With a symmetry all squares that are painted have their images painted too.
 */
public final class Strokes {
    private final BoardDraft draft;
    private final Consumer<InputFault> faults;
    private final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(this, "symmetry", Symmetry.NONE);
    private final ObjectProperty<Optional<SquareBox>> selection =
            new SimpleObjectProperty<>(this, "selection", Optional.empty());
    private final BooleanProperty constrained = new SimpleBooleanProperty(this, "constrained");
    private final BooleanProperty underWay = new SimpleBooleanProperty(this, "underWay");
    private EditTool tool = EditTool.HOLE;
    private Board base;
    private int from = Board.NONE;
    private int last = Board.NONE;
    private boolean makesHoles;
    private Optional<SquareBox> moved = Optional.empty();

    Strokes(BoardDraft draft, Consumer<InputFault> faults) {
        this.draft = draft;
        this.faults = faults;
        this.base = draft.board();
        draft.setOnStrokeEnded(() -> underWay.set(false));
    }

    /** Which images of painted squares are painted too; none on a board that cannot have that symmetry. */
    public ObjectProperty<Symmetry> symmetryProperty() {
        return symmetry;
    }

    /** The squares that are chosen; they may reach beyond the board where they were moved there. */
    public ObjectProperty<Optional<SquareBox>> selectionProperty() {
        return selection;
    }

    /** Whether lines run along rows, columns and diagonals alone, and rectangles are only their edges. */
    public BooleanProperty constrainedProperty() {
        return constrained;
    }

    /** Whether the pointer is down. */
    public BooleanProperty underWayProperty() {
        return underWay;
    }

    /** Whether the stroke that is under way fills holes, or else one that would begin on that square. */
    public boolean fillsFrom(int square) {
        Board board = draft.board();
        return underWay.get() ? !makesHoles : board.contains(square) && !board.isPlayable(square);
    }

    /** Whether the stroke that is under way moves the chosen squares, or else one that would begin on that square. */
    public boolean movesFrom(int square) {
        return underWay.get()
                ? moved.isPresent()
                : selection
                        .get()
                        .filter(box -> box.contains(draft.board(), square))
                        .isPresent();
    }

    /** The pointer goes down on a square of the board. */
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
            paint(base, AreaFill.around(base, square), EditWords.FILL_AREA);
        } else {
            drag(square);
        }
    }

    /** The pointer is over a square of the board while it is down. */
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
        SquareBox box = SquareBox.between(base, from, square);
        return constrained.get() ? box.edge(base) : box.squares(base);
    }

    /** A board keeps one square to enter: what would take the last one is said, and not done. */
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
            selection.set(Optional.of(SquareBox.between(base, from, square)));
        } else {
            move(moved.get(), base.column(square) - base.column(from), base.row(square) - base.row(from));
        }
    }

    private void move(SquareBox box, int dx, int dy) {
        try {
            Board after = BoardCutout.of(base, box).on(BoardCutout.cleared(base, box), box.left() + dx, box.top() + dy);
            if (!after.equals(draft.board())) {
                draft.stroke(EditWords.MOVE_SQUARES, after);
            }
            selection.set(Optional.of(box.moved(dx, dy)));
        } catch (IllegalArgumentException noneLeft) {
            faults.accept(EditWords.lastSquare());
        }
    }

    /** The pointer goes up: what was drawn is one edit. */
    void finish() {
        underWay.set(false);
        draft.endStroke();
    }

    /** Takes the stroke back that is under way. */
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
