package knightschool.ui.palette;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.ui.command.Command;
import org.junit.jupiter.api.Test;

class PaletteModelTest {
    private final PaletteModel model =
            new PaletteModel(List.of(command("one step back"), command("One step forward"), command("to the end")));

    private static PaletteEntry command(String words) {
        return PaletteEntry.of(PaletteGroup.HERE, Command.of(words, words, () -> {}), "Compare");
    }

    private static PaletteEntry elsewhere(String words) {
        return PaletteEntry.ofOtherScene(new CommandDescription(words, "", words), "Tours", () -> {});
    }

    private static PaletteEntry named(PaletteGroup group, String name, String... further) {
        return PaletteEntry.named(group, name, List.of(further), "Kind", () -> {});
    }

    private List<String> found(String typed) {
        model.typedProperty().set(typed);
        return model.matchingEntries().stream().map(PaletteEntry::title).toList();
    }

    private String choice() {
        return model.choice().orElseThrow().title();
    }

    @Test
    void foundHaveAllPartsThatAreTypedInAnyOrder() {
        assertEquals(3, model.matchingEntries().size());
        assertEquals(List.of("One step back", "One step forward"), found("  STEP on "));
        assertEquals(List.of("One step forward"), found("forw one"));
        assertEquals(List.of(), found("xyz"));
        assertEquals(Optional.empty(), model.choice());
    }

    @Test
    void whatFitsMostPartsIsFoundWhereNothingFitsAll() {
        assertEquals(List.of("One step forward", "To the end"), found("forw end"));
        assertEquals(List.of("One step back"), found("why should one make a step backwards xyz back"));
        // "tep" is the middle of a word: with "xyz" missing that tells nothing.
        assertEquals(List.of(), found("tep xyz"));
        assertEquals(2, found("tep").size());
    }

    @Test
    void apostropheAndSeveralOfAThingDoNotPartWords() {
        model.add(List.of(named(PaletteGroup.LESSON, "The knight's move")));
        List<String> move = List.of("The knight's move");
        for (String typed : List.of("knights move", "knight’s moves", "Knight moves", "the knight's move")) {
            assertEquals(move, found(typed), typed);
        }
    }

    /** What a word names goes before what it only means, which the scene may not be able to do now. */
    @Test
    void commandOfTheWindowIsFoundFirstByTheWordThatNamesIt() {
        PaletteEntry refused = PaletteEntry.of(
                PaletteGroup.HERE, Command.of("play.save", () -> {}).when(new SimpleBooleanProperty(false)), "Play");
        PaletteEntry shown = PaletteEntry.of(PaletteGroup.WINDOW, Command.of("window.save-setup", () -> {}), "");
        model.add(List.of(refused, command("save some steps"), shown));
        assertEquals(List.of(shown.title(), "Save some steps", refused.title()), found("export"));
        assertEquals(shown.title(), choice());
    }

    @Test
    void aNameGoesBeforeWhatIsOnlyAboutIt() {
        model.add(List.of(
                named(PaletteGroup.LESSON, "Looking ahead").about(List.of("Say what an edge is.")),
                named(PaletteGroup.WORD, "Edge"),
                named(PaletteGroup.SLIDE, "An edge")));
        assertEquals(List.of("Edge", "An edge", "Looking ahead"), found("edge"));
    }

    @Test
    void whatIsCalledAsTypedGoesBeforeACommandThatHasTheWordsApart() {
        model.add(List.of(command("see the whole search tree"), named(PaletteGroup.SLIDE, "The whole tree")));
        assertEquals(List.of("The whole tree", "See the whole search tree"), found("the whole tree"));
        assertEquals("The whole tree", choice());
    }

    @Test
    void commandThatHasTheWordGoesBeforeOneOfTheSceneThatOnlyMeansIt() {
        Command legend = Command.of("window.legend", "what the signs mean: the legend", () -> {});
        model.add(List.of(
                command("show the open moves of every square"), PaletteEntry.of(PaletteGroup.WINDOW, legend, "")));
        assertEquals(
                List.of("What the signs mean: the legend", "Show the open moves of every square"), found("legend"));
        assertEquals("What the signs mean: the legend", choice());
    }

    /** A name that a person has given may contain any word, also one that names a command. */
    @Test
    void bookmarkLeadsForItsWholeNameAndNotForEachOfItsWords() {
        String back = "Go to the bookmark \"back to the tree\", step 19";
        String here = "Go to the bookmark \"the\", step 20";
        PaletteEntry tree =
                PaletteEntry.of(PaletteGroup.HERE, Command.of("compare.tree", "show the search tree", () -> {}), "");
        model.add(List.of(
                named(PaletteGroup.HERE, back, "back to the tree"),
                named(PaletteGroup.HERE, here, "the"),
                tree,
                named(PaletteGroup.SLIDE, "Back to the tree"),
                command("the end of all")));
        assertEquals("Show the search tree", found("tree").getFirst());
        assertEquals("To the end", found("to").getFirst());
        assertEquals("The end of all", found("the").getFirst());
        assertEquals(back, found("Back to the tree").getFirst());
        assertEquals(List.of(back, "Back to the tree"), found("back tree"));
    }

