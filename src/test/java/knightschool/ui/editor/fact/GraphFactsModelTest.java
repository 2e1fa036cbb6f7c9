package knightschool.ui.editor.fact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.CycleTerminology;
import knightschool.graph.GraphElementSet;
import knightschool.graph.UndirectedEdge;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphFactKind;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GraphFactsModelTest {
    private final TestScreen screen = new TestScreen();
    private final BoardEditorModel editor = new BoardEditorModel(_ -> {});
    private final GraphFactsModel facts = new GraphFactsModel(editor, screen);

    @AfterEach
    void closeEndsTheThread() {
        facts.close();
        screen.until("the thread has ended", facts::isEnded);
    }

    private GraphMeasures measured(int columns, int rows, int... holes) {
        editor.resize(columns, rows);
        IntStream.of(holes).forEach(editor::toggleHole);
        screen.until("everything is measured", () -> !facts.isUnderWay());
        return facts.current().orElseThrow();
    }

    private GraphElementSet shown(GraphFact fact) {
        facts.chosenProperty().set(Optional.of(fact));
        return facts.shownProperty().get();
    }

    private GraphElementSet shown(GraphFactKind kind) {
        return shown(GraphFact.of(kind));
    }

    private GraphFactWords words() {
        return new GraphFactWords(
                facts.board(), facts.factsProperty().get(), facts.current(), CycleTerminology.ARTICLES);
    }

    @Test
    void countsFollowTheBoard() {
        assertEquals(168, facts.factsProperty().get().edges());
        editor.toggleHole(56);
        BoardGraphCounts counted = facts.factsProperty().get();
        assertEquals(63, counted.vertices());
        assertEquals(166, counted.edges());
        assertEquals(31, counted.dark());
        assertEquals(32, counted.light());
        assertEquals(1, counted.components());
    }

    @Test
    void ringIsMeasuredAndShown() {
        measured(3, 3, 4);
        assertEquals("4", words().value(GraphFactKind.DIAMETER));
        assertEquals(5, shown(GraphFactKind.DIAMETER).vertices().size());
        assertEquals(4, shown(GraphFactKind.DIAMETER).edges().size());
        assertEquals("8", words().value(GraphFactKind.GIRTH));
        assertEquals(8, shown(GraphFactKind.GIRTH).edges().size());
        assertEquals("0", words().value(GraphFactKind.BRIDGES));
        assertTrue(shown(GraphFactKind.BRIDGES).isEmpty());
        assertEquals("closed", words().value(GraphFactKind.EULER_TRAIL));
        assertEquals("0", words().value(GraphFactKind.ODD_VERTICES));
    }

    @Test
    void pathIsAllBridges() {
        measured(3, 2);
        assertEquals(
                List.of(new UndirectedEdge(0, 5), new UndirectedEdge(2, 3)),
                shown(GraphFactKind.BRIDGES).edges());
        assertTrue(shown(GraphFactKind.ARTICULATION_POINTS).isEmpty());
        assertEquals(List.of(0, 2, 3, 5), shown(GraphFactKind.ODD_VERTICES).vertices());
        assertEquals("none", words().value(GraphFactKind.GIRTH));
        assertEquals(
                "No walk uses every edge once: they are not all in one piece.", sentence(GraphFactKind.EULER_TRAIL));
    }

    @Test
    void diameterOfSeveralComponentsIsSaidToBeThatOfTheLargest() {
        measured(3, 3, 4);
        assertEquals("Diameter", words().name(GraphFactKind.DIAMETER));
        assertEquals("From a3 to c1: 4 moves. No two squares are farther apart.", sentence(GraphFactKind.DIAMETER));
        editor.toggleHole(4);
        screen.until("everything is measured", () -> !facts.isUnderWay());
        assertEquals("Diameter, largest component", words().name(GraphFactKind.DIAMETER));
        assertEquals("4", words().value(GraphFactKind.DIAMETER));
        assertEquals("From a3 to c1: 4 moves, the most in the largest component.", sentence(GraphFactKind.DIAMETER));
    }

    private String sentence(GraphFactKind kind) {
        return words().sentence(GraphFact.of(kind));
    }

    @Test
    void whatIsCountedIsShownAtOnce() {
        assertEquals(64, shown(GraphFactKind.VERTICES).vertices().size());
        assertEquals(168, shown(GraphFactKind.EDGES).edges().size());
        assertEquals(
                List.of(0, 7, 56, 63),
                shown(new GraphFact(GraphFactKind.DEGREE, 2)).vertices());
        assertEquals(32, shown(GraphFactKind.LIGHT).vertices().size());
        assertTrue(shown(GraphFactKind.DARK).vertices().stream().allMatch(Board.full(8, 8)::isDark));
        assertEquals("4 vertices have exactly 2 edges each.", words().sentence(new GraphFact(GraphFactKind.DEGREE, 2)));
    }

    @Test
    void componentsAreShownOneAfterAnotherAndThenNone() {
        measured(3, 3);
        List<GraphElementSet> shown = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            facts.chooseNextComponent();
            shown.add(facts.shownProperty().get());
        }
        assertEquals(8, shown.get(0).vertices().size());
        assertEquals(8, shown.get(0).edges().size());
        assertEquals(new GraphElementSet(List.of(4), List.of()), shown.get(1));
        assertEquals(GraphElementSet.NONE, shown.get(2));
    }

    @Test
    void componentThatIsGoneIsShownNoMore() {
        measured(3, 3);
        facts.chooseNextComponent();
        facts.chooseNextComponent();
        editor.toggleHole(4);
        assertEquals(Optional.empty(), facts.chosenProperty().get());
    }

    @Test
    void chosenFactFollowsTheBoard() {
        measured(3, 4);
        assertTrue(shown(GraphFactKind.BRIDGES).isEmpty());
        measured(3, 2);
        assertEquals(2, facts.shownProperty().get().edges().size());
    }

    @Test
    void factChosenTwiceIsShownNoMore() {
        facts.choose(GraphFact.of(GraphFactKind.VERTICES));
        facts.choose(GraphFact.of(GraphFactKind.VERTICES));
        assertEquals(GraphElementSet.NONE, facts.shownProperty().get());
    }

    /** Also while the newer board is still being measured. */
    @Test
    void measuresOfAnotherBoardAreNotShown() {
        measured(3, 2);
        facts.choose(GraphFact.of(GraphFactKind.BRIDGES));
        editor.resize(8, 8);
        assertEquals(GraphElementSet.NONE, facts.shownProperty().get());
        assertEquals("…", words().value(GraphFactKind.BRIDGES));
        assertEquals("This is being worked out.", sentence(GraphFactKind.BRIDGES));
    }

    @Test
    void everySentenceFitsTwoLines() {
        for (Board board :
                List.of(Board.full(8, 8), Board.full(3, 3), Board.full(3, 2), Board.full(1, 1), Board.full(3, 4))) {
            measured(board.columns(), board.rows());
            for (GraphFactKind kind : GraphFactKind.values()) {
                String sentence = sentence(kind);
                assertTrue(sentence.length() <= 62, () -> sentence.length() + ": " + sentence);
                assertTrue(sentence.endsWith("."), sentence);
            }
        }
    }
}
