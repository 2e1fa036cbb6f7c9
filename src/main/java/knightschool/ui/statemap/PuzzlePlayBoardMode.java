package knightschool.ui.statemap;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import knightschool.drawing.Sketch;
import knightschool.drawing.statemap.PuzzleBoardMarks;
import knightschool.drawing.statemap.PuzzleDrawing;
import knightschool.drawing.statemap.StateMapMarks;
import knightschool.files.InputFault;
import knightschool.statemap.BlockMove;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.SlidingPuzzle;
import knightschool.ui.board.GlideAnimation;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.statemap.model.SolutionDemonstration;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapWords;

/**
 * Handles mouse and keys while a puzzle is played. A block is dragged along its line, or selected by its letter and
 * slid with the arrow keys. A slid block becomes a move with Enter or as soon as something else begins. A drag of any
 * length is one move.
 */
final class PuzzlePlayBoardMode implements PuzzleBoardMode {
    private static final int NONE = PuzzleBoardMarks.NONE;

    private final StateMapModel model;
    private final Supplier<PuzzleBoardGeometry> grid;
    private final Runnable changed;
    private final Consumer<InputFault> refusals;
    private final GlideAnimation glide;
    private int glidingBlock = NONE;

    /** The distance of the gliding block from its place at the start of its glide, in cells. */
    private double glideDistance;

    private SlidingPuzzle puzzle;
    private int selected = NONE;

    private int dragged = NONE;
    private double offset;
    private double pressedAt;

    /**
     * @param changed run when the display has to be updated
     * @param refusals receives the reason why a click or a key has no effect
     */
    PuzzlePlayBoardMode(
            StateMapModel model, Supplier<PuzzleBoardGeometry> grid, Runnable changed, Consumer<InputFault> refusals) {
        this.refusals = refusals;
        this.model = model;
        this.grid = grid;
        this.changed = changed;
        this.glide = new GlideAnimation(changed);
        this.puzzle = model.inspectedPosition().onBoard();
        // A block that is set down glides from its current position.
        model.play()
                .slidProperty()
                .addListener((_, before, _) ->
                        offset = before.map(held -> held.move().distance()).orElse(0));
    }

    /**
     * Shows the current position.
     *
     * @param glides whether a block moves to its place by an animation if it is the only one that differs
     */
    void show(boolean glides) {
        SlidingPuzzle next = model.inspectedPosition().onBoard();
        SlidingPuzzle before = puzzle;
        puzzle = next;
        dragged = NONE;
        if (selected >= next.blocks().size()) {
            selected = NONE;
        }
        Optional<BlockMove> back = difference(next, before);
        if (back.isPresent() && glides) {
            glidingBlock = back.get().block();
            glideDistance = offset == 0 ? back.get().distance() : restOfDrag(back.get());
            glide.begin();
        } else {
            glide.stop();
        }
        offset = 0;
        changed.run();
    }

    /** The remaining distance of a dragged block to its place, in cells. */
    private double restOfDrag(BlockMove back) {
        return back.distance() + offset;
    }

    private static Optional<BlockMove> difference(SlidingPuzzle from, SlidingPuzzle to) {
        if (from.blocks().size() != to.blocks().size() || from.columns() != to.columns()) {
            return Optional.empty();
        }
        int[] differing = IntStream.range(0, from.blocks().size())
                .filter(i -> !from.blocks().get(i).equals(to.blocks().get(i)))
                .toArray();
        if (differing.length != 1) {
            return Optional.empty();
        }
        SlidingBlock one = from.blocks().get(differing[0]);
        SlidingBlock other = to.blocks().get(differing[0]);
        boolean slides = one.equals(other.at(one.place()));
        return slides ? Optional.of(new BlockMove(differing[0], other.place() - one.place())) : Optional.empty();
    }

    private boolean isOwn() {
        return model.inspectedPosition().shownPosition() == StateMapMarks.NONE;
    }

    /** The puzzle on the board. */
    SlidingPuzzle shownPuzzle() {
        return puzzle;
    }