    @Test
    void wholeWordsThatBeginATitleGoBeforeThoseInTheSentenceOfACommand() {
        model.add(List.of(
                command("take the last move back, or go back to the walk before"),
                named(PaletteGroup.LESSON, "Walks, trails, paths"),
                named(PaletteGroup.WORD, "Walk")));
        assertEquals("Walks, trails, paths", found("walks").getFirst());
        assertEquals("Walk", found("walk").getFirst());
        assertEquals(
                "Take the last move back, or go back to the walk before",
                found("wal").getFirst());
    }

    /** Another scene's command of the same name does something else, such as beginning a game there. */
    @Test
    void commandOfTheSceneThatCannotBeDoneNowTellsWhyAndIsNotPassedOver() {
        SimpleBooleanProperty possible = new SimpleBooleanProperty();
        Command undo = Command.of("test.undo", "undo", () -> {}).when(possible);
        model.add(List.of(elsewhere("undo"), PaletteEntry.of(PaletteGroup.HERE, undo, "Lessons")));
        assertEquals(List.of("Undo", "Undo"), found("undo"));
        PaletteEntry greyed = model.choice().orElseThrow();
        assertEquals(PaletteGroup.HERE, greyed.group());
        assertEquals("There is nothing to take back.", greyed.refusal().get());
        model.add(List.of(named(PaletteGroup.WORD, "Undoing")));
        assertEquals(greyed, model.choice().orElseThrow());
        possible.set(true);
        assertEquals("", greyed.refusal().get());
    }

    @Test
    void timerIsAClock() {
        model.add(List.of(command("the speaker's window: notes, clock and the next slide")));
        assertEquals(List.of("The speaker's window: notes, clock and the next slide"), found("timer"));
    }

    @Test
    void moveEndsAtTheFirstAndTheLast() {
        model.move(-1);
        assertEquals("One step back", choice());
        model.move(2);
        model.move(1);
        assertEquals("To the end", choice());
        found("step");
        assertEquals("One step back", choice());
    }

    @Test
    void whatIsNotAtHandIsListedOnceSomethingIsTyped() {
        model.add(List.of(elsewhere("one step on"), named(PaletteGroup.LESSON, "Steps")));
        assertEquals(List.of("One step back", "One step forward", "To the end"), found(" "));
        assertEquals(List.of("One step back", "One step forward", "Steps", "One step on"), found("step"));
    }

    @Test
    void aNameThatBeginsSoGoesBeforeAWordAndThatBeforeAMiddle() {
        model.add(List.of(
                named(PaletteGroup.LESSON, "The beginning"),
                named(PaletteGroup.WORD, "Vertex", "endpoint"),
                named(PaletteGroup.SLIDE, "Ends")));
        assertEquals(List.of("To the end", "Ends", "Vertex"), found("end"));
        assertEquals(List.of("The beginning"), found("gin"));
    }

    @Test
    void sizeIsNotFoundInsideAnotherSize() {
        model.add(List.of(
                named(PaletteGroup.FILE, "the board 18 × 8"),
                named(PaletteGroup.FILE, "the board 8 × 80"),
                named(PaletteGroup.FILE, "from 18 × 8 to 8 × 8"),
                named(PaletteGroup.FILE, "8 × 8, the usual one")));
        assertEquals(List.of("from 18 × 8 to 8 × 8", "8 × 8, the usual one"), found("8 x 8"));
        assertEquals(List.of("the board 18 × 8", "from 18 × 8 to 8 × 8"), found("18x8"));
    }

    @Test
    void theKindOfThingNarrowsWhatIsFound() {
        model.add(List.of(named(PaletteGroup.FILE, "step.board"), elsewhere("one step on")));
        assertEquals(List.of("One step on"), found("tours step"));
        assertEquals(List.of("step.board"), found("kind step"));
        assertEquals(List.of("One step back", "One step forward"), found("compare step"));
    }

    @Test
    void whatCanBeDoneGoesBeforeWhatCannotBeDoneNow() {
        PaletteEntry late = PaletteEntry.of(
                PaletteGroup.HERE,
                Command.of("late", "step late", () -> {}).when(new SimpleBooleanProperty(false)),
                "Compare");
        PaletteModel both = new PaletteModel(List.of(late, command("step now")));
        both.typedProperty().set("step");
        assertEquals("Step now", both.choice().orElseThrow().title());
    }

    @Test
    void whatAPersonHasGoneToStaysChosenWhenMoreIsFound() {
        found("step");
        model.add(List.of(named(PaletteGroup.LESSON, "Steps")));
        assertEquals("One step back", choice());
        found("s");
        model.move(2);
        assertEquals("Steps", choice());
        model.add(List.of(elsewhere("stop"), elsewhere("s")));
        assertEquals("Steps", choice());
    }

    @Test
    void thousandsOfNamesAreFoundAsOneIs() {
        model.add(IntStream.range(0, 20_000)
                .mapToObj(i -> named(PaletteGroup.SLIDE, "Slide " + i))
                .toList());
        assertEquals("Slide 19999", found("19999").getFirst());
        assertEquals(20_000, found("slide").size());
    }
}
