package knightschool.ui.lesson.slide;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javax.imageio.ImageIO;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.WindowOnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a set-up says beside scene and board is what its slide shows. */
class SlideViewTest extends WindowOnScreen {
    private static final String FENCE = "```";

    @TempDir
    private Path folder;

    @Test
    void censusIsCountedAndSaysWhatItKnowsOfTheMarkedStart(ScreenRobot robot) throws Exception {
        showSlide("scene: census\nboard: 5x5\npanes: [forward-checking --strict]\nmark: [b4]\n");
        assertEquals("Forward checking, strict: 25 of 25 starts counted", robot.text("#heat-heading"));
        assertEquals("b4: tour found after 6,704 steps", robot.text("#census-words"));
    }

    @Test
    void censusSeeksClosedTours(ScreenRobot robot) throws Exception {
        showSlide("scene: census\nboard: 3x4\npanes: backtracking\nshow: closed\nmark: a4\n");
        assertEquals("Backtracking, closed tours: 12 of 12 starts counted", robot.text("#heat-heading"));
        assertTrue(robot.text("#census-words").startsWith("a4: no tour, proven"), robot.text("#census-words"));
    }

    @Test
    void panesOfTheSameAlgorithmSayWhatTellsThemApart(ScreenRobot robot) throws Exception {
        showSlide("scene: compare\nboard: 6x6\npanes: [warnsdorff --tie-break roth, warnsdorff --no-backtracking]\n");
        List<String> options = robot.findAll(".pane-options", Label.class).stream()
                .map(Labeled::getText)
                .toList();
        assertEquals(List.of("Roth", "no backtracking"), options);
    }

    @Test
    void comparisonSeeksClosedTours(ScreenRobot robot) throws Exception {
        showSlide("scene: compare\nboard: 5x6\npanes: way-home\nshow: [closed]\nmoment: end\n");
        assertEquals("90,733", robot.text("#step"));
    }

    @Test
    void whatASlideLeavesOutIsNeverShown(ScreenRobot robot) throws Exception {
        showSlide("scene: graph\nboard: 3x4\nleave-out: facts\n");
        assertTrue(!robot.isThere(".facts"));
        assertTrue(robot.isThere("#graph-board"));
    }

    /** An answer behind a button speaks of parts of the scene: they come with it, though a quiz is still open. */
    @Test
    void partsComeWithTheAnswerThatSpeaksOfThem(ScreenRobot robot) throws Exception {
        String quiz = FENCE + "quiz\nask: How many?\nkind: number\nright: 24\n" + FENCE + "\n\n";
        String question = "> **Question** Bet first.\n>\n> Answer: 56. Below are both trees.\n\n";
        showSlide(
                quiz + question,
                "scene: compare\nboard: 5x5\npanes: [backtracking, warnsdorff]\nmoment: step 3\n"
                        + "show: [open-moves, tree, counts]\nhide: counts\nwith-answer: tree\n");
        assertFalse(robot.isSeen("#search-tree"));
        robot.clickOn(".show-answer");
        untilShown("the tree comes with the answer", () -> robot.isSeen("#search-tree"));
        assertFalse(robot.isSeen("#compare-counts"), "the quiz is still open");
    }

    @Test
    void pictureBesideTheLessonIsShownWithItsWords(ScreenRobot robot) throws Exception {
        ImageIO.write(
                new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB),
                "png",
                folder.resolve("map.png").toFile());
        Files.writeString(
                folder.resolve("01-own.md"),
                "---\ntitle: Own\n---\n## Only\n\nText.\n\n![A map of the town](map.png)\n");
        onFx(() -> {
            window.open(new LessonsSetup(folder.toString(), "01-own.md", 1, Optional.empty()));
            return null;
        });
        untilShown(
                "the picture is unpacked",
                () -> window.isSettled() && picture(robot).getProgress() == 1);
        SlideTextPictureView block = onFx(() -> robot.find(".picture-block", SlideTextPictureView.class));
        assertEquals("A map of the town", onFx(block::getAccessibleText));
        assertEquals(
                2,
                onFx(() -> {
                    var shown = block.lookup(".image-view").getBoundsInParent();
                    return shown.getWidth() / shown.getHeight();
                }),
                0.02);
        assertTrue(onFx(() -> block.getHeight() <= 240));
        assertEquals(600, onFx(() -> picture(robot).getWidth()));
    }

    private static Image picture(ScreenRobot robot) {
        return robot.find(".picture-block .image-view", ImageView.class).getImage();
    }

    private void showSlide(String setup) throws Exception {
        showSlide("", setup);
    }

    private void showSlide(String blocks, String setup) throws Exception {
        Files.writeString(
                folder.resolve("01-own.md"),
                "---\ntitle: Own\n---\n## Only\n\nText.\n\n" + blocks + FENCE + "setup\n" + setup + FENCE + "\n");
        onFx(() -> {
            window.open(new LessonsSetup(folder.toString(), "01-own.md", 1, Optional.empty()));
            return null;
        });
        untilShown("what the test names is on screen", window::isSettled);
    }
}
