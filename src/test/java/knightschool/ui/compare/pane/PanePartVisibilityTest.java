package knightschool.ui.compare.pane;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.Set;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.compare.obstruction.PaneTourObstructions;
import knightschool.ui.compare.pane.layout.AvailablePaneSpace;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;

class PanePartVisibilityTest {
    /** The reason comes after each answer and goes with the next question: boards that followed would jump. */
    @Test
    void boardsKeepTheirRoomWhereAReasonStandsBetweenTwoQuestions() {
        PanePartVisibility visibility = new PanePartVisibility(ScenePlacement.WINDOW);
        visibility.hide(Set.of(), Set.of(HideableScenePart.CELLS), false);
        visibility.explain(Optional.of(new PaneTourObstructions.Reason("title", "text", Optional.empty())));
        assertEquals(AvailablePaneSpace.Parts.COUNTERS, visibility.parts());
    }
}
