package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.command.Command;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.session.CloseConfirmation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Journeys that save steps of a comparison as an animated picture. */
@ExtendWith(OnScreen.class)
class CompareAnimationTest extends CompareJourney {
    @TempDir
    private Path folder;

    @Start
    void open(Stage stage) {
        show(stage);
    }

    private void ask(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        untilShown("the card asks", () -> !robot.findAll("#animation").isEmpty());
    }

    private static void write(ScreenRobot robot, String id, String text) {
        onFx(() -> {
            robot.find(id, TextField.class).setText(text);
            return null;
        });
    }

    @Test
    void rangeOfStepsBecomesOneFile(ScreenRobot robot) throws IOException {
        openFive("backtracking", "forward-checking");
        Path file = folder.resolve("race.gif");
        answers.save = Optional.of(file);
        ask(robot);
        write(robot, "#animation-first", "20");
        write(robot, "#animation-last", "23");
        write(robot, "#animation-speed", "4");
        onFx(() -> {
            @SuppressWarnings("unchecked")
            ChoiceBox<Double> size = robot.find("#animation-size", ChoiceBox.class);
            size.setValue(0.5);
            return null;
        });
        assertTrue(texts(robot, "#animation-summary").getFirst().startsWith("4 pictures, 1.0 seconds"));
        robot.clickOn("#animation-save");
        untilShown("it is saved", () -> onFx(scene::isSettled) && Files.exists(file));
        assertTrue(robot.findAll("#animation-making").isEmpty());
        Bounds shown = onFx(() -> scene.node().getLayoutBounds());
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
            reader.setInput(in);
            assertEquals(4, reader.getNumImages(true));
            assertEquals(Math.round(shown.getWidth() / 2), reader.getWidth(0), 1);
            reader.dispose();
        }
        assertEquals(19, model.stepProperty().get(), "the screen stays at its step");
    }

    /** The file is whole when the window has closed, although closing was asked for while it was being made. */
    @Test
    void windowClosesOnlyWhenTheFileIsWritten(ScreenRobot robot) {
        openFive("backtracking");
        Path file = folder.resolve("late.gif");
        answers.save = Optional.of(file);
        ask(robot);
        write(robot, "#animation-first", "20");
        write(robot, "#animation-last", "23");
        List<Boolean> closed = new ArrayList<>();
        onFx(() -> {
            robot.find("#animation-save", Button.class).fire();
            new CloseConfirmation(window, List::of).request(() -> closed.add(Files.exists(file)));
            return true;
        });
        untilShown("the window has closed", () -> onFx(() -> !closed.isEmpty()));
        assertEquals(List.of(true), onFx(() -> List.copyOf(closed)));
    }

    /** Right after the comparison was opened, as from the experiment, it has neither its step nor its size. */
    @Test
    void questionWaitsForTheComparisonItIsAbout(ScreenRobot robot) {
        CompareSetup setup = CompareSetup.of(FIVE).at(Optional.of(new Moment.Step(30)));
        onFx(() -> {
            Stage stage = (Stage) window.scene().getWindow();
            windows.close(window);
            window = newWindow();
            window.bringBack(List.of(setup), BuiltInSceneKinds.COMPARE);
            scene = (CompareScene) window.current().orElseThrow();
            model = scene.model();
            stage.setScene(window.scene());
            Command.named(scene.commands(), AnimatedPictureExporter.COMMAND).run();
            assertFalse(scene.isSettled(), "the question is to come");
            return true;
        });
        untilShown("the card asks", () -> !robot.findAll("#animation").isEmpty());
        assertEquals("10", robot.find("#animation-first", TextField.class).getText());
        assertEquals("50", robot.find("#animation-last", TextField.class).getText());
        String size = onFx(() -> {
            ChoiceBox<?> box = robot.find("#animation-size", ChoiceBox.class);
            return ((Labeled) box.lookup(".label")).getText();
        });
        assertFalse(size.contains("1 × 1"), size);
    }

    @Test
    void cancelledRecordingLeavesNoFile(ScreenRobot robot) {
        openFive("backtracking");
        answers.save = Optional.of(folder.resolve("none.gif"));
        ask(robot);
        write(robot, "#animation-first", "0");
        write(robot, "#animation-last", "299");
        robot.clickOn("#animation-save");
        untilShown("it is being made", () -> !robot.findAll("#animation-stop").isEmpty());
        robot.clickOn("#animation-stop");
        untilShown("nothing is made any more", () -> onFx(scene::isSettled));
        assertTrue(robot.findAll("#animation-making").isEmpty());
        assertFalse(Files.exists(folder.resolve("none.gif")));
    }
}
