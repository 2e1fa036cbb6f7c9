package knightschool.ui.editor.isomorphism;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.Command;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.RecentFiles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The column of the comparison: when it asks, and what it shows meanwhile. */
@ExtendWith(OnScreen.class)
class SameGraphPanelTest {
    private static final String SAME = "The same graph";
    private static final String DIFFERENT = "Not the same graph";

    @TempDir
    Path folder;

    private final BoardEditorModel model = new BoardEditorModel(_ -> {});
    private final Group place = new Group();
    private Path file;
    private String text = "";
    private SameGraphPanel panel;

    @Start
    void open(Stage stage) throws IOException {
        file = Files.writeString(folder.resolve("other.board"), "...\n...\n...\n");
        model.opened(folder.resolve("mine.board"), Board.full(3, 3));
        panel = new SameGraphPanel(
                model,
                new RecentFiles(),
                () -> Optional.of(file),
                Command.of("editor.close-panel", () -> {}),
                () -> text);
        enter();
        stage.setScene(new Scene(place));
        stage.show();
    }

    @AfterEach
    void close() {
        panel.close();
    }

    private void enter() {
        place.getChildren().setAll(panel.node());
    }

    private void leave() {
        place.getChildren().clear();
    }

    private void press(String button) {
        ((Button) panel.node().lookup(button)).fire();
    }

    private String verdict() {
        return ((Label) panel.node().lookup("#same-graph")).getText();
    }

    private Sketch drawing() {
        return ((SketchView) panel.node().lookup("#same-graph-board")).sketch();
    }

    private void untilSaid(String verdict) {
        untilShown("it says: " + verdict, () -> !panel.isUnderWay() && verdict().equals(verdict));
    }

    @Test
    void boardIsTheOneThatWasChosenWhateverBecomesOfItsFile() throws IOException {
        press("#same-graph-file");
        untilSaid(SAME);
        Files.writeString(file, "....\n....\n");
        model.toggleHole(4);
        untilSaid(DIFFERENT);
        Files.delete(file);
        model.toggleHole(4);
        untilSaid(SAME);
    }

    @Test
    void textThatIsNoBoardIsRefusedOnce() {
        text = "no board";
        press("#same-graph-clipboard");
        untilShown("it is refused", () -> !panel.isUnderWay());
        String refused = verdict();
        assertNotEquals(SameGraphWords.TITLE, refused);
        model.toggleHole(4);
        assertFalse(panel.isUnderWay());
        assertEquals(refused, verdict());
    }

    @Test
    void boardIsReadToItsEndWhileTheOtherOneIsEdited() {
        press("#same-graph-file");
        model.toggleHole(4);
        untilSaid(DIFFERENT);
    }

    @Test
    void strokeIsAskedAboutWhenItEndsAndTheDrawingStaysUntilThen() {
        press("#same-graph-file");
        untilSaid(SAME);
        Sketch before = drawing();
        model.press(3);
        model.drag(4);
        assertFalse(panel.isUnderWay());
        assertEquals(SameGraphWords.TITLE, verdict());
        assertEquals(before, drawing());
        model.release();
        assertEquals(before, drawing());
        untilSaid(DIFFERENT);
        assertNotEquals(before, drawing());
        model.press(5);
        model.strokes().abandon();
        untilSaid(DIFFERENT);
    }

    @Test
    void drawingGoesWhereTheBoardHasOtherSides() {
        press("#same-graph-file");
        untilSaid(SAME);
        model.resize(4, 3);
        assertEquals(Sketch.EMPTY, drawing());
        untilSaid(DIFFERENT);
    }

    @Test
    void comparisonGoesOnWhileItIsNotSeenAndIsNotBegunAnew() {
        press("#same-graph-file");
        untilShown("the file is read", () -> !panel.isUnderWay());
        untilSaid(SAME);
        leave();
        enter();
        assertFalse(panel.isUnderWay(), "nothing has changed");
        model.toggleHole(4);
        leave();
        untilSaid(DIFFERENT);
        model.toggleHole(4);
        assertFalse(panel.isUnderWay(), "nobody sees it");
        enter();
        untilSaid(SAME);
    }
}
