package knightschool.ui.census;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import javafx.scene.control.TextInputControl;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.census.CensusComputation;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.census.CensusText;
import knightschool.files.FileStamp;
import knightschool.search.policy.TieBreak;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The tables of a census in files, and those that are in none. */
@ExtendWith(OnScreen.class)
class CensusTablesTest extends CensusJourney {
    @Test
    void savedTableIsOpenedAgainAndAFaultyOneIsRefusedInWords(ScreenRobot robot) throws Exception {
        takeFiveByFive();
        run();
        List<CensusRow> rows = List.copyOf(census.model().rows());
        file = folder.resolve("five.csv");
        robot.clickOn("#census-save");
        untilShown("the file is there", () -> Files.exists(file));
        untilShown("the message says it", () -> robot.text("#message").equals("Saved as " + file + "."));
        List<String> lines = Files.readAllLines(file);
        assertEquals("start,outcome,steps", lines.getFirst());
        assertEquals(26, lines.size());
        Files.writeString(file, String.join("\n", lines.subList(0, 6)) + "\nsix,found,7\n");
        command(CensusCommands.OPEN);
        untilShown(
                "the message says it",
                () -> robot.text("#message").contains("five.csv:7: \"six,found,7\" is no row of a census"));
        assertEquals(rows, census.model().rows());
    }

    @Test
    void openedTableAsksWhatItAnswersAndIsTakenForWhatIsAskedWhereNothingSaysSo(ScreenRobot robot) throws Exception {
        AlgorithmOptionValues random = new AlgorithmOptionValues(
                Set.of(AlgorithmOption.TIE_BREAK, AlgorithmOption.SEED), TieBreak.RANDOM, 123_456_789_012_345_678L);
        CensusParameters question =
                new CensusParameters(Board.full(6, 5), false, Algorithms.named("warnsdorff"), random, 30_000);
        CensusTable table = new CensusTable();
        new CensusComputation(question.census(), table::add)
                .workOn(Runnable::run, 1)
                .join();
        file = folder.resolve("random.csv");
        question.file(file).save(table);
        command(CensusCommands.OPEN);
        untilShown(
                "the message says it",
                () -> robot.text("#message")
                        .equals("random.csv: 30 rows of Warnsdorff, random 123456789012345678 on 6 × 5,"
                                + " at most 30,000 steps."));
        assertEquals(question, census.model().question());
        assertEquals(List.copyOf(table.rows()), census.model().rows());
        assertEquals("6 × 5", robot.text("#board-chooser"));
        assertEquals(30_000L, choice(robot, "#limit").getValue());
        assertEquals(TieBreak.RANDOM, choice(robot, "#tie-break").getValue());
        assertEquals(
                "123456789012345678",
                robot.find("#seed", TextInputControl.class).getText());
        Files.delete(folder.resolve("random.csv.settings"));
        command(CensusCommands.OPEN);
        untilShown(
                "the message says it",
                () -> robot.text("#message").startsWith("random.csv: 30 rows. No random.csv.settings says of what"));
        open(census.now().on(Board.full(4, 4)));
        command(CensusCommands.OPEN);
        untilShown(
                "the message says it",
                () -> robot.text("#message").contains("random.csv:18: start 16 is no playable square of this board"));
        assertEquals(List.of(), census.model().rows());
    }

    /** What a window that is asked to close asks about. */
    private List<UnsavedDocument> unsaved() {
        return onFx(window::documents);
    }

    @Test
    void nothingIsUnsavedWhereNothingIsCountedOrAllIsInFiles(ScreenRobot robot) throws Exception {
        assertEquals(List.of(), unsaved());
        takeFiveByFive();
        run();
        file = folder.resolve("five.csv");
        robot.clickOn("#census-save");
        untilShown("the message says it", () -> robot.text("#message").equals("Saved as " + file + "."));
        assertEquals(List.of(), unsaved());
    }

    @Test
    void openedTableIsNotAskedAboutUntilMoreIsCounted(ScreenRobot robot) throws Exception {
        CensusParameters question = CensusParameters.of(CensusSetup.of(Board.full(4, 4)));
        CensusTable part = new CensusTable();
        new CensusComputation(question.census(), part::add)
                .workOn(Runnable::run, 1)
                .join();
        CensusTable some = new CensusTable();
        some.add(part.rows().iterator().next());
        file = folder.resolve("part.csv");
        question.file(file).save(some);
        command(CensusCommands.OPEN);
        untilShown("the message says it", () -> robot.text("#message").startsWith("part.csv: 1 row of "));
        assertEquals(List.of(), unsaved());
        run();
        assertEquals(1, unsaved().size());
    }