    /** How far the selected block has been slid by keys, in cells; it is not a move yet. */
    private int slid() {
        return model.play()
                .slidProperty()
                .get()
                .map(held -> held.move().distance())
                .orElse(0);
    }

    boolean isStill() {
        return !glide.isRunning();
    }

    @Override
    public void focused(boolean now) {
        if (now && selected == NONE) {
            selected = model.play().game().puzzle().targetNumber();
        }
        if (!now) {
            endDrag();
            model.play().setDown();
        }
        changed.run();
    }

    // Drawing

    @Override
    public Sketch sketch(PuzzleBoardGeometry place, boolean hasKeys) {
        return PuzzleDrawing.draw(puzzle, glideMarks(marks(place, hasKeys)));
    }

    /** Returns the marks with a gliding block on its way. */
    private PuzzleBoardMarks glideMarks(PuzzleBoardMarks look) {
        return glide.isRunning() ? look.withDragged(glidingBlock, glideDistance * (1 - glide.part())) : look;
    }

    @Override
    public List<LegendEntry> signs(PuzzleBoardGeometry place, boolean hasKeys) {
        return StateMapLegendEntries.ofMarks(marks(place, hasKeys), puzzle.targetNumber());
    }

    private PuzzleBoardMarks marks(PuzzleBoardGeometry place, boolean hasKeys) {
        PuzzleBoardMarks plain = PuzzleBoardMarks.of(place.side());
        return isOwn() ? own(plain, hasKeys) : demonstrated(plain);
    }

    private PuzzleBoardMarks own(PuzzleBoardMarks plain, boolean hasKeys) {
        PuzzleBoardMarks look = plain;
        Optional<BlockMove> last = model.play().game().last();
        if (last.isPresent() && slid() == 0 && dragged == NONE) {
            look = now(look, last.get());
        }
        OptionalInt hinted = model.help().hintedBlock();
        if (hinted.isPresent()) {
            look = look.withHint(hinted.getAsInt());
        }
        if (hasKeys && selected != NONE) {
            look = look.withSelected(selected);
        }
        if (dragged != NONE) {
            look = look.withDragged(dragged, offset);
        } else if (slid() != 0) {
            look = look.withDragged(selected, slid())
                    .withNow(selected, puzzle.blocks().get(selected).place());
        }
        return look;
    }

    private PuzzleBoardMarks now(PuzzleBoardMarks look, BlockMove last) {
        return look.withNow(last.block(), puzzle.blocks().get(last.block()).place() - last.distance());
    }

    /** Marks the last move of a demonstration. */
    private PuzzleBoardMarks demonstrated(PuzzleBoardMarks plain) {
        Optional<SolutionDemonstration> demonstration =
                model.help().demonstrationProperty().get();
        if (demonstration.isEmpty() || demonstration.get().index() == 0) {
            return plain;
        }
        int at = demonstration.get().index();
        return now(
                plain,
                model.stateMap()
                        .orElseThrow()
                        .move(
                                demonstration.get().path().get(at - 1),
                                demonstration.get().path().get(at)));
    }

    @Override
    public String words() {
        return StateMapWords.board(puzzle, selected, slid());
    }

    // The mouse

    @Override
    public void pressed(MouseEvent event) {
        model.play().setDown();
        OptionalInt cell = grid.get().cell(event.getX(), event.getY());
        if (!isOwn()) {
            refusals.accept(notOwn());
            event.consume();
            return;
        }
        if (model.play().game().isSolved() || cell.isEmpty()) {
            return;
        }
        if (model.play().isLongest()) {
            refusals.accept(StateMapWords.longest());
            event.consume();
            return;
        }
        puzzle.blockOn(cell.getAsInt()).ifPresent(block -> {
            glide.stop();
            selected = puzzle.number(block.letter());
            dragged = selected;
            offset = 0;
            pressedAt = block.horizontal() ? event.getX() : event.getY();
            changed.run();
        });
        event.consume();
    }

    @Override
    public void dragged(MouseEvent event) {
        if (dragged == NONE) {
            return;
        }
        boolean across = puzzle.blocks().get(dragged).horizontal();
        double cells = ((across ? event.getX() : event.getY()) - pressedAt)
                / grid.get().side();
        offset = Math.clamp(cells, -puzzle.roomBefore(dragged), puzzle.roomAfter(dragged));
        changed.run();
        event.consume();
    }

