package knightschool.ui.statemap;

import java.util.Optional;
import java.util.stream.IntStream;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import knightschool.drawing.statemap.MapMarks;
import knightschool.drawing.statemap.PuzzleDrawing;
import knightschool.drawing.statemap.PuzzleLook;
import knightschool.statemap.BlockMove;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.SlidingPuzzle;
import knightschool.ui.board.SketchCanvas;
import knightschool.ui.theme.Motion;

/**
 * The puzzle that is played: a block is dragged along its line, or chosen by its letter and slid with the arrow keys;
 * what was slid becomes a move with Enter. One drag is one move, however far.
 */
final class PuzzleBoard extends Region {
    private static final Duration GLIDE = Duration.millis(200);
    private static final double MOST_SIDE = 110;
    private static final double LEAST_SIDE = 8;

    /** What the exit's name takes beside the board, in pixels. */
    private static final double WORDS = 34;

    /** What the frame takes on both sides, in cells. */
    private static final double FRAMES = 0.16;

    private static final int NONE = PuzzleLook.NONE;

    private final StateMapModel model;
    private final SketchCanvas canvas = new SketchCanvas();
    private final Glide glide = new Glide();
    private SlidingPuzzle shown;
    private int selected = NONE;

    /** How far the selected block is slid by keys, in cells; it is no move yet. */
    private int slid;

    private int dragged = NONE;
    private double offset;
    private double pressedAt;

