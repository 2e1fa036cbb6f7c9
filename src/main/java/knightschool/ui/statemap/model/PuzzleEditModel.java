package knightschool.ui.statemap.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.edit.DraftFault;
import knightschool.statemap.edit.PuzzleDraft;
import knightschool.ui.history.ObservableHistory;

/**
 * An edited puzzle, independent of the JavaFX toolkit: the draft, its undo history, and the cell of the cursor. A
 * stroke begins at a cell, is led over other cells and ends; each stroke is one edit.
 */
public final class PuzzleEditModel {
    public static final int NONE = -1;

    private final ReadOnlyBooleanWrapper editing = new ReadOnlyBooleanWrapper(false);
    private final ReadOnlyObjectWrapper<PuzzleDraft> draft = new ReadOnlyObjectWrapper<>(PuzzleDraft.empty(6, 6));
    private final ReadOnlyObjectWrapper<Optional<PuzzleEditStroke>> stroke =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper cursor = new ReadOnlyIntegerWrapper(0);
    private final ReadOnlyObjectWrapper<Optional<String>> refusal = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableHistory<Edit> steps = new ObservableHistory<>();

    /** The draft before the last changes of the size, while nothing else was done since; an arrow makes several. */
    private Optional<PuzzleDraft> beforeSizes = Optional.empty();

    /**
     * A draft in the undo history.
     *
     * @param name the name of the edit that replaced the draft, or would replace it again
     * @param beforeSizes what {@link PuzzleEditModel#beforeSizes} was with the draft
     */
    private record Edit(String name, PuzzleDraft draft, Optional<PuzzleDraft> beforeSizes) {}

    private final Consumer<PuzzleDraft> changed;

    /** @param changed receives the draft after every edit */
    public PuzzleEditModel(Consumer<PuzzleDraft> changed) {
        this.changed = changed;
    }

    // Beginning and ending

    /** Whether a puzzle is being edited. */
    public ReadOnlyBooleanProperty editingProperty() {
        return editing.getReadOnlyProperty();
    }

    public boolean isEditing() {
        return editing.get();
    }

    /** Starts editing. If the draft is the same as before, earlier edits can still be undone. */
    public void begin(PuzzleDraft first) {
        if (!first.equals(draft.get())) {
            steps.clear();
            cursor.set(first.target().map(block -> head(first, block)).orElse(0));
            draft.set(first);
            beforeSizes = Optional.empty();
        }
        stroke.set(Optional.empty());
        refusal.set(Optional.empty());
        editing.set(true);
    }

    public void end() {
        stroke.set(Optional.empty());
        refusal.set(Optional.empty());
        editing.set(false);
    }

    // What there is

    public ReadOnlyObjectProperty<PuzzleDraft> draftProperty() {
        return draft.getReadOnlyProperty();
    }

    public PuzzleDraft draft() {
        return draft.get();
    }

    /** The fault of the draft, if any. */
    public Optional<DraftFault> fault() {
        return DraftFault.of(draft.get());
    }

    /** Why the last edit was refused, in words, until the next one. */
    public ReadOnlyObjectProperty<Optional<String>> refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    /** The cell on which keys act, and where the mouse was last pressed. */
    public ReadOnlyIntegerProperty cursorProperty() {
        return cursor.getReadOnlyProperty();
    }

    /** The stroke in progress. */
    public ReadOnlyObjectProperty<Optional<PuzzleEditStroke>> strokeProperty() {
        return stroke.getReadOnlyProperty();
    }

    /** The block at the cursor. */
    Optional<SlidingBlock> blockAtCursor() {
        return draft.get().blockOn(cursor.get());
    }

    // Strokes

    /** Begins a stroke: carries the block at the cell, or draws if there is none. */
    public void press(int cell) {
        refusal.set(Optional.empty());
        cursor.set(cell);
        stroke.set(Optional.of(draft.get()
                .blockOn(cell)
                .<PuzzleEditStroke>map(block -> new PuzzleEditStroke.Carry(block, cell, cell))
                .orElseGet(() -> new PuzzleEditStroke.Draw(cell, cell))));
    }

    /** Leads the stroke to a cell. */
    public void lead(int cell) {
        stroke.set(stroke.get().map(before -> before.to(cell)));
    }

    /** Ends the stroke: it becomes an edit, or is refused with a reason. */
    public void release() {
        Optional<PuzzleEditStroke> ended = stroke.get();
        stroke.set(Optional.empty());
        switch (ended.orElse(null)) {
            case PuzzleEditStroke.Draw(int from, int to) when from == to -> turnWall(from);
            case PuzzleEditStroke.Draw drawStroke -> draw(drawStroke);
            case PuzzleEditStroke.Carry carried when carried.isMoved() -> put(carried);
            case null, default -> {}
        }
    }

