package knightschool.ui.figure;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import knightschool.drawing.MarkedBoardDrawing;
import knightschool.setup.BoardSetup;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoard;
import knightschool.ui.command.Command;
import knightschool.ui.shell.LiveScene;

/** A plain board with marks. Squares that a person chooses are marked too. */
public final class BoardScene implements LiveScene<BoardSetup> {
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoard place = new CentredBoard(canvas);
    private final PickedSquares picked = new PickedSquares();
    private BoardSetup opened;

    public BoardScene() {
        canvas.setId("board");
    }

    @Override
    public void open(BoardSetup setup) {
        opened = setup;
        picked.clear();
        place.show(setup.board());
        draw();
    }

    @Override
    public BoardSetup now() {
        return opened.withMark(picked.behind(opened.mark()));
    }

    private void draw() {
        List<Integer> marks = picked.behind(opened.mark());
        canvas.show(opened.board(), geometry -> MarkedBoardDrawing.of(geometry, marks));
    }

    @Override
    public Node node() {
        return place;
    }

    @Override
    public List<Command> commands() {
        return List.of();
    }

    @Override
    public void pick() {
        canvas.setOnSquarePressed(square -> {
            picked.toggle(square);
            draw();
        });
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> picked.names(opened.board()));
    }

    @Override
    public void close() {
        // Nothing runs here.
    }
}
