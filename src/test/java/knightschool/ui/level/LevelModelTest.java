package knightschool.ui.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelGenerator;
import knightschool.play.level.LevelParameters;
import knightschool.play.level.LevelSolver;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.value.DisplayOption;
import org.junit.jupiter.api.Test;

class LevelModelTest {
    private static final long SECOND = 1_000_000_000L;

    private final LevelModel model = new LevelModel();

    static List<Integer> path(Level level) {
        return Arrays.stream(LevelSolver.demonstration(level).getLast().path().squares())
                .boxed()
                .toList();
    }

    private void finish() {
        path(model.level()).stream().skip(model.walk().squares().size()).forEach(model::choose);
    }

    private void tick(int... seconds) {
        Arrays.stream(seconds).forEach(second -> model.tick(second * SECOND));
    }

    @Test
    void chooseOfEveryNextSquareFinishesTheLevelWithThreeStarsAndOpensTheNext() {
        assertTrue(model.levels().next().isEmpty());
        finish();
        assertTrue(model.walk().isFinished());
        assertEquals(3, model.progress().stars(model.level()));
        assertEquals(Optional.of(LevelCollection.numbered(2)), model.levels().next());
    }

    @Test
    void chooseAlongAReturnCostsAStarAndIsSaidHonestly() {
        List<Integer> path = path(model.level());
        model.choose(path.get(1));
        model.choose(path.get(0));
        assertEquals("One move was a return: 7 moves at least, for two stars.", LevelWords.pace(model.walk()));
        finishFrom(path, 1);
        assertEquals(2, model.progress().stars(model.level()));
    }

    private void finishFrom(List<Integer> path, int index) {
        path.stream().skip(index).forEach(model::choose);
    }

    @Test
    void chooseOfASquareThatIsNoMoveIsRefusedInWords() {
        int far = path(model.level()).get(2);
        model.choose(far);
        assertEquals(0, model.walk().moves());
        assertTrue(model.refusalProperty().get().contains("not a knight's move"), model.refusalProperty()::get);
        model.chooseNumber(8);
        assertTrue(model.refusalProperty().get().contains("There is one move"), model.refusalProperty()::get);
    }

    @Test
    void numberAfterTheLastSquareIsRefusedAsAClickIs() {
        finish();
        model.chooseNumber(1);
        assertEquals(
                "Every square is visited. Start again, or go to the next level.",
                model.refusalProperty().get());
    }

    @Test
    void numberedNamesNewSquaresBeforeVisitedOnes() {
        model.open(LevelSetup.of(LevelCollection.numbered(32)));
        model.chooseNumber(1);
        List<Integer> numbered = model.numbered();
        assertEquals(model.walk().newTargets(), numbered.subList(0, numbered.size() - 1));
        assertEquals(model.level().board().start(), numbered.getLast());
        model.chooseNumber(numbered.size());
        assertEquals(List.of(2), model.walk().returns());
    }

    @Test
    void undoneMovesComeBackAndStandInTheSetup() {
        List<Integer> path = path(model.level());
        finishFrom(path.subList(0, 4), 1);
        model.undo();
        model.undo();
        assertEquals(path.subList(0, 4), model.now().squares());
        assertEquals(2, model.now().visited());
        model.redo();
        model.redo();
        assertEquals(path.subList(0, 4), model.walk().squares());
        assertFalse(model.walk().walk().canRedo());
        model.restart();
        assertEquals(LevelSetup.of(model.level()), model.now());
    }

    @Test
    void keysToALevelThatIsLockedOrNotThereSayWhy() {
        model.playBeside(1);
        assertEquals(LevelCollection.numbered(1), model.level());
        assertEquals(
                LevelWords.locked(LevelCollection.numbered(2)),
                model.refusalProperty().get());
        model.playBeside(-1);
        assertEquals("This is the first level.", model.refusalProperty().get());
        finish();
        model.playBeside(1);
        assertEquals(LevelCollection.numbered(2), model.level());
        assertEquals("", model.refusalProperty().get());
        model.playBeside(-1);
        assertEquals(LevelCollection.numbered(1), model.level());
        model.levels().allOpenProperty().set(true);
        model.open(LevelSetup.of(LevelCollection.all().getLast()));
        model.playBeside(1);
        assertEquals("This is the last level.", model.refusalProperty().get());
    }

