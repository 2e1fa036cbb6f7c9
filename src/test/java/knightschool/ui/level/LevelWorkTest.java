package knightschool.ui.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import knightschool.board.SquareNames;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.WitnessKind;
import knightschool.files.InputFault;
import knightschool.play.Winnability;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelGenerator;
import knightschool.play.level.LevelSolver;
import knightschool.play.level.LevelSolverStep;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.session.MergingFileStore;
import knightschool.setup.scene.LevelSetup;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.PersistentFaultDisplay;
import knightschool.ui.session.StoreChangeAutosaver;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What workers find out about a level: whether it can still be done, how a solver does it, what was finished. */
class LevelWorkTest {
    private static final long SECOND = 1_000_000_000L;

    private final TestScreen screen = new TestScreen();
    private final LevelModel model = new LevelModel();
    private final List<String> sentences = new ArrayList<>();
    private final Sentences messages = new Sentences();

    /** All that is told, without what has been mended. */
    private final class Sentences implements MessageDisplay, PersistentFaultDisplay {
        @Override
        public void show(InputFault fault) {
            sentences.add(fault.getMessage());
        }

        @Override
        public void say(String sentence) {
            sentences.add(sentence);
        }

        @Override
        public void report(String sentence) {
            say(sentence);
        }

        @Override
        public void clear() {
            sentences.clear();
        }

        @Override
        public void showPersistent(String about, InputFault fault) {
            show(fault);
        }

        @Override
        public void notKept(String about, InputFault fault) {
            show(fault);
        }

        @Override
        public void suppressNotKept() {}

        @Override
        public void settled(String about) {}
    }

    private void walk(List<Integer> squares) {
        squares.stream().skip(1).forEach(model::choose);
    }

    private Winnability winnability() {
        try (RemainingHamiltonianPathModel rest = new RemainingHamiltonianPathModel(model, screen)) {
            rest.ask();
            screen.until("it is answered", () -> rest.answerProperty().get().isPresent());
            return rest.answerProperty().get().orElseThrow();
        }
    }

    @Test
    void restThatAPathCompletesIsAnsweredByYesAlsoAfterAReturn() {
        Level level = LevelCollection.numbered(32);
        model.open(LevelSetup.of(level));
        List<Integer> path = LevelModelTest.path(level);
        walk(path.subList(0, 12));
        assertTrue(winnability().canBeWon());
        model.choose(path.get(10));
        model.choose(path.get(11));
        assertEquals(
                "Yes: 29 moves can still be reached, for two stars.",
                RemainingHamiltonianPathWords.answer(model.walk(), winnability()));
    }

    /** The first level is a path: a step back leads nowhere but along visited squares. */
    @Test
    void restThatNoPathCompletesIsAnsweredByNoAndWhy() {
        List<Integer> path = LevelModelTest.path(model.level());
        model.choose(path.get(1));
        model.choose(path.get(0));
        assertEquals(
                "No. Every square around the knight is visited. From here 8 moves at least, for two stars.",
                RemainingHamiltonianPathWords.answer(model.walk(), winnability()));
    }

    /** Hints alone finish a level, along a path while there is one and back over visited squares if need be. */
    @Test
    void hintsLeadToTheEndOfALevelAlsoAfterAReturn() {
        Level level = LevelCollection.numbered(32);
        model.open(LevelSetup.of(level));
        List<Integer> path = LevelModelTest.path(level);
        walk(path.subList(0, 12));
        model.choose(path.get(10));
        int moves = 12;
        try (RemainingHamiltonianPathModel rest = new RemainingHamiltonianPathModel(model, screen)) {
            while (!model.walk().isFinished() && moves < 2 * path.size()) {
                rest.hint();
                screen.until(
                        "the hint is there",
                        () -> !model.refusalProperty().get().isEmpty());
                String[] words = model.refusalProperty().get().split("[ .]");
                assertEquals("Go", words[0]);
                model.choose(SquareNames.parse(model.board(), words[words.length - 2]));
                moves++;
            }
        }
        assertTrue(model.walk().isFinished());
        assertEquals(model.walk().moves(), moves);
        assertTrue(moves <= path.size() + 1, () -> model.walk().toString());
    }

