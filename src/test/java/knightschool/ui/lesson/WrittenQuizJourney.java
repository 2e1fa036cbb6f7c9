package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.graph.KnightGraph;
import knightschool.graph.PlacedGraph;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.VectorGraphicNode;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.io.TempDir;

/** A window with a lesson whose slide is written by the test, or is an example of the author's guide. */
abstract class WrittenQuizJourney extends QuizJourney {
    private static final String FENCE = "````";

    /** In the middle of an edge another one crosses it. */
    private static final double AWAY_FROM_CROSSINGS = 0.3;

    @TempDir
    private Path folder;

    final void example(String heading) throws IOException {
        String guide = Files.readString(Path.of("lessons", "WRITING.md"));
        int from = guide.indexOf(FENCE + "\n" + heading) + FENCE.length() + 1;
        show(guide.substring(from, guide.indexOf(FENCE, from)));
    }

    final void slide(String heading, String setup, String quiz) throws IOException {
        String fence = "```";
        show(heading + "\n\n" + fence + "setup\n" + setup + fence + "\n\n" + fence + "quiz\n" + quiz + fence + "\n");
    }

    final void show(String slide) throws IOException {
        write(slide);
        turnTo(1);
    }

    /** Writes it into the file of the lesson, which is noticed where that is open. */
    final void write(String slide) throws IOException {
        Files.writeString(folder.resolve("01-own.md"), "---\ntitle: Own\n---\n" + slide + "\n## Another\n\nText.\n");
    }

    final void showAgain() {
        turnTo(2);
        turnTo(1);
    }

    final void turnAwayAndBack(ScreenRobot robot) {
        robot.push(KeyCode.PAGE_DOWN);
        untilShown(
                "the next slide is on screen",
                () -> window.isSettled() && text("#slide-title").equals("Another"));
        robot.push(KeyCode.PAGE_UP);
        untilShown(
                "the slide is on screen again",
                () -> window.isSettled() && !text("#slide-title").equals("Another"));
    }

    /** Copies the lesson to another folder, under the same name. */
    final void copyTo(Path other) throws IOException {
        Files.copy(folder.resolve("01-own.md"), other.resolve("01-own.md"));
    }

    final void turnTo(int slide) {
        turnTo(folder, slide);
    }

    final void turnTo(Path from, int slide) {
        onFx(() -> {
            window.open(new LessonsSetup(from.toString(), "01-own.md", slide, Optional.empty()));
            return null;
        });
        untilShown("the slide is on screen", window::isSettled);
    }

    final SlideEmbeddableSetup beside() {
        return besideNow().orElseThrow();
    }

    static void choose(ScreenRobot robot, String answer) {
        robot.clickOn(answer(robot, answer));
    }

    static Node answer(ScreenRobot robot, String words) {
        return robot.find(
                "the answer " + words,
                Labeled.class,
                answer -> answer.getStyleClass().contains("answer")
                        && words(answer).equals(words));
    }

    static Bounds place(ScreenRobot robot, String words) {
        Node answer = answer(robot, words);
        return onFx(() -> answer.localToScene(answer.getLayoutBounds()));
    }

    static void check(ScreenRobot robot) {
        robot.clickOn(".check");
    }

    /** The answer is checked and right, and that is said to it. */
    final void checkIsRight(ScreenRobot robot, String words) {
        check(robot);
        assertReply("Right!", words);
    }

    /** The answer is checked and not right yet, and that is said to it. */
    final void checkIsNotYet(ScreenRobot robot, String words) {
        check(robot);
        assertReply("Not yet", words);
    }

    final void help(ScreenRobot robot, String head, String words) {
        robot.clickOn("#quiz-help");
        assertReply(head, words);
    }

    final void click(ScreenRobot robot, String board, String... names) {
        for (String name : names) {
            robot.clickOn(onFx(() -> onScreen(board(board), centre(board, name))));
        }
    }

    final Point2D between(String board, String one, String other) {
        return onFx(() -> {
            Point2D from = centre(board, one);
            return onScreen(board(board), from.interpolate(centre(board, other), AWAY_FROM_CROSSINGS));
        });
    }

    private Point2D centre(String query, String name) {
        if (board(query) instanceof InteractiveGraphPane graph) {
            int vertex = graph.graph() instanceof PlacedGraph placed
                    ? placed.vertex(name)
                    : SquareNames.parse(((KnightGraph) graph.graph()).board(), name);
            return new Point2D(graph.xOf(vertex), graph.yOf(vertex));
        }
        return centre(canvas(query), name);
    }

    /** The squares of a board, or the picture of its graph. */
    final Node board(String query) {
        return window.scene().getRoot().lookupAll(query).stream()
                .filter(node -> node instanceof BoardCanvas || node instanceof InteractiveGraphPane)
                .findFirst()
                .orElseThrow();
    }

    final Sketch sketch(String query) {
        return ((VectorGraphicNode) board(query)).sketched().orElseThrow();
    }

    final BoardCanvas canvas(String query) {
        return window.scene().getRoot().lookupAll(query).stream()
                .filter(BoardCanvas.class::isInstance)
                .map(BoardCanvas.class::cast)
                .findFirst()
                .orElseThrow();
    }

    static Point2D centre(BoardCanvas canvas, String name) {
        BoardGeometry geometry = canvas.geometry();
        Board board = geometry.board();
        int square = SquareNames.parse(board, name);
        return new Point2D(geometry.centreX(square), geometry.centreY(square));
    }

    static Point2D onScreen(Node node, Point2D at) {
        return node.localToScreen(at);
    }

    final double top(String query) {
        return onFx(() -> {
            Bounds bounds = node(query).localToScene(node(query).getBoundsInLocal());
            return bounds.getMinY();
        });
    }
}
