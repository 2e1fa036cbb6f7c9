package knightschool.ui.play;

import java.util.List;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;
import knightschool.drawing.GameDrawing;
import knightschool.drawing.PositionLayers;
import knightschool.drawing.PositionSigns;
import knightschool.drawing.Sketch;
import knightschool.drawing.WitnessMarks;
import knightschool.play.Game;
import knightschool.search.Position;
import knightschool.setup.Show;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoard;
import knightschool.ui.board.KnightControl;
import knightschool.ui.legend.LastSigns;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.SignEntries;
import knightschool.ui.theme.Motion;

/** The board of a game: clicks, drags and keys move the knight, which glides where motion is not reduced. */
final class GameBoard {
    private static final Duration GLIDE = Duration.millis(180);
    /** A tour that has just been finished draws itself once. */
    private static final Duration REPLAY = Duration.millis(3000);

    private static final Duration COMPLETION = Duration.millis(1600);

    private final PlayModel model;
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoard place = new CentredBoard(canvas);
    private final KnightControl control = new KnightControl(canvas, new Moves());
    private final DoubleProperty gone = new SimpleDoubleProperty(this, "gone", 1);
    private final DoubleProperty drawn = new SimpleDoubleProperty(this, "drawn", 1);
    private final DoubleProperty replayed = new SimpleDoubleProperty(this, "replayed", 1);
    private final Timeline motion = new Timeline();
    private final LastSigns<Seen> signs = new LastSigns<>();
    private Overlay overlay = Overlay.NONE;
    private Game shown;
    private int from = Board.NONE;

    /**
     * What is drawn over a game because it was asked for.
     *
     * @param digits whether each candidate bears its number
     * @param hinted squares to look at
     * @param evidence why it is lost
     * @param cutOff squares to which no move leads any more
     * @param lost the square of the move that lost it, or {@link Board#NONE}
     * @param completion squares that complete it
     */
    record Overlay(
            boolean digits,
            List<Integer> hinted,
            WitnessMarks evidence,
            List<Integer> cutOff,
            int lost,
            List<Integer> completion) {
        static final Overlay NONE = new Overlay(false, List.of(), WitnessMarks.NONE, List.of(), Board.NONE, List.of());
    }

    GameBoard(PlayModel model) {
        this.model = model;
        this.shown = model.game();
        canvas.setId("play-board");
        canvas.setWords(square -> PlayWords.spoken(model.game(), square));
        gone.addListener(_ -> draw());
        drawn.addListener(_ -> draw());
        replayed.addListener(_ -> draw());
        model.gameProperty().addListener((_, before, now) -> move(before, now));
        model.setupProperty().addListener(_ -> draw());
        place.show(model.board());
        draw();
    }

    CentredBoard node() {
        return place;
    }

    void focus() {
        canvas.requestFocus();
    }

    /** The keys 1 to 8 move, wherever in the scene the focus is. */
    void key(KeyEvent key) {
        control.key(key);
    }

    private final class Moves implements KnightControl.Player {
        @Override
        public int knight() {
            return model.game().knight();
        }

        @Override
        public void choose(int square) {
            model.choose(square);
        }

        @Override
        public void chooseNumber(int number) {
            model.chooseCandidate(number);
        }

        @Override
        public void say(String words) {
            model.say(words);
        }

        @Override
        public void draw() {
            GameBoard.this.draw();
        }
    }

    private void move(Game before, Game now) {
        if (!now.board().equals(before.board())) {
            place.show(now.board());
        }
        shown = now;
        boolean step = Math.abs(now.length() - before.length()) == 1
                && now.board().equals(before.board())
                && before.length() > 0
                && now.length() > 0;
        motion.stop();
        drawn.set(1);
        replayed.set(1);
        from = step ? before.knight() : Board.NONE;
        if (step && now.isFinished() && now.length() > before.length() && !Motion.isReduced()) {
            gone.set(1);
            replayed.set(0);
            run(replayed, REPLAY);
        } else if (step && !Motion.isReduced()) {
            gone.set(0);
            run(gone, GLIDE);
        } else {
            gone.set(1);
        }
        draw();
    }

    private void run(DoubleProperty property, Duration time) {
        motion.getKeyFrames().setAll(new KeyFrame(time, new KeyValue(property, 1, Interpolator.EASE_BOTH)));
        motion.playFromStart();
    }

    /** Draws that over the game. A completion draws itself where motion is not reduced. */
    void show(Overlay over) {
        boolean begins = !over.completion().isEmpty() && overlay.completion().isEmpty();
        overlay = over;
        if (begins && !Motion.isReduced()) {
            // What moves still is there at once: one motion at a time.
            gone.set(1);
            replayed.set(1);
            drawn.set(0);
            run(drawn, COMPLETION);
        }
        draw();
    }

    private void draw() {
        canvas.show(shown.board(), this::sketch);
    }

    private Sketch sketch(BoardGeometry geometry) {
        return GameDrawing.of(geometry, view());
    }

    private GameDrawing.View view() {
        PositionLayers layers = layers();
        boolean glides = from != Board.NONE && gone.get() < 1;
        return new GameDrawing.View(
                shown.position().map(this::replayed),
                glides ? layers.gliding(from, gone.get()) : layers,
                overlay.digits(),
                overlay.hinted(),
                overlay.evidence(),
                overlay.cutOff(),
                overlay.lost(),
                overlay.completion(),
                drawn.get(),
                control.focused());
    }

    /** The signs that are on the board now. */
    List<LegendEntry> signs() {
        return signs.of(
                new Seen(view(), canvas.geometry().side()),
                now -> SignEntries.of(shown.board(), PositionSigns.of(now.side(), shown.board(), now.view())));
    }

    /** What signs are made from. */
    private record Seen(GameDrawing.View view, double side) {}

    /**
     * Exits are shown on the moves, so with them the moves are. A tour that draws itself is the path alone. Neither a
     * completion nor the pieces of a cut could be made out among the open moves of every square.
     */
    private PositionLayers layers() {
        boolean exits = model.shows(Show.EXITS);
        boolean candidates = model.shows(Show.HINTS) || exits;
        if (replayed.get() < 1) {
            return PositionLayers.PATH;
        }
        boolean bare =
                overlay.completion().isEmpty() && overlay.evidence().pieces().isEmpty();
        return PositionLayers.of(candidates, exits && bare, model.shows(Show.DOMAINS) && bare);
    }

    private Position replayed(Position whole) {
        int squares = whole.path().length();
        int now = Math.clamp((long) Math.ceil(replayed.get() * squares), 1, squares);
        return now == squares ? whole : whole.ofFirst(now);
    }

    /** Whether nothing moves by itself. */
    boolean isStill() {
        return motion.getStatus() != Animation.Status.RUNNING;
    }

    void close() {
        motion.stop();
    }
}