    @Test
    void lockedLevelIsRefusedAndNamesTheOneToFinish() {
        model.play(LevelCollection.numbered(3));
        assertEquals(1, model.level().number());
        assertEquals(
                LevelWords.locked(LevelCollection.numbered(3)),
                model.refusalProperty().get());
        model.play(LevelCollection.numbered(13));
        assertEquals(13, model.level().number());
        assertEquals(1, model.levels().setProperty().get());
    }

    @Test
    void clockRunsFromTheFirstMoveAndStopsWhenTheLevelIsFinished() {
        tick(1, 5);
        assertEquals(0, model.clock().seconds());
        model.choose(path(model.level()).get(1));
        tick(6, 9);
        assertEquals(3, model.now().seconds());
        model.clock().hold(true);
        tick(100);
        model.clock().hold(false);
        tick(200, 202);
        assertEquals(5, model.clock().seconds());
        finish();
        tick(300, 400);
        assertEquals(5, model.clock().seconds());
        assertEquals(
                5, model.progress().result(model.level()).orElseThrow().time().toSeconds());
    }

    @Test
    void clockOfAWalkThatIsOpenedRestsUntilTheNextMove() {
        LevelSetup left = LevelSetup.of(LevelCollection.numbered(32)).at(61);
        model.open(left);
        tick(1, 9);
        assertEquals(left, model.now());
    }

    @Test
    void movesAreRefusedOnceTheTimeIsOverUntilTheLevelIsBegunAgain() {
        model.limitedProperty().set(true);
        List<Integer> path = path(model.level());
        model.choose(path.get(1));
        tick(0, model.limit() - 1);
        model.choose(path.get(2));
        assertEquals(2, model.walk().moves());
        tick(model.limit() + 1);
        assertTrue(model.isTimeOver());
        model.choose(path.get(3));
        assertEquals(2, model.walk().moves());
        assertEquals(LevelWords.timeOver(model.limit()), model.refusalProperty().get());
        model.restart();
        finish();
        assertTrue(model.walk().isFinished());
    }

    @Test
    void takingTheLimitOffLetsTheWalkGoOn() {
        model.limitedProperty().set(true);
        List<Integer> path = path(model.level());
        model.choose(path.get(1));
        tick(0, model.limit());
        model.limitedProperty().set(false);
        model.choose(path.get(2));
        assertEquals(2, model.walk().moves());
    }

    @Test
    void levelMadeSinceLeadsOnToTheFirstThatIsNotFinished() {
        model.play(LevelGenerator.of(new LevelParameters(10, 7)));
        assertEquals(Optional.of(LevelCollection.numbered(1)), model.levels().next());
        assertTrue(model.levels().beside(-1).isEmpty());
        assertTrue(LevelWords.squares(model.level()).contains("seed 7"));
        assertEquals("limit 3 min", LevelWords.limit(180));
        assertEquals("limit 2 min 59 s", LevelWords.limit(179));
    }

    @Test
    void finishedWordsCompareWithWhatWasBestBefore() {
        finish();
        String first = LevelWords.finished(model.walk(), model.clock().seconds(), model.before());
        assertTrue(first.endsWith("no move too many."), first);
        model.restart();
        finish();
        String again = LevelWords.finished(model.walk(), model.clock().seconds(), model.before());
        assertTrue(again.endsWith("Your best: 6 moves, 0:00."), again);
    }

    @Test
    void showIsKeptFromLevelToLevel() {
        model.show(DisplayOption.OPEN_MOVES, true);
        model.play(LevelCollection.numbered(13));
        assertTrue(model.shows(DisplayOption.OPEN_MOVES));
    }

