package knightschool.setup.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.setup.SetupText;
import knightschool.setup.source.FileResolver;
import knightschool.setup.value.Moment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a set-up of a tour may say, and what its scene would pass over. */
class TourConstructionSetupTest {
    private static InputFault faultOf(String text) {
        return assertThrows(InputFault.class, () -> SetupText.parse(text, FileResolver.nothing()), text);
    }

    @Test
    void parseHoldsAMomentOfATourToItsSteps() {
        String tour = "scene: tour\nboard: 12x12\nshow: [closed]\n";
        assertEquals(
                Optional.of(new Moment.Step(6)),
                ((TourConstructionSetup) SetupText.parse(tour + "moment: step 6\n", FileResolver.nothing())).moment());
        InputFault fault = faultOf(tour + "moment: step 7\n");
        assertEquals(4, fault.line());
        assertEquals("Name a step from 0 to 6, or end.", fault.remedy());
        InputFault none = faultOf("scene: tour\nmoment: step 1\nboard: 7x7\nshow: [closed]\n");
        assertEquals(2, none.line());
        assertTrue(none.remedy().contains("no such tour"), none::remedy);
    }

    @Test
    void parseSpeaksOfTheBoardAloneWhereItsStepsAreNotKnown() {
        FaultCollector faults = new FaultCollector();
        SetupText.parse("scene: tour\nboard: 12xx\nmoment: step 999\n", FileResolver.nothing(), faults, 0);
        assertEquals(List.of(2), faults.in("").stream().map(InputFault::line).toList());
    }

    @Test
    void parseReadsATourOfAnySizeAndItsKind() {
        TourConstructionSetup setup = (TourConstructionSetup)
                SetupText.parse("scene: tour\nboard: 4000x4000\nmoment: end\nshow: [closed]\n", FileResolver.nothing());
        assertEquals(Board.full(4000, 4000), setup.board());
        assertTrue(setup.closed());
        assertEquals("scene: tour\nboard: 4000x4000\nmoment: end\nshow: [closed]\n", SetupText.format(setup));
    }

    @ParameterizedTest
    @ValueSource(strings = {"first undo", "first prune", "depth 40"})
    void parseRefusesAMomentThatNoTourHasAndNamesThoseItHas(String moment) {
        InputFault fault = faultOf("scene: tour\nboard: 12x12\nmoment: " + moment + "\n");
        assertEquals(3, fault.line());
        assertTrue(fault.description().contains("\"" + moment + "\""), fault.description());
        assertEquals("Known in the tour scene: step 4, end.", fault.remedy());
        assertEquals(
                BuiltInSceneKinds.COMPARE,
                SetupText.parse("scene: compare\nmoment: " + moment + "\n", FileResolver.nothing())
                        .scene());
    }

    @Test
    void parseRefusesWhatTheTourSceneWouldPassOver() {
        FaultCollector faults = new FaultCollector();
        String text = "start: a1\npanes: [warnsdorff]\nmark: [a1]\nwalk: [a1]\ncontrols: {speed: 4}\n"
                + "show: [closed, degrees, hints]\nscene: tour\n";
        assertTrue(SetupText.parse(text, FileResolver.nothing(), faults, 0).isEmpty());
        List<InputFault> found = faults.in("x.md");
        assertEquals(
                List.of(1, 2, 3, 4, 5, 6, 6),
                found.stream().map(InputFault::line).toList());
        assertTrue(found.getFirst().getMessage().contains("scene, board, moment, show"), found.getFirst()::getMessage);
        assertTrue(found.getLast().description().endsWith("\"hints\""), found.getLast()::description);
    }
}
