package knightschool.ui.statemap;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMapBudget;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.document.HeardShell;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.statemap.model.StateMapStatus;
import knightschool.ui.statemap.model.StateMapWords;
import knightschool.ui.work.WorkFailure;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is said of a map to who has gone elsewhere while it was made. */
class UnseenMapTest {
    private static final StateMapSetup SMALL =
            StateMapSetup.of(WrittenPuzzle.of(SlidingPuzzleText.parse("AA.b\n...b\n....\n")));

    private final HeardShell heard = new HeardShell();
    private StateMapScene scene;
    private StackPane place;

    private void show(StateMapBudget budget, StateMapSetup setup) {
        ToolkitThread.run(() -> {
            scene = new StateMapScene(heard.shell, ScenePlacement.WINDOW, budget, new FixedAnswers());
            place = new StackPane(scene.node());
            new Scene(place, 800, 600);
            scene.onShown();
            scene.open(setup);
        });
    }

    private static void on(String what, BooleanSupplier holds) {
        until(what, () -> ToolkitThread.call(holds::getAsBoolean));
    }

    private void leave() {
        scene.onHidden();
        place.getChildren().clear();
    }

    private List<String> said() {
        return ToolkitThread.call(() -> List.copyOf(heard.messages));
    }

    @AfterEach
    void close() {
        ToolkitThread.run(scene::close);
    }

    @Test
    void mapThatComesIsTold() {
        show(StateMapBudget.usual(), SMALL);
        ToolkitThread.run(() -> {
            scene.open(StateMapScene.FIRST);
            leave();
        });
        on("it is told", () -> !heard.messages.isEmpty());
        assertEquals(List.of(StateMapWords.READY), said());
    }

    @Test
    void mapThatIsTooLargeIsTold() {
        show(StateMapBudget.of(10), SMALL);
        ToolkitThread.run(() -> {
            scene.open(StateMapScene.FIRST);
            leave();
        });
        on("it is told", () -> !heard.messages.isEmpty());
        assertTrue(said().getFirst().startsWith("Your puzzle is too large for a map: "), said().getFirst());
    }

    @Test
    void mapOfAPuzzleThatIsMadeMeanwhileIsTold() {
        show(StateMapBudget.usual(), SMALL);
        on("the map is there", () -> scene.model().stateMap().isPresent());
        ToolkitThread.run(() -> {
            scene.generateSimilarPuzzle();
            leave();
        });
        on("it is told", () -> heard.messages.size() > 1);
        assertEquals(List.of(StateMapWords.MAKING, StateMapWords.READY), said());
        assertTrue(ToolkitThread.call(() -> scene.now().source().seed().isPresent()));
    }

    /** Another scene that is left later tells its end: until then this one would have told its own. */
    @Test
    void factsAloneAreNotTold() {
        show(StateMapBudget.usual(), SMALL);
        on("the map is there", () -> scene.model().stateMap().isPresent());
        ToolkitThread.run(() -> {
            scene.model().facts().toggle();
            leave();
        });
        on("the facts are there", () -> {
            scene.model().tick(0);
            return scene.model().facts().isSettled();
        });
        StateMapScene first = scene;
        show(StateMapBudget.usual(), SMALL);
        ToolkitThread.run(() -> {
            scene.open(StateMapScene.FIRST);
            leave();
        });
        on("the other is told", () -> !heard.messages.isEmpty() && scene.isMapped());
        ToolkitThread.run(first::close);
        assertEquals(List.of(StateMapWords.READY), said());
    }

    @Test
    void mapThatBrokeDownIsToldUnlessTheWindowDid() {
        assertTrue(StateMapWords.ended(new StateMapStatus.Failed(WorkFailure.of(new OutOfMemoryError())))
                .orElseThrow()
                .startsWith("The map of your puzzle could not be made. The memory"));
        assertEquals(
                Optional.empty(),
                StateMapWords.ended(new StateMapStatus.Failed(WorkFailure.of(new IllegalStateException("x")))));
        show(StateMapBudget.usual(), SMALL);
    }
}