    @Test
    void unsavedTablesAreSavedEachByItselfAlsoBehindAnotherTab(ScreenRobot robot) throws Exception {
        open(CensusSetup.of(Board.full(4, 4)));
        run();
        takeFiveByFive();
        run();
        onFx(() -> {
            window.show(BuiltInSceneKinds.COMPARE);
            return null;
        });
        List<UnsavedDocument> tables = unsaved();
        assertEquals(2, tables.size());
        assertTrue(tables.getFirst().name().startsWith("Census: Backtracking on 5 × 5"), tables.toString());
        List<Boolean> saved = new CopyOnWriteArrayList<>();
        file = null;
        save(tables.getFirst(), saved);
        untilShown("no file is chosen", () -> saved.equals(List.of(false)));
        file = folder;
        save(tables.getFirst(), saved);
        save(tables.getLast(), saved);
        untilShown("both are saved", () -> saved.equals(List.of(false, true, true)));
        assertEquals(List.of(), unsaved());
        String name = Algorithms.all().getFirst().name();
        assertTrue(Files.exists(folder.resolve(name + "-5x5.csv")) && Files.exists(folder.resolve(name + "-4x4.csv")));
    }

    private static void save(UnsavedDocument table, List<Boolean> saved) {
        onFx(() -> {
            table.saving().save(saved::add);
            return null;
        });
    }

    @Test
    void rowsThatAreInNoFileAreBroughtBackByAnotherWindowAsUnsavedAsTheyWere(ScreenRobot robot) throws Exception {
        CensusParameters question = CensusParameters.of(CensusSetup.of(Board.full(4, 4)));
        CensusTable all = new CensusTable();
        new CensusComputation(question.census(), all::add)
                .workOn(Runnable::run, 1)
                .join();
        CensusTable some = new CensusTable();
        some.add(all.get(0));
        file = folder.resolve("part.csv");
        question.file(file).save(some);
        command(CensusCommands.OPEN);
        untilShown("the table is open", () -> robot.text("#message").startsWith("part.csv: 1 row of "));
        assertEquals(List.of(), onFx(window::unsaved));
        run();
        UnsavedWork work = onFx(window::unsaved).getFirst();
        assertEquals(Optional.of(file), work.file());
        assertEquals(FileStamp.of(file), work.stamp());
        assertEquals(CensusText.write(all), work.data());
        MainWindow other = windows.make();
        onFx(() -> {
            other.restore(work);
            return null;
        });
        CensusScene restored = (CensusScene) other.current().orElseThrow();
        assertEquals(
                List.copyOf(all.rows()), onFx(() -> List.copyOf(restored.model().rows())));
        assertEquals(work.setup(), onFx(restored::now));
        assertEquals(List.of(work.withoutTime()), withoutTime(onFx(other::unsaved)));
    }

    @Test
    void everyTableThatWasSavedWhileTheWindowClosedIsFoundAgainInTheNextRun() throws Exception {
        takeFiveByFive();
        run();
        List<CensusRow> counted = onFx(() -> List.copyOf(census.model().rows()));
        open(CensusSetup.of(Board.full(4, 5)));
        run();
        List<CensusRow> other = onFx(() -> List.copyOf(census.model().rows()));
        file = folder;
        List<Boolean> saved = new CopyOnWriteArrayList<>();
        for (UnsavedDocument table : unsaved()) {
            save(table, saved);
        }
        untilShown("both are saved", () -> saved.equals(List.of(true, true)));
        takeFiveByFive();
        List<Setup> last = onFx(window::all);
        MainWindow next = windows.make(settings, SceneRegistry.all());
        onFx(() -> {
            // As when the program starts: the list of files is read in the background.
            next.bringBack(last, BuiltInSceneKinds.CENSUS);
            next.recentFiles().set(window.recentFiles().listProperty().get());
            return null;
        });
        CensusScene again = (CensusScene) next.current().orElseThrow();
        untilShown("the rows are there", () -> again.model().rows().equals(counted));
        assertEquals(List.of(), onFx(next::documents), "they are in a file");
        onFx(() -> {
            next.open(CensusSetup.of(Board.full(4, 5)));
            return null;
        });
        untilShown("those of another question too", () -> again.model().rows().equals(other));
        onFx(() -> {
            next.open(CensusSetup.of(Board.full(4, 4)));
            return null;
        });
        untilShown("nothing is read", again::isSettled);
        assertEquals(0, onFx(() -> again.model().rows().size()), "the files answer something else");
    }

    @Test
    void rowsOfEveryQuestionThatWasLeftAreBroughtBackAndTheOneOnScreenLast() throws Exception {
        open(CensusSetup.of(Board.full(4, 4)));
        run();
        open(CensusSetup.of(Board.full(3, 4)));
        run();
        open(CensusSetup.of(Board.full(4, 3)));
        run();
        List<UnsavedWork> works = onFx(window::unsaved);
        assertEquals(
                List.of(Board.full(4, 3)),
                works.stream()
                        .map(work -> ((CensusSetup) work.setup()).board())
                        .skip(2)
                        .toList());
        MainWindow other = windows.make();
        onFx(() -> {
            works.forEach(other::restore);
            return null;
        });
        assertEquals(works.getLast().setup(), onFx(other::now).orElseThrow());
        assertEquals(
                withoutTime(works).stream().map(UnsavedWork::data).collect(Collectors.toSet()),
                withoutTime(onFx(other::unsaved)).stream()
                        .map(UnsavedWork::data)
                        .collect(Collectors.toSet()));
        assertEquals(
                withoutTime(works).getLast(), withoutTime(onFx(other::unsaved)).getLast());
    }

    private static List<UnsavedWork> withoutTime(List<UnsavedWork> works) {
        return works.stream().map(UnsavedWork::withoutTime).toList();
    }
}