    @Test
    void setProgressOpensWhatItSays() {
        LevelModel other = new LevelModel();
        finish();
        AllLevelResults known = model.progress();
        other.setProgress(known);
        assertEquals(Optional.of(LevelCollection.numbered(2)), other.levels().next());
        assertEquals(6, other.before().orElseThrow().moves());
    }

    /** Whatever takes the place of a walk, one undo brings it back with its clock, and one redo what took its place. */
    @Test
    void walkThatAnotherTookThePlaceOfComesBackWithItsClock() {
        List<Runnable> acts = List.of(
                model::restart,
                () -> model.play(LevelCollection.numbered(13)),
                () -> model.play(LevelGenerator.of(new LevelParameters(10, 7))),
                () -> model.open(LevelSetup.of(LevelCollection.numbered(32))));
        for (Runnable act : acts) {
            model.open(LevelSetup.of(LevelCollection.numbered(1)).at(61));
            model.forgetHistory();
            finishFrom(path(model.level()).subList(0, 4), 1);
            model.undo();
            LevelSetup left = model.now();
            act.run();
            LevelSetup other = model.now();
            assertTrue(model.canUndo());
            model.undo();
            assertEquals(left, model.now());
            assertTrue(model.canRedo());
            model.redo();
            assertEquals(other, model.now());
        }
    }

    /** Nobody can choose a generated level again. */
    @Test
    void levelsWithoutMovesComeBackFromAndToAGeneratedOne() {
        Level first = model.level();
        Level made = LevelGenerator.of(new LevelParameters(10, 7));
        Level other = LevelGenerator.of(new LevelParameters(10, 8));
        model.play(made);
        model.play(other);
        model.play(first);
        model.undo();
        assertEquals(other, model.level());
        model.undo();
        assertEquals(made, model.level());
        model.undo();
        assertEquals(first, model.level());
        assertFalse(model.canUndo());
        model.redo();
        assertEquals(made, model.level());
    }

    @Test
    void finishedWalkComesBackWithWhatWasBestBefore() {
        finish();
        String done = LevelWords.finished(model.walk(), model.clock().seconds(), model.before());
        model.restart();
        model.undo();
        assertTrue(model.walk().isFinished());
        assertEquals(done, LevelWords.finished(model.walk(), model.clock().seconds(), model.before()));
    }

    @Test
    void movesThatAnotherMoveTookThePlaceOfComeBackWithIt() {
        List<Integer> path = path(model.level());
        finishFrom(path.subList(0, 4), 1);
        model.undo();
        model.choose(path.get(1));
        assertFalse(model.walk().walk().canRedo());
        model.undo();
        assertEquals(path.subList(0, 3), model.walk().squares());
        assertTrue(model.walk().walk().canRedo());
    }

    @Test
    void allLevelsCanBeOpenedForAClassAndLockedAgain() {
        model.levels().allOpenProperty().set(true);
        model.play(LevelCollection.numbered(70));
        assertEquals(70, model.level().number());
        assertEquals(Optional.of(LevelCollection.numbered(71)), model.levels().next());
        assertEquals(Optional.of(LevelCollection.numbered(69)), model.levels().beside(-1));
        model.levels().allOpenProperty().set(false);
        assertFalse(model.levels().isOpen(LevelCollection.numbered(70)));
        assertTrue(model.levels().next().isEmpty());
        model.play(LevelCollection.numbered(71));
        assertEquals(70, model.level().number());
        assertTrue(model.refusalProperty().get().contains("opens all levels"), model.refusalProperty()::get);
    }

    @Test
    void noLevelIsLockedAndNoStarCountedUntilTheResultsAreRead() {
        List<Level> levels = LevelCollection.sets().getFirst().levels();
        assertFalse(model.levels().isOpen(levels.get(1)));
        model.levels().knownProperty().set(false);
        assertTrue(model.levels().isOpen(levels.get(1)));
        assertEquals(
                "your results are being read…",
                LevelWords.earned(model.levels().stars(levels), Level.MOST_STARS * levels.size()));
        model.levels().knownProperty().set(true);
        assertEquals("0 of 36", LevelWords.earned(model.levels().stars(levels), 36));
    }
}
