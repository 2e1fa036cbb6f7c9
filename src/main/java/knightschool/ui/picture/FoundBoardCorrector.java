package knightschool.ui.picture;

import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;

/** The user's corrections of a board found in a picture; each is a step that can be undone. */
final class FoundBoardCorrector {
    private final PictureCorrectionHistory steps;
    private final PictureCorrectionModel model;
    private boolean makesHoles;

    /** @param model tells the tool, the square that keys act on, and whether the picture is being read */
    FoundBoardCorrector(PictureCorrectionHistory steps, PictureCorrectionModel model) {
        this.steps = steps;
        this.model = model;
    }

    /** Handles a press of the mouse or a key on a square; has no effect while the picture is being read. */
    void press(int square) {
        if (model.toolProperty().get() == PictureCorrectionTool.KNIGHT) {
            placeKnight(square);
        } else {
            beginStroke(square);
        }
    }

    private void beginStroke(int square) {
        on(square).ifPresent(now -> {
            makesHoles = now.board().isPlayable(square);
            steps.beginStroke();
            paint(now, square);
        });
    }

    /** Returns the found board if it has the square; empty while it is being replaced by another reading. */
    private Optional<CorrectedBoard> on(int square) {
        return steps.now()
                .board()
                .filter(now -> !model.busyProperty().get() && now.board().contains(square));
    }

    /** Handles a drag of the pressed mouse over a square. */
    void drag(int square) {
        if (steps.isStroke()) {
            on(square).ifPresent(now -> paint(now, square));
        }
    }

    /** Handles the release of the mouse; the stroke is a single step. */
    void release() {
        steps.endStroke();
    }

    /** Paints a square. The last playable square stays, since a board has at least one. */
    private void paint(CorrectedBoard now, int square) {
        boolean last = makesHoles && now.board().playableCount() == 1;
        if (now.board().isPlayable(square) == makesHoles && !last) {
            steps.paint(steps.now().with(now.withHole(square, makesHoles)));
        }
    }

    /** Makes a square a hole, or fills the hole. */
    void toggle(int square) {
        beginStroke(square);
        release();
    }

    /** Places the knight on a square, or removes it if it is there. */
    void placeKnight(int square) {
        on(square).ifPresent(now -> {
            int knightSquare = now.board().start() == square ? Board.NONE : square;
            steps.put(steps.now().with(now.withKnight(knightSquare)));
        });
    }

    void pointAtNextDoubt() {
        Set<Integer> doubtful =
                steps.now().board().map(CorrectedBoard::doubtfulSquares).orElse(Set.of());
        doubtful.stream()
                .filter(square -> square > model.pointedProperty().get())
                .findFirst()
                .or(() -> doubtful.stream().findFirst())
                .ifPresent(model.pointedProperty()::set);
    }
}