    PuzzleBoard(StateMapModel model) {
        this.model = model;
        setId("puzzle-board");
        getStyleClass().add("puzzle-board");
        getChildren().add(canvas);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        shown = model.onBoard();
        model.gameProperty().addListener(_ -> changed());
        model.previewProperty().addListener(_ -> changed());
        model.demonstrationProperty().addListener(_ -> changed());
        model.hintsProperty().addListener(_ -> draw());
        focusedProperty().addListener((_, _, now) -> focused(now));
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::draggedTo);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        describe();
    }

    private void focused(boolean now) {
        if (now && selected == NONE) {
            selected = model.game().puzzle().targetNumber();
        }
        if (!now) {
            slid = 0;
        }
        draw();
    }

    /** Another position is shown: a block that alone differs glides there. */
    private void changed() {
        SlidingPuzzle next = model.onBoard();
        SlidingPuzzle before = shown;
        shown = next;
        slid = 0;
        dragged = NONE;
        if (selected >= next.blocks().size()) {
            selected = NONE;
        }
        Optional<BlockMove> back = difference(next, before);
        if (back.isPresent() && getScene() != null && !Motion.isReduced()) {
            glide.begin(back.get().block(), offset == 0 ? back.get().distance() : restOfDrag(back.get()));
        } else {
            glide.stop();
            dragged = NONE;
        }
        offset = 0;
        describe();
        requestLayout();
    }

    /** A block that was dragged is nearly there. */
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
        return model.shownPosition() == MapMarks.NONE;
    }

    // Drawing

    private double side() {
        return side(getWidth(), getHeight());
    }

    private double side(double width, double height) {
        double wide = (width - WORDS) / (shown.columns() + FRAMES);
        double high = height / (shown.rows() + FRAMES);
        return Math.clamp(Math.floor(Math.min(wide, high)), LEAST_SIDE, MOST_SIDE);
    }

    private void draw() {
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        PuzzleLook look = PuzzleLook.of(side());
        if (isOwn()) {
            look = own(look);
        } else {
            look = demonstrated(look);
        }
        if (glide.isRunning()) {
            look = look.withDragged(glide.block, glide.now);
        }
        canvas.setSketch(PuzzleDrawing.draw(shown, look));
        canvas.resizeRelocate(
                0,
                0,
                Math.ceil(canvas.sketch().width()),
                Math.ceil(canvas.sketch().height()));
    }

    private PuzzleLook own(PuzzleLook plain) {
        PuzzleGame game = model.game();
        PuzzleLook look = plain;
        if (game.last().isPresent() && slid == 0 && dragged == NONE) {
            BlockMove last = game.last().get();
            look = look.withNow(last.block(), shown.blocks().get(last.block()).place() - last.distance());
        }
        if (model.hintedBlock().isPresent()) {
            look = look.withHint(model.hintedBlock().getAsInt());
        }
        if (isFocused() && selected != NONE) {
            look = look.withSelected(selected);
        }
        if (dragged != NONE) {
            look = look.withDragged(dragged, offset);
        } else if (slid != 0) {
            look = look.withDragged(selected, slid)
                    .withNow(selected, shown.blocks().get(selected).place());
        }
        return look;
    }

    /** The move that a demonstration made last. */
    private PuzzleLook demonstrated(PuzzleLook plain) {
        Optional<Demonstration> demonstration = model.demonstrationProperty().get();
        if (demonstration.isEmpty() || demonstration.get().index() == 0) {
            return plain;
        }
        int at = demonstration.get().index();
        BlockMove last = model.stateMap()
                .orElseThrow()
                .move(
                        demonstration.get().path().get(at - 1),
                        demonstration.get().path().get(at));
        return plain.withNow(last.block(), shown.blocks().get(last.block()).place() - last.distance());
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
        double side = side(width <= 0 ? computePrefWidth(-1) : width, Double.MAX_VALUE);
        return shown.rows() * side + 2 * PuzzleLook.of(side).frame();
    }

    @Override
    protected double computeMinHeight(double width) {
        return 100;
    }

    /** The middle of a cell, in pixels of the board. */
    double middle(int cells) {
        double side = side();
        return PuzzleLook.of(side).frame() + (cells + 0.5) * side;
    }

    // The mouse

    private void pressed(MouseEvent event) {
        requestFocus();
        if (event.getButton() != MouseButton.PRIMARY || !isOwn() || model.game().isSolved()) {
            return;
        }
        double side = side();
        double frame = PuzzleLook.of(side).frame();
        int column = (int) Math.floor((event.getX() - frame) / side);
        int row = (int) Math.floor((event.getY() - frame) / side);
        if (column < 0 || row < 0 || column >= shown.columns() || row >= shown.rows()) {
            return;
        }
        shown.blockOn(row * shown.columns() + column).ifPresent(block -> {
            glide.stop();
            slid = 0;
            selected = shown.number(block.letter());
            dragged = selected;
            offset = 0;
            pressedAt = block.horizontal() ? event.getX() : event.getY();
            describe();
            draw();
        });
        event.consume();
    }

    private void draggedTo(MouseEvent event) {
        if (dragged == NONE) {
            return;
        }
        boolean across = shown.blocks().get(dragged).horizontal();
        double cells = ((across ? event.getX() : event.getY()) - pressedAt) / side();
        offset = Math.clamp(cells, -shown.roomBefore(dragged), shown.roomAfter(dragged));
        draw();
        event.consume();
    }

    private void released(MouseEvent event) {
        if (dragged == NONE) {
            return;
        }
        int block = dragged;
        int distance = (int) Math.round(offset);
        if (distance == 0) {
            dragged = NONE;
            offset = 0;
            draw();
        } else {
            model.move(new BlockMove(block, distance));
        }
        event.consume();
    }

    // Keys

    private void key(KeyEvent event) {
        if (event.isControlDown() || event.isAltDown() || event.isMetaDown() || !isOwn()) {
            return;
        }
        if (handles(event)) {
            event.consume();
        }
    }

    private boolean handles(KeyEvent event) {
        return switch (event.getCode()) {
            case LEFT -> slide(true, -1, event.isShiftDown());
            case RIGHT -> slide(true, 1, event.isShiftDown());
            case UP -> slide(false, -1, event.isShiftDown());
            case DOWN -> slide(false, 1, event.isShiftDown());
            case ENTER, SPACE -> make();
            case ESCAPE -> putBack();
            default -> event.getCode().isLetterKey() && select(event);
        };
    }

    private boolean select(KeyEvent event) {
        String name = event.getCode() == KeyCode.UNDEFINED
                ? event.getText()
                : event.getCode().getName();
        char capital = name.isEmpty() ? ' ' : Character.toUpperCase(name.charAt(0));
        char small = Character.toLowerCase(capital);
        int found = shown.number(event.isShiftDown() ? small : capital);
        int other = shown.number(event.isShiftDown() ? capital : small);
        int block = found == NONE ? other : found;
        if (block == NONE) {
            return false;
        }
        if (block != selected) {
            make();
            selected = block;
        }
        describe();
        draw();
        return true;
    }

    /** Slides the selected block one cell, or as far as it goes; across its line it does nothing. */
    private boolean slide(boolean across, int direction, boolean far) {
        if (selected == NONE || model.game().isSolved()) {
            return true;
        }
        if (shown.blocks().get(selected).horizontal() == across) {
            int least = -shown.roomBefore(selected);
            int most = shown.roomAfter(selected);
            slid = far ? (direction < 0 ? least : most) : Math.clamp(slid + direction, least, most);
            if (far) {
                make();
            }
            describe();
            draw();
        }
        return true;
    }

    /** Makes a move of what was slid. */
    private boolean make() {
        if (slid == 0) {
            return true;
        }
        BlockMove move = new BlockMove(selected, slid);
        offset = slid;
        slid = 0;
        model.move(move);
        return true;
    }

    private boolean putBack() {
        boolean any = slid != 0;
        slid = 0;
        describe();
        draw();
        return any;
    }

    private void describe() {
        setAccessibleText(StateMapWords.board(shown, selected, slid));
    }

    /** A block on its way to its place. */
    private final class Glide extends Transition {
        private int block = NONE;
        private double from;
        private double now;

        Glide() {
            setCycleDuration(GLIDE);
            setInterpolator(Interpolator.EASE_BOTH);
            setOnFinished(_ -> draw());
        }

        void begin(int moved, double cells) {
            stop();
            block = moved;
            from = cells;
            now = cells;
            playFromStart();
        }

        boolean isRunning() {
            return getStatus() == Status.RUNNING;
        }

        @Override
        protected void interpolate(double part) {
            now = from * (1 - part);
            draw();
        }
    }

    /** Whether no block is on its way. */
    boolean isStill() {
        return !glide.isRunning();
    }
}