    /** Cancels the stroke. Returns whether there was one. */
    public boolean abandon() {
        boolean any = stroke.get().isPresent();
        stroke.set(Optional.empty());
        return any;
    }

    private void turnWall(int cell) {
        boolean wall = draft.get().isWall(cell);
        edit(
                wall ? PuzzleEditWords.DELETE_WALL : PuzzleEditWords.WALL,
                draft.get().withWall(cell, !wall));
    }

    private void draw(PuzzleEditStroke.Draw drawStroke) {
        List<Integer> cells = draft.get().stroke(drawStroke.from(), drawStroke.to());
        Optional<SlidingBlock> block = draft.get().drawn(cells);
        if (block.isPresent()) {
            edit(PuzzleEditWords.BLOCK, draft.get().with(block.get()));
        } else if (cells.size() < SlidingBlock.SHORTEST) {
            refuse(PuzzleEditWords.NO_SPACE_TO_DRAW);
        } else {
            refuse(PuzzleEditWords.NO_LETTER);
        }
    }

    private void put(PuzzleEditStroke.Carry carried) {
        Optional<SlidingBlock> block = carried.block(draft.get());
        if (block.filter(draft.get()::hasSpaceFor).isPresent()) {
            edit(PuzzleEditWords.MOVE, draft.get().with(block.get()));
            cursor.set(carried.to());
        } else {
            refuse(PuzzleEditWords.noSpaceFor(carried.carried().letter()));
        }
    }

    // Keys

    /**
     * Moves the cursor by one cell; a carried block moves with it.
     *
     * @param drawing whether the cells on the way are drawn over
     */
    public void go(int dx, int dy, boolean drawing) {
        int columns = draft.get().columns();
        int column = Math.clamp(cursor.get() % columns + dx, 0, columns - 1);
        int row = Math.clamp(cursor.get() / columns + dy, 0, draft.get().rows() - 1);
        int next = row * columns + column;
        if (drawing && stroke.get().isEmpty()) {
            press(cursor.get());
        }
        cursor.set(next);
        lead(next);
        refusal.set(Optional.empty());
    }

    /** Acts like a click at the cursor: toggles a wall, picks up or puts down a block, or ends drawing. */
    public void act() {
        boolean begun = stroke.get().isPresent();
        if (!begun) {
            press(cursor.get());
        }
        if (begun || blockAtCursor().isEmpty()) {
            release();
        }
    }

    /** Moves the cursor to the block with a letter. Returns whether there is one. */
    public boolean goTo(char letter) {
        Optional<SlidingBlock> match = draft.get().blocks().stream()
                .filter(block -> block.letter() == letter)
                .findFirst();
        match.ifPresent(block -> cursor.set(head(draft.get(), block)));
        return match.isPresent();
    }

    /** Whether the cursor is on the block with a letter. */
    public boolean isOn(char letter) {
        return blockAtCursor().filter(block -> block.letter() == letter).isPresent();
    }

    private static int head(PuzzleDraft draft, SlidingBlock block) {
        return block.row() * draft.columns() + block.column();
    }

    // Edits of their own

    /** Removes the block or wall at the cursor. */
    public void delete() {
        abandon();
        Optional<SlidingBlock> block = blockAtCursor();
        if (block.isPresent()) {
            edit(PuzzleEditWords.DELETE_BLOCK, draft.get().without(block.get().letter()));
        } else if (draft.get().isWall(cursor.get())) {
            turnWall(cursor.get());
        }
    }

    /** Whether there is something to remove at the cursor. */
    public boolean canDelete() {
        return isEditing() && !draft.get().isFree(cursor.get());
    }

    /** Whether a block other than the target is at the cursor. */
    public boolean canMakeTarget() {
        return isEditing() && blockAtCursor().filter(block -> !block.isTarget()).isPresent();
    }

    /** Makes the block at the cursor the target, the block to be freed. */
    public void makeTarget() {
        abandon();
        blockAtCursor().ifPresent(block -> {
            if (block.horizontal()) {
                edit(PuzzleEditWords.TARGET, draft.get().withTarget(block));
            } else {
                refuse(PuzzleEditWords.stands(block.letter()));
            }
        });
    }