    @Override
    public void released(MouseEvent event) {
        if (dragged == NONE) {
            return;
        }
        int block = dragged;
        int distance = (int) Math.round(offset);
        if (distance == 0) {
            dragged = NONE;
            offset = 0;
            changed.run();
        } else {
            model.play().move(new BlockMove(block, distance));
        }
        event.consume();
    }

    // Keys

    @Override
    public boolean key(KeyEvent event) {
        if (!isOwn()) {
            boolean isBlock = names(event) && numberOf(event) != NONE;
            if (isBlock) {
                refusals.accept(notOwn());
            }
            return isBlock;
        }
        return switch (event.getCode()) {
            case LEFT -> slide(true, -1, event.isShiftDown());
            case RIGHT -> slide(true, 1, event.isShiftDown());
            case UP -> slide(false, -1, event.isShiftDown());
            case DOWN -> slide(false, 1, event.isShiftDown());
            case ENTER, SPACE -> setDown();
            case ESCAPE -> abandon();
            default -> names(event) && select(event);
        };
    }

    /** Makes a move of a block that was slid. Returns whether there was one; otherwise the key is a command's. */
    private boolean setDown() {
        boolean any = model.play().slidProperty().get().isPresent();
        model.play().setDown();
        return any;
    }

    /** The reason why the blocks on the board, which are not at the player's position, cannot be moved. */
    private InputFault notOwn() {
        return model.help().isShowing() ? StateMapWords.solutionShown() : StateMapWords.otherPositionShown();
    }

    /** Whether a key names a block: a letter with Shift, as blocks bear capitals; alone it has a command. */
    static boolean names(KeyEvent event) {
        return event.getCode().isLetterKey() && event.isShiftDown();
    }

    /** Selects the block of a letter. Pressed again, the letter selects the block of its small letter. */
    private boolean select(KeyEvent event) {
        int block = numberOf(event);
        if (block == NONE) {
            return false;
        }
        if (block != selected) {
            model.play().setDown();
            selected = block;
        }
        changed.run();
        return true;
    }

    /** The number of the block that the letter of a key selects now, or {@link #NONE}. */
    private int numberOf(KeyEvent event) {
        char capital = letter(event);
        int first = puzzle.number(capital);
        int second = puzzle.number(Character.toLowerCase(capital));
        return first == NONE || first == selected && second != NONE ? second : first;
    }

    /** The letter of a key, in upper case. */
    static char letter(KeyEvent event) {
        String name = event.getCode() == KeyCode.UNDEFINED
                ? event.getText()
                : event.getCode().getName();
        return name.isEmpty() ? ' ' : Character.toUpperCase(name.charAt(0));
    }

    /** Slides the selected block by one cell or as far as possible. Keys across its line have no effect. */
    private boolean slide(boolean across, int direction, boolean far) {
        if (selected == NONE || model.play().game().isSolved()) {
            return true;
        }
        if (model.play().isLongest()) {
            refusals.accept(StateMapWords.longest());
        } else if (puzzle.blocks().get(selected).horizontal() == across) {
            int least = -puzzle.roomBefore(selected);
            int most = puzzle.roomAfter(selected);
            int to = far ? (direction < 0 ? least : most) : Math.clamp(slid() + direction, least, most);
            model.play().slide(selected, to);
            offset = 0;
            if (far) {
                model.play().setDown();
            }
            changed.run();
        }
        return true;
    }

    @Override
    public boolean isUnderWay() {
        return isOwn() && (dragged != NONE || model.play().slidProperty().get().isPresent());
    }

    /** Cancels an action in progress. Returns whether there was one. */
    boolean abandon() {
        boolean any = model.play().putBack() | endDrag();
        changed.run();
        return any;
    }

    /** Cancels a drag. Returns whether there was one. */
    private boolean endDrag() {
        boolean any = dragged != NONE;
        dragged = NONE;
        offset = 0;
        return any;
    }
}
