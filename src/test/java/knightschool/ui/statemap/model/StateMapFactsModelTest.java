package knightschool.ui.statemap.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.Eventually;
import knightschool.drawing.statemap.StateMapHighlight;
import knightschool.graph.UndirectedEdge;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapFacts;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapSearch;
import knightschool.statemap.collection.PuzzleCollection;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StateMapFactsModelTest {
    private final StateMapFactsModel model = new StateMapFactsModel();

    @AfterEach
    void close() {
        model.close();
    }

    private static StateMap map(String rows) {
        StateMapOutcome outcome =
                StateMapSearch.map(SlidingPuzzleText.parse(rows), false, StateMapBudget.usual(), (_, _) -> {});
        return ((StateMapOutcome.Mapped) outcome).map();
    }

    private void show(String rows) {
        model.show(Optional.of(map(rows)));
        settle();
    }

    private void settle() {
        settle(model);
    }

    private static void settle(StateMapFactsModel one) {
        Eventually.until("the facts are there", () -> {
            one.tick();
            return one.isSettled();
        });
    }

    private StateMapFact fact(String id) {
        return model.factsProperty().get().stream()
                .filter(fact -> fact.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void factsAreFoundOnlyWhenTheyAreWanted() {
        show("AA.b\n...b\n....\n");
        assertEquals(List.of(), model.factsProperty().get());
        model.toggle();
        settle();
        assertEquals(8, model.factsProperty().get().size());
        List<String> names =
                model.factsProperty().get().stream().map(StateMapFact::quantity).toList();
        names.forEach(name -> assertEquals(
                1, names.stream().filter(other -> other.startsWith(name)).count(), name + " is told apart"));
        model.show(Optional.empty());
        assertEquals(List.of(), model.factsProperty().get());
    }

    @Test
    void theLevelOfTheArticleHasItsFigures() {
        model.toggle();
        show(SlidingPuzzleText.format(PuzzleCollection.article().puzzle()));
        assertEquals("5", fact("fewest").value());
        assertEquals("15", fact("most").value());
        assertEquals("10", fact("diameter").value());
        assertEquals("8", fact("shortest").value());
        assertEquals(8, fact("shortest").highlight().links().size());
        assertEquals(Optional.of(GraphLayoutKind.DISTANCE), fact("shortest").layout());
        assertEquals("0", fact("bridges").value());
        assertEquals("0", fact("unsolvable").value());
        assertEquals(10, fact("diameter").highlight().links().size());
    }

    @Test
    void aFactIsShownAndHiddenAgain() {
        model.toggle();
        show("AA.\n");
        StateMapFact needed = fact("needed");
        assertEquals("1", needed.value());
        assertEquals(List.of(UndirectedEdge.of(0, 1)), needed.highlight().links());
        model.choose(needed);
        assertEquals(needed.highlight(), model.highlight());
        model.choose(needed);
        assertEquals(StateMapHighlight.NONE, model.highlight());
        model.choose(needed);
        show("AA..\n");
        assertEquals(StateMapHighlight.NONE, model.highlight());
    }

    @Test
    void positionsWithoutAGoalAreAllOrNone() {
        model.toggle();
        show("AA.x\n....\n");
        StateMap map = map("AA.x\n....\n");
        assertEquals(Integer.toString(map.vertexCount()), fact("unsolvable").value());
        assertTrue(fact("unsolvable").highlight().positions().contains(StateMap.START));
        assertEquals(6, model.factsProperty().get().size(), "nothing is said of solutions");
        show("AA..\n....\n");
        assertEquals("0", fact("unsolvable").value());
        assertEquals("1", fact("solutions").value());
        model.choose(fact("unsolvable"));
        assertEquals(Optional.empty(), model.chosenProperty().get(), "there is nothing to show");
    }

    @Test
    void factsThatCannotBeFoundSayWhyAndAreTriedAgain() {
        boolean[] mended = new boolean[1];
        try (StateMapFactsModel broken = new StateMapFactsModel((map, checkpoint) -> {
            if (!mended[0]) {
                throw new OutOfMemoryError("of this test");
            }
            return StateMapFactWords.of(map, StateMapFacts.of(map, checkpoint));
        })) {
            broken.show(Optional.of(map("AA.b\n...b\n....\n")));
            assertEquals(
                    StateMapFactWords.WAIT,
                    StateMapFactWords.missing(broken.failureProperty().get()));
            broken.toggle();
            settle(broken);
            String words = StateMapFactWords.missing(broken.failureProperty().get());
            assertTrue(words.startsWith("The facts could not be found. "), words);
            assertTrue(words.contains("memory"), words);
            mended[0] = true;
            broken.toggle();
            broken.toggle();
            settle(broken);
            assertEquals(Optional.empty(), broken.failureProperty().get());
            assertEquals(8, broken.factsProperty().get().size());
        }
    }
}