    /** Moves the exit to a row, and the target with it, since the exit is in its row. */
    public void moveExit(int row) {
        draft.get().target().filter(target -> target.row() != row).ifPresent(target -> {
            SlidingBlock block =
                    new SlidingBlock(target.letter(), target.column(), row, target.length(), target.horizontal());
            if (draft.get().hasSpaceFor(block)) {
                edit(PuzzleEditWords.EXIT, draft.get().with(block));
                cursor.set(head(draft.get(), block));
            } else {
                refuse(PuzzleEditWords.NO_SPACE_FOR_EXIT);
            }
        });
    }

    /** Changes the size of the board. */
    public void resize(int columns, int rows) {
        PuzzleDraft before = draft.get();
        if (columns == before.columns() && rows == before.rows()) {
            return;
        }
        abandon();
        PuzzleDraft after = before.resized(columns, rows);
        int column = Math.min(cursor.get() % before.columns(), columns - 1);
        int row = Math.min(cursor.get() / before.columns(), rows - 1);
        cursor.set(0);
        PuzzleDraft first = beforeSizes.orElse(before);
        edit(PuzzleEditWords.SIZE, after);
        beforeSizes = Optional.of(first);
        cursor.set(row * columns + column);
        tellLost();
    }

    /** Tells what the board has lost since its size began to change. */
    private void tellLost() {
        beforeSizes.ifPresent(before -> {
            List<Character> letters = lostBlocks(before, draft.get());
            int walls = lostWalls(before, draft.get());
            if (!letters.isEmpty() || walls > 0) {
                boolean byOneStep = steps.before()
                        .map(Edit::draft)
                        .filter(last -> lostBlocks(before, last).isEmpty() && lostWalls(before, last) == 0)
                        .isPresent();
                refuse(PuzzleEditWords.lost(letters, walls, byOneStep));
            }
        });
    }

    private static List<Character> lostBlocks(PuzzleDraft before, PuzzleDraft after) {
        return before.blocks().stream()
                .map(SlidingBlock::letter)
                .filter(letter -> after.blocks().stream().noneMatch(block -> block.letter() == letter))
                .toList();
    }

    private static int lostWalls(PuzzleDraft before, PuzzleDraft after) {
        return before.walls().cardinality() - after.walls().cardinality();
    }

    /** Removes everything from the board. */
    public void clear() {
        abandon();
        edit(
                PuzzleEditWords.CLEAR,
                PuzzleDraft.empty(draft.get().columns(), draft.get().rows()));
    }

    private void edit(String name, PuzzleDraft after) {
        PuzzleDraft before = draft.get();
        if (!after.equals(before)) {
            steps.leave(new Edit(name, before, beforeSizes));
            beforeSizes = Optional.empty();
            show(after);
        }
    }

    private void show(PuzzleDraft now) {
        stroke.set(Optional.empty());
        refusal.set(Optional.empty());
        cursor.set(Math.min(cursor.get(), now.columns() * now.rows() - 1));
        draft.set(now);
        changed.accept(now);
    }

    private void refuse(String sentence) {
        refusal.set(Optional.of(sentence));
    }

    // Undoing

    public void undo() {
        steps.before().flatMap(edit -> steps.back(now(edit))).ifPresent(this::restore);
    }

    public void redo() {
        steps.after().flatMap(edit -> steps.forth(now(edit))).ifPresent(this::restore);
    }

    private void restore(Edit edit) {
        beforeSizes = edit.beforeSizes();
        show(edit.draft());
        tellLost();
    }

    private Edit now(Edit edit) {
        return new Edit(edit.name(), draft.get(), beforeSizes);
    }

    /** The name of the edit that undo would take back; empty if there is none. */
    public Optional<String> undoName() {
        return steps.before().map(Edit::name);
    }

    /** The name of the edit that redo would repeat; empty if there is none. */
    public Optional<String> redoName() {
        return steps.after().map(Edit::name);
    }

    // What a click does

    /** Returns the effect of a click on a cell now, in words; empty for the cell of the cursor. */
    public String hint(OptionalInt pointed) {
        if (stroke.get().isPresent()) {
            return switch (stroke.get().get()) {
                case PuzzleEditStroke.Carry carried ->
                    PuzzleEditWords.carrying(carried.carried().letter());
                case PuzzleEditStroke.Draw _ -> PuzzleEditWords.DRAWING;
            };
        }
        int cell = pointed.orElse(cursor.get());
        return draft.get()
                .blockOn(cell)
                .map(block -> PuzzleEditWords.onBlock(block.letter()))
                .orElse(draft.get().isWall(cell) ? PuzzleEditWords.ON_WALL : PuzzleEditWords.ON_FREE);
    }
}