    /** A square without a new neighbour can be reached by a return: nothing else may be said. */
    @Test
    void reasonsNeverSayThatASquareCannotBeReached() {
        Random random = new Random(7);
        Set<WitnessKind> seen = EnumSet.noneOf(WitnessKind.class);
        for (int i = 0; i < 400; i++) {
            Level level = LevelCollection.numbered(
                    1 + random.nextInt(LevelCollection.all().size()));
            PlayedLevelWalk walk =
                    PlayedLevelWalk.of(level, List.of(level.board().start()));
            int moves = random.nextInt(walk.unvisited());
            for (int move = 0; move < moves && !walk.newTargets().isEmpty(); move++) {
                int to = walk.newTargets().get(random.nextInt(walk.newTargets().size()));
                walk = walk.at(walk.walk().moved(to));
            }
            Winnability rest = WinnabilityDecider.decide(RemainingHamiltonianPathModel.rest(walk), () -> {});
            if (rest instanceof CannotBeWon(var witness)) {
                seen.add(witness.kind());
                String words = RemainingHamiltonianPathWords.answer(walk, rest);
                assertTrue(words.startsWith("No. "), words);
                assertFalse(words.contains("No move leads"), words);
                assertFalse(words.contains("disconnected"), words);
            }
        }
        assertTrue(
                seen.containsAll(EnumSet.of(WitnessKind.ISOLATED, WitnessKind.DEAD_ENDS, WitnessKind.CUT)),
                seen::toString);
    }

    @Test
    void reasonAgainstTheRestIsSeenUntilTheNextMove() {
        List<Integer> path = LevelModelTest.path(model.level());
        try (RemainingHamiltonianPathModel rest = new RemainingHamiltonianPathModel(model, screen)) {
            rest.ask();
            screen.until("it is answered", () -> rest.answerProperty().get().isPresent());
            assertEquals(WitnessMarks.NONE, rest.evidenceProperty().getValue());
            model.choose(path.get(1));
            model.choose(path.get(0));
            rest.ask();
            screen.until("it is answered", () -> rest.answerProperty().get().isPresent());
            assertNotEquals(WitnessMarks.NONE, rest.evidenceProperty().getValue());
            model.choose(path.get(1));
            assertEquals(WitnessMarks.NONE, rest.evidenceProperty().getValue());
        }
    }

    @Test
    void failureIsToldAndIsNoAnswerAndItCanBeAskedAgain() {
        AtomicBoolean fails = new AtomicBoolean(true);
        try (RemainingHamiltonianPathModel rest = new RemainingHamiltonianPathModel(model, screen, (game, wanted) -> {
            if (fails.get()) {
                throw new IllegalStateException("it breaks down once");
            }
            return WinnabilityDecider.decide(game, wanted);
        })) {
            rest.ask();
            screen.until("it broke down", rest::isSettled);
            assertEquals(Optional.empty(), rest.answerProperty().get());
            assertTrue(rest.canAskProperty().get());
            String words = rest.failureProperty().get();
            assertTrue(words.contains("it breaks down once"), words);
            fails.set(false);
            rest.ask();
            assertEquals("", rest.failureProperty().get());
            screen.until("it is answered", () -> rest.answerProperty().get().isPresent());
        }
    }

    @Test
    void levelOfTheDayIsCalledThat() {
        assertEquals("Level of the day", LevelWords.title(LevelGenerator.ofTheDay(LocalDate.of(2026, 1, 31))));
        assertEquals(
                "A level of its own",
                LevelWords.title(LevelGenerator.anotherLike(LevelCollection.numbered(20), 1_000)));
        assertEquals("Level 20", LevelWords.title(LevelCollection.numbered(20)));
    }

    @Test
    void answerIsForgottenWithTheNextMove() {
        try (RemainingHamiltonianPathModel rest = new RemainingHamiltonianPathModel(model, screen)) {
            rest.ask();
            screen.until("it is answered", () -> rest.answerProperty().get().isPresent());
            assertFalse(rest.canAskProperty().get());
            model.choose(LevelModelTest.path(model.level()).get(1));
            assertEquals(Optional.empty(), rest.answerProperty().get());
            assertTrue(rest.canAskProperty().get());
        }
    }

