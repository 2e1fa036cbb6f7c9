package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import knightschool.board.SquareNames;
import knightschool.drawing.MarkedBoardDrawing;
import knightschool.setup.Setup;
import knightschool.ui.board.BoardCanvas;

/** A plain board with marks. */
final class BoardScene implements LiveScene {
    private final Setup setup;
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoard place;
    private final List<Integer> picked = new ArrayList<>();

    BoardScene(Setup setup) {
        this.setup = setup;
        this.place = new CentredBoard(canvas, setup.board());
        canvas.setId("board");
        draw();
    }

    private void draw() {
        List<Integer> marks = new ArrayList<>(setup.mark());
        marks.addAll(picked);
        canvas.show(setup.board(), geometry -> MarkedBoardDrawing.of(geometry, marks));
    }

    @Override
    public Node node() {
        return place;
    }

    @Override
    public void pick() {
        canvas.setOnSquarePressed(square -> {
            if (!picked.remove(Integer.valueOf(square))) {
                picked.add(square);
            }
            draw();
        });
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> picked.stream()
                .map(square -> SquareNames.name(setup.board(), square))
                .toList());
    }
}
