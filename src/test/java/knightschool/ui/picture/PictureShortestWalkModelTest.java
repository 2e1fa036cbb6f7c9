package knightschool.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import knightschool.picture.WalkClickScriptFormat;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.SceneSetupFormat;
import knightschool.ui.command.Command;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The walk over the squares of a picture, without a screen. */
class PictureShortestWalkModelTest {
    private static final String ROWS = "K..#.\n.#...\n...#.\n#....\n";

    private final TestScreen screen = new TestScreen();
    private PictureCorrectionModel model;
    private PictureShortestWalkModel solution;

    @AfterEach
    void close() {
        model.close();
        solution.close();
    }

    private void open(BufferedImage image) {
        open(new NamedPicture("board.png", image));
    }

    private void open(NamedPicture picture) {
        model = new PictureCorrectionModel(picture, SceneSetupFormat.LONGEST_TO_SHOW, screen);
        solution = new PictureShortestWalkModel(model, screen);
        model.read();
        screen.until("the picture is read", model::isSettled);
    }

    @Test
    void walkIsFoundAndItsClicksLieInThePicture() {
        open(PlainPicture.of("K...\n....\n....\n"));
        solution.solve();
        screen.until("a walk is found", solution::isSettled);
        assertEquals(
                "A tour: 11 moves, each square once.", solution.wordsProperty().get());
        List<String> clicks =
                solution.clicks(WalkClickScriptFormat.CSV).orElseThrow().lines().toList();
        assertEquals(13, clicks.size());
        assertEquals("square,x,y,name", clicks.getFirst());
        assertEquals("0", clicks.get(1).split(",")[0]);
        assertEquals("a3", clicks.get(1).split(",")[3]);
        assertEquals(70, Integer.parseInt(clicks.get(1).split(",")[1]), 1);
        assertEquals(50, Integer.parseInt(clicks.get(1).split(",")[2]), 1);
    }

    @Test
    void clicksOfAPictureThatWasReadSmallerLieInTheOneThatWasHandedIn() {
        open(new NamedPicture("photo.jpg", PlainPicture.of("K...\n....\n....\n"), 3));
        solution.solve();
        screen.until("a walk is found", solution::isSettled);
        List<String> clicks =
                solution.clicks(WalkClickScriptFormat.CSV).orElseThrow().lines().toList();
        assertEquals(3 * 70, Integer.parseInt(clicks.get(1).split(",")[1]), 3);
        assertEquals(3 * 50, Integer.parseInt(clicks.get(1).split(",")[2]), 3);
    }

    @Test
    void hiddenWalkIsKeptAndShownAgainWithoutASearch() {
        open(PlainPicture.of("K...\n....\n....\n"));
        solution.solve();
        screen.until("a walk is found", solution::isSettled);
        Optional<String> clicks = solution.clicks(WalkClickScriptFormat.CSV);
        solution.solve();
        assertFalse(solution.playback().shownProperty().get());
        assertTrue(clicks.isPresent());
        assertEquals(clicks, solution.clicks(WalkClickScriptFormat.CSV));
        assertTrue(solution.knownProperty().get());
        solution.solve();
        assertTrue(solution.isSettled(), "the walk is not searched for again");
        assertEquals(12, solution.playback().line().orElseThrow().squares().size());
    }

    @Test
    void walkIsForgottenWhenTheBoardIsCorrected() {
        open(PlainPicture.of("K...\n....\n....\n"));
        solution.solve();
        screen.until("a walk is found", solution::isSettled);
        model.corrections().toggle(11);
        assertFalse(solution.knownProperty().get());
        assertEquals(Optional.empty(), solution.clicks(WalkClickScriptFormat.CSV));
        assertEquals("", solution.wordsProperty().get());
    }

    @Test
    void boardWithoutAWalkSaysWhy() {
        open(PlainPicture.of("K..\n...\n...\n"));
        solution.solve();
        screen.until("the search has ended", solution::isSettled);
        assertFalse(solution.knownProperty().get());
        assertTrue(
                solution.wordsProperty().get().startsWith("There is no walk: "),
                () -> solution.wordsProperty().get());
    }

    @Test
    void boardIsTakenAndSolvedOnlyWhereThePictureIsRead() {
        open(PlainPicture.of(ROWS));
        PictureCorrectionCommands commands = new PictureCorrectionCommands(model, solution, new NoResults());
        Command take = commands.named(PictureCorrectionCommands.TAKE);
        Command solve = commands.named(PictureCorrectionCommands.SOLVE);
        assertTrue(take.available().get() && solve.available().get());
        model.read();
        assertFalse(take.available().get() || solve.available().get());
        screen.until("the picture is read", model::isSettled);
        assertTrue(take.available().get() && solve.available().get());
    }

    private static final class NoResults implements PictureCorrectionCommands.Results {
        @Override
        public void take() {}

        @Override
        public void back() {}

        @Override
        public void copyClicks() {}

        @Override
        public void saveClicks() {}

        @Override
        public void focus() {}
    }
}