    @Test
    void demonstrationPlaysToItsEndStepsAndStops() {
        Level pruned = LevelCollection.all().stream()
                .filter(level ->
                        LevelSolver.demonstration(level).stream().anyMatch(LevelSolverStep.Prune.class::isInstance))
                .findFirst()
                .orElseThrow();
        model.open(LevelSetup.of(pruned));
        try (LevelSolverStepPlayback solver = new LevelSolverStepPlayback(model, screen, _ -> {})) {
            model.say("There are 2 moves: 8 is none of them.");
            solver.begin();
            screen.until("it is shown", () -> solver.shownProperty().get());
            assertEquals("", model.refusalProperty().get(), "it is about the walk, which waits");
            assertTrue(solver.playback().isPlaying());
            long now = 0;
            while (solver.playback().isPlaying()) {
                solver.playback().tick(now);
                now += 3 * SECOND;
            }
            assertEquals(solver.playback().last(), solver.playback().step());
            assertEquals(pruned.squares(), solver.step().orElseThrow().path().length());
            solver.playback().step(-1);
            assertEquals(solver.playback().last() - 1, solver.playback().step());
            assertFalse(solver.playback().isPlaying());
            solver.stop();
            assertFalse(solver.shownProperty().get());
            assertEquals(0, model.walk().moves());
        }
    }

    private StoreChangeAutosaver<AllLevelResults> records(LevelModel kept, MergingFileStore<AllLevelResults> store) {
        return new StoreChangeAutosaver<>(
                kept.progressProperty(), kept::setProgress, Optional.of(store), messages, screen);
    }

    @Test
    void progressIsKeptAndReadAndForgotten(@TempDir Path folder) {
        MergingFileStore<AllLevelResults> store = MergingFileStore.ofLevels(folder);
        try (StoreChangeAutosaver<AllLevelResults> records = records(model, store)) {
            walk(LevelModelTest.path(model.level()));
            screen.until(
                    "it is written",
                    () -> records.isSettled() && !store.load().value().results().isEmpty());
            LevelModel later = new LevelModel();
            try (StoreChangeAutosaver<AllLevelResults> again = records(later, store)) {
                screen.until("it is read", again::isSettled);
                assertEquals(3, later.progress().stars(LevelCollection.numbered(1)));
                again.forget();
                screen.until("it is forgotten", again::isSettled);
                assertEquals(AllLevelResults.NONE, later.progress());
                assertEquals(AllLevelResults.NONE, store.load().value());
            }
        }
    }

    @Test
    void spoiltFileIsToldAndKeptAsACopy(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("levels.txt");
        Files.writeString(file, "nonsense\n");
        try (StoreChangeAutosaver<AllLevelResults> records = records(model, MergingFileStore.ofLevels(folder))) {
            screen.until("it is told", records::isSettled);
            assertTrue(sentences.getFirst().contains("no result of a level"), sentences::toString);
            walk(LevelModelTest.path(model.level()));
            screen.until("it is written", records::isSettled);
            assertEquals("nonsense\n", Files.readString(folder.resolve("levels.txt.damaged")));
            assertTrue(Files.readString(file).contains("7 1 6 0"));
        }
    }

    /** Told at once, while nothing is done yet, and tried again with the next level that is finished. */
    @Test
    void whatCannotBeReadIsToldAndReadLater(@TempDir Path folder) throws Exception {
        Path file = Files.createDirectory(folder.resolve("levels.txt"));
        try (StoreChangeAutosaver<AllLevelResults> records = records(model, MergingFileStore.ofLevels(folder))) {
            screen.until("it is told", records::isSettled);
            assertTrue(
                    sentences.getFirst().contains("this is a folder, not a file. Move it away."), sentences::toString);
            walk(LevelModelTest.path(model.level()));
            screen.until("it is tried", records::isSettled);
            Files.delete(file);
            Files.writeString(file, "28 4711 29 61300\n");
            model.play(LevelCollection.numbered(2));
            walk(LevelModelTest.path(model.level()));
            screen.until("it is written", records::isSettled);
            assertEquals(
                    3,
                    MergingFileStore.ofLevels(folder).load().value().results().size());
            assertEquals(3, model.progress().results().size());
        }
    }
}
