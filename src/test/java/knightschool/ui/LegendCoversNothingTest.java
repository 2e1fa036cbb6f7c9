package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.text.Text;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.Setup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.OccupiedBoundsNode;
import knightschool.ui.legend.LegendPane;
import knightschool.ui.message.FreeSpace;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.UnshownWindow;
import knightschool.ui.theme.TextSize;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The legend hides nothing of what it explains: no board, graph, table, sentence, answer or button. */
@Execution(ExecutionMode.CONCURRENT)
class LegendCoversNothingTest extends UnshownWindow {
    /** Slides with little free space. */
    private static final List<String> SLIDES = List.of(
            "03-degrees-and-handshakes.md 9",
            "04-two-colours.md 4",
            "10-why-there-is-no-tour.md 5",
            "12-looking-one-move-ahead.md 2",
            "12-looking-one-move-ahead.md 4",
            "12-looking-one-move-ahead.md 6",
            "13-warnsdorff.md 3",
            "13-warnsdorff.md 8",
            "14-jumping-back.md 4",
            "15-what-the-rules-do-not-say.md 3",
            "17-circuits-and-large-boards.md 5",
            "17-circuits-and-large-boards.md 8",
            "20-positions-as-vertices.md 5",
            "20-positions-as-vertices.md 7");

    /** Letters of a line may stand out of the box of the line by so many pixels. */
    private static final double TOUCH = 1;

    private static final int MOST_PANES = 6;

    private WindowSize room = WindowSize.PROJECTOR;

    @ParameterizedTest
    @CsvSource({"1280, 720, USUAL", "1280, 720, LARGEST", "1024, 700, USUAL"})
    void nothingOfASlide(int width, int height, TextSize size) {
        room = new WindowSize(width, height);
        List<String> faults = new ArrayList<>();
        for (String slide : SLIDES) {
            String[] place = slide.split(" ");
            LessonsSetup setup = new LessonsSetup("", place[0], Integer.parseInt(place[1]), Optional.empty());
            faults(size, slide, () -> window.open(setup), faults);
        }
        assertEquals("", String.join("\n", faults));
    }

    @ParameterizedTest
    @EnumSource(names = {"USUAL", "LARGEST"})
    void nothingOfAScene(TextSize size) {
        List<String> faults = new ArrayList<>();
        LegendTest.SCENES.forEach(kind -> faults(
                size, kind.word(), () -> window.open(LegendTest.setups(kind).getFirst()), faults));
        for (int panes : new int[] {3, MOST_PANES}) {
            Setup compared = CompareSetup.of(Board.full(5, 5))
                    .withSolvers(IntStream.range(0, panes)
                            .mapToObj(_ -> ConfiguredAlgorithm.read("backtracking"))
                            .toList())
                    .at(Optional.of(new Moment.Step(19)));
            faults(size, panes + " panes", () -> window.open(compared), faults);
        }
        assertEquals("", String.join("\n", faults));
    }

    private void settle() {
        FrameLayout.untilSettled(window, room.width(), room.height());
    }

    private void faults(TextSize size, String what, Runnable opens, List<String> faults) {
        ToolkitThread.run(() -> {
            window.settings().textSizeProperty().set(size);
            opens.run();
        });
        settle();
        ToolkitThread.run(() -> window.run("window.legend"));
        settle();
        ToolkitThread.run(() -> {
            covered().stream().map(fault -> size + ", " + what + ": " + fault).forEach(faults::add);
            window.run("window.legend");
        });
        settle();
    }

    private List<String> covered() {
        List<Node> seen =
                all(window.scene().getRoot()).filter(ScreenRobot::isSeen).toList();
        LegendPane legend = seen.stream()
                .filter(LegendPane.class::isInstance)
                .map(LegendPane.class::cast)
                .findFirst()
                .orElseThrow();
        Bounds card = inWindow(legend);
        return seen.stream()
                .filter(node -> node != legend && !isIn(node, legend))
                .flatMap(LegendCoversNothingTest::kept)
                .filter(part -> FreeSpace.intersection(part.at(), card)
                        .filter(both -> both.getWidth() > TOUCH && both.getHeight() > TOUCH)
                        .isPresent())
                .map(part -> part + " under " + card)
                .toList();
    }

    /** Something that is to be in sight. */
    private record Part(String name, Bounds at) {}

    private static Stream<Part> kept(Node node) {
        String name =
                node instanceof Text text ? text.getText() : node.getClass().getSimpleName() + " " + node.getId();
        Stream<Bounds> parts = node instanceof OccupiedBoundsNode graph
                ? graph.contentBounds().map(node::localToScene)
                : isKept(node) ? Stream.of(inWindow(node)) : Stream.empty();
        return parts.flatMap(at -> visible(node, at).stream()).map(at -> new Part(name, at));
    }

    private static boolean isKept(Node node) {
        return node instanceof BoardCanvas
                || node instanceof TableView
                || node instanceof ButtonBase
                || node instanceof Text text && !text.getText().isBlank();
    }

    /** The part of a place of a node that no pane with scroll bars clips. */
    private static Optional<Bounds> visible(Node node, Bounds at) {
        Optional<Bounds> part = Optional.of(at);
        for (Node above = node.getParent(); above != null; above = above.getParent()) {
            if (above instanceof ScrollPane || above instanceof TableView) {
                Bounds clip = inWindow(above);
                part = part.flatMap(whole -> FreeSpace.intersection(whole, clip));
            }
        }
        return part;
    }

    private static boolean isIn(Node node, Node parent) {
        return node != null && (node == parent || isIn(node.getParent(), parent));
    }

    private static Stream<Node> all(Node node) {
        Stream<Node> below = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(LegendCoversNothingTest::all)
                : Stream.empty();
        return Stream.concat(Stream.of(node), below);
    }

    private static Bounds inWindow(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
