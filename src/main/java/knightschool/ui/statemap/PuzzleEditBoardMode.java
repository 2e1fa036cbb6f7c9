package knightschool.ui.statemap;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import knightschool.drawing.Sketch;
import knightschool.drawing.statemap.PuzzleDraftDrawing;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.edit.PuzzleDraft;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.statemap.model.PuzzleEditModel;
import knightschool.ui.statemap.model.PuzzleEditStroke;
import knightschool.ui.statemap.model.PuzzleEditWords;

/**
 * Handles mouse and keys while a puzzle is edited: drawing and carrying blocks, setting and removing walls, moving the
 * exit.
 */
final class PuzzleEditBoardMode implements PuzzleBoardMode {
    private final PuzzleEditModel edit;
    private final Supplier<PuzzleBoardGeometry> grid;
    private final ReadOnlyObjectWrapper<String> hint = new ReadOnlyObjectWrapper<>("");
    private OptionalInt pointed = OptionalInt.empty();
    private boolean atExit;

    /** The row to which the exit is being dragged; empty if it is not. */
    private OptionalInt exit = OptionalInt.empty();

    private final Runnable changed;

    /** @param changed run when the display has to be updated */
    PuzzleEditBoardMode(PuzzleEditModel edit, Supplier<PuzzleBoardGeometry> grid, Runnable changed) {
        this.edit = edit;
        this.grid = grid;
        this.changed = changed;
        edit.draftProperty().addListener(_ -> {
            // The drag belongs to the previous draft.
            exit = OptionalInt.empty();
            show();
        });
        edit.strokeProperty().addListener(_ -> show());
        edit.cursorProperty().addListener(_ -> show());
        show();
    }

    private void show() {
        hint.set(atExit && edit.draft().target().isPresent() ? PuzzleEditWords.ON_EXIT : edit.hint(pointed));
        changed.run();
    }

    /** The effect of a click now, in words. */
    ReadOnlyObjectProperty<String> hintProperty() {
        return hint.getReadOnlyProperty();
    }

    // The mouse

    @Override
    public void moved(MouseEvent event) {
        pointed = grid.get().cell(event.getX(), event.getY());
        atExit = isAtExit(event);
        show();
    }

    @Override
    public void exited() {
        pointed = OptionalInt.empty();
        atExit = false;
        show();
    }

    private boolean isAtExit(MouseEvent event) {
        return grid.get().isBeyond(event.getX())
                && edit.draft()
                        .target()
                        .filter(target -> target.row() == grid.get().line(event.getY()))
                        .isPresent();
    }

    @Override
    public void pressed(MouseEvent event) {
        OptionalInt cell = grid.get().cell(event.getX(), event.getY());
        if (cell.isPresent()) {
            edit.press(cell.getAsInt());
        } else if (isAtExit(event)) {
            exit = OptionalInt.of(row(event));
        }
        event.consume();
    }

    private int row(MouseEvent event) {
        return Math.clamp(grid.get().line(event.getY()), 0, grid.get().rows() - 1);
    }

    @Override
    public void dragged(MouseEvent event) {
        if (exit.isPresent()) {
            exit = OptionalInt.of(row(event));
            show();
        } else {
            edit.lead(grid.get().nearest(event.getX(), event.getY()));
        }
        event.consume();
    }

    @Override
    public void released(MouseEvent event) {
        if (exit.isPresent()) {
            int row = exit.getAsInt();
            exit = OptionalInt.empty();
            edit.moveExit(row);
            show();
        } else {
            edit.release();
        }
        event.consume();
    }

    // Keys

    @Override
    public boolean key(KeyEvent event) {
        pointed = OptionalInt.empty();
        boolean far = event.isShiftDown();
        return switch (event.getCode()) {
            case LEFT -> go(-1, 0, far);
            case RIGHT -> go(1, 0, far);
            case UP -> go(0, -1, far);
            case DOWN -> go(0, 1, far);
            case ENTER, SPACE -> act();
            case ESCAPE -> abandon();
            default -> PuzzlePlayBoardMode.names(event) && choose(event);
        };
    }

    private boolean go(int dx, int dy, boolean drawing) {
        edit.go(dx, dy, drawing);
        return true;
    }

    private boolean act() {
        edit.act();
        return true;
    }

    private boolean choose(KeyEvent event) {
        char capital = PuzzlePlayBoardMode.letter(event);
        char small = Character.toLowerCase(capital);
        return edit.isOn(capital) && edit.goTo(small) || edit.goTo(capital) || edit.goTo(small);
    }

    @Override
    public boolean isUnderWay() {
        return exit.isPresent() || edit.strokeProperty().get().isPresent();
    }

    /** Cancels an action in progress. Returns whether there was one. */
    boolean abandon() {
        boolean any = exit.isPresent();
        exit = OptionalInt.empty();
        boolean stroke = edit.abandon();
        show();
        return any || stroke;
    }

    @Override
    public void focused(boolean now) {
        if (!now) {
            abandon();
        }
        show();
    }

    // Drawing

    @Override
    public Sketch sketch(PuzzleBoardGeometry place, boolean hasKeys) {
        PuzzleDraft draft = edit.draft();
        PuzzleDraftDrawing drawing = new PuzzleDraftDrawing(place.side());
        if (exit.isPresent()) {
            return drawing.carried(draft, exitAt(draft, exit.getAsInt()));
        }
        return switch (edit.strokeProperty().get().orElse(null)) {
            case PuzzleEditStroke.Draw(int from, int to)
            when from != to -> drawing.drawn(draft, draft.stroke(from, to));
            case PuzzleEditStroke.Carry carried when carried.isMoved() -> drawing.carried(draft, carried.block(draft));
            case null, default -> drawing.still(draft, edit.cursorProperty().get(), hasKeys);
        };
    }

    @Override
    public List<LegendEntry> signs(PuzzleBoardGeometry place, boolean hasKeys) {
        return sign(hasKeys).map(StateMapLegendEntries::ofEdit).stream().toList();
    }

    private Optional<PuzzleDraftDrawing.Sign> sign(boolean hasKeys) {
        PuzzleDraft draft = edit.draft();
        if (exit.isPresent()) {
            return PuzzleDraftDrawing.carriedSign(draft, exitAt(draft, exit.getAsInt()));
        }
        return switch (edit.strokeProperty().get().orElse(null)) {
            case PuzzleEditStroke.Draw(int from, int to)
            when from != to -> Optional.of(PuzzleDraftDrawing.drawnSign(draft, draft.stroke(from, to)));
            case PuzzleEditStroke.Carry carried
            when carried.isMoved() -> PuzzleDraftDrawing.carriedSign(draft, carried.block(draft));
            case null, default ->
                PuzzleDraftDrawing.stillSign(draft, edit.cursorProperty().get(), hasKeys);
        };
    }

    private static Optional<SlidingBlock> exitAt(PuzzleDraft draft, int row) {
        return draft.target().map(block -> new SlidingBlock(block.letter(), block.column(), row, block.length(), true));
    }

    @Override
    public String words() {
        PuzzleDraft draft = edit.draft();
        int cell = edit.cursorProperty().get();
        return PuzzleEditWords.board(
                draft.columns(), draft.rows(), cell % draft.columns(), cell / draft.columns(), hint.get());
    }
}
