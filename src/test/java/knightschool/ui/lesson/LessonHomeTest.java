package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.QuizProgress;
import knightschool.session.MergingFileStore;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.snapshot.ThumbnailView;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.work.WorkThreadFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The first page: where to begin, where one was, and what is remembered of it. */
@ExtendWith(OnScreen.class)
class LessonHomeTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final int LESSONS = LessonFolderReader.own().size();
    private static final int DOORS = 3;
    private static final int PARTS = 4;

    private static final int MOST_PICTURES = 48;
    private static final int MANY = MOST_PICTURES + 12;

    /** How wide the ring of what has the keys is, in pixels. */
    private static final double RING = 2;

    @TempDir
    private Path folder;

    private Stage stage;
    private MainWindow window;

    @Start
    void show(Stage shown) {
        stage = shown;
    }

    @BeforeEach
    void open() {
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.keeping(folder));
            window.open(LessonsSetup.LIST);
            stage.setScene(window.scene());
            stage.setWidth(1280);
            stage.setHeight(760);
            stage.show();
            return true;
        });
        until("the page is whole", () -> onFx(window::isSettled));
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            return true;
        });
        until("all progress is kept, before its folder goes", () -> WorkThreadFactory.awaitFinished(Duration.ZERO));
    }

    /** What an own thread has read comes only after the turn in which the page was asked for. */
    @Test
    void pageIsThereBeforeTheLessonsAreReadAndSaysThatTheyAre(ScreenRobot robot) {
        List<String> early = onFx(() -> {
            MainWindow other = windows.make(UserSettings.forgotten(), SceneRegistry.keeping(folder));
            other.open(LessonsSetup.LIST);
            FrameLayout.of(other.scene());
            List<String> words = other.scene().getRoot().lookupAll(".lesson-home .label").stream()
                    .filter(Node::isVisible)
                    .map(node -> ((Labeled) node).getText())
                    .toList();
            boolean doors = other.scene().lookup("#door-play") != null;
            windows.close(other);
            assertTrue(doors);
            return words;
        });
        assertTrue(early.contains("Reading the lessons …"), early::toString);
        assertTrue(early.stream().noneMatch(words -> words != null && words.contains("0 of")), early::toString);
        assertTrue(onFx(() -> !robot.isThere("#lessons-read")));
    }

    /** A picture of pixels would be blurred where the window is larger than the one that it was made for. */
    @Test
    void picturesAreDrawnAsShapesSoThatTheyAreSharpInEveryWindow() {
        until("all pictures are there", () -> onFx(() -> thumbnails().allMatch(ThumbnailView::isShown)));
        assertTrue(onFx(() -> thumbnails().count()) > DOORS);
        assertEquals(
                List.of(),
                onFx(() -> thumbnails()
                        .flatMap(picture -> picture.getChildrenUnmodifiable().stream())
                        .filter(ImageView.class::isInstance)
                        .toList()));
    }

    /** A picture that is no shapes holds two megabytes: those of 3,000 lessons once took more than two gigabytes. */
    @Test
    void onlyTheFirstOfManyLessonsHavePictures(@TempDir Path own) throws IOException {
        for (int i = 0; i < MANY; i++) {
            Files.writeString(
                    own.resolve("%03d.md".formatted(i)),
                    "---\ntitle: One\n---\n## Only\n\n```setup\nscene: graph\nboard: 3x3\n```\n");
        }
        onFx(() -> {
            window.open(new LessonsSetup(own.toString(), "", 1, Optional.empty()));
            return true;
        });
        until(
                "all are listed",
                () -> onFx(() -> window.isSettled() && thumbnails().count() >= MANY));
        until("some have pictures", () -> onFx(() -> thumbnails().anyMatch(ThumbnailView::isShown)));
        long pictures = onFx(() -> thumbnails().filter(ThumbnailView::isShown).count());
        assertTrue(pictures > DOORS && pictures <= MOST_PICTURES + DOORS, () -> pictures + " pictures");
    }

    private Stream<ThumbnailView> thumbnails() {
        return window.scene().getRoot().lookupAll(".lesson-home .thumbnail").stream()
                .map(ThumbnailView.class::cast);
    }

    @Test
    void enterDoesWhatTheMainButtonSaysWhichShowsThatItHasTheKeys(ScreenRobot robot) {
        until(
                "the main button shows the focus",
                () -> onFx(() -> robot.find("#go-on").isFocusVisible()));
        double outside = onFx(() ->
                robot.find("#go-on", Region.class).getBorder().getOutsets().getTop());
        assertTrue(outside > RING, "the ring, as dark as the button, is seen beside it");
        robot.type(KeyCode.ENTER);
        until("the lesson is open", () -> onFx(() -> robot.isThere(".slide-foot") && !robot.isThere("#go-on")));
        assertEquals(
                BuiltInSceneKinds.LESSONS, onFx(() -> window.now().orElseThrow().scene()));
    }

    @Test
    void pageStaysStillBetweenTheParts(ScreenRobot robot) {
        List<Bounds> first = onFx(this::places);
        for (int part = 2; part <= PARTS; part++) {
            robot.clickOn("#part-" + part);
            assertEquals(first, onFx(this::places), "part " + part);
        }
    }

    /** Where the parts of the page are, and the first card of those that are listed. */
    private List<Bounds> places() {
        FrameLayout.of(window.scene());
        Node card = ((Parent) window.scene().lookup(".cards"))
                .getChildrenUnmodifiable()
                .getFirst();
        return Stream.of(window.scene().lookup(".home-heading"), window.scene().lookup(".go-on"), card)
                .map(node -> node.localToScene(node.getLayoutBounds()))
                .toList();
    }

    private LessonScene lessons() {
        return (LessonScene) window.current().orElseThrow();
    }

    private static String where(ScreenRobot robot) {
        return robot.text("#where");
    }

    /** How many slides a lesson has, both counted from 1. */
    private static int slides(int lesson) {
        return LessonFolderReader.own()
                .get(lesson - 1)
                .lesson()
                .orElseThrow()
                .slides()
                .size();
    }

    private CourseProgress kept() {
        return MergingFileStore.ofLessons(folder).load().value();
    }

    @Test
    void firstVisitBeginsWithTheFirstLessonAndEveryCardHasAPicture(ScreenRobot robot) {
        assertEquals("Begin", robot.text("#go-on"));
        assertEquals("0 of " + LESSONS + " lessons done", robot.text("#lessons-done"));
        List<ThumbnailView> pictures = List.copyOf(onFx(() -> robot.findAll(".thumbnail", ThumbnailView.class)));
        assertTrue(pictures.size() > DOORS);
        assertTrue(onFx(() -> pictures.stream().allMatch(ThumbnailView::isShown)));
        robot.clickOn("#go-on");
        assertEquals("slide 1 of " + slides(1), where(robot));
    }

    @Test
    void lessonGoesOnWhereItWasLeftAlsoInTheNextRun(ScreenRobot robot) {
        robot.clickOn("#lesson-2");
        robot.push(KeyCode.PAGE_DOWN).push(KeyCode.PAGE_DOWN).push(KeyCode.ESCAPE);
        assertEquals("Continue: slide 3 of " + slides(2), robot.text("#go-on"));
        robot.clickOn("#go-first");
        assertEquals("slide 1 of " + slides(2), where(robot));
        robot.push(KeyCode.PAGE_DOWN);
        until("it is kept", () -> !kept().lessons().isEmpty());
        close();
        open();
        assertEquals("Continue: slide 2 of " + slides(2), robot.text("#go-on"));
        robot.clickOn("#go-on");
        assertEquals("slide 2 of " + slides(2), where(robot));
    }

    @Test
    void answersAreRememberedInTheNextRunUntilTheyAreForgotten(ScreenRobot robot) {
        onFx(() -> {
            window.open(OwnLessons.slide("why-there-is-no-tour", 3));
            return true;
        });
        until("the slide is there", () -> onFx(window::isSettled));
        until("the answers are offered", () -> robot.isThere("7"));
        robot.clickOn("7");
        until("it is right", () -> isReplied(robot));
        until(
                "it is kept",
                () -> kept().lessons().values().stream()
                        .flatMap(lesson -> lesson.results().values().stream())
                        .anyMatch(result -> result.outcome() == QuizProgress.Outcome.RIGHT));
        close();
        open();
        robot.clickOn("#go-on");
        until("the answer is still there", () -> isReplied(robot));
        onFx(() -> {
            lessons().records().forgetAll();
            return true;
        });
        robot.push(KeyCode.PAGE_DOWN).push(KeyCode.PAGE_UP);
        assertFalse(isReplied(robot));
    }

    private static boolean isReplied(ScreenRobot robot) {
        return onFx(() -> robot.findAll(".reply-head", Label.class).stream()
                .anyMatch(head -> head.isVisible() && head.getText().equals("Right!")));
    }

    @Test
    void lastSlideLeadsToTheNextLessonWithoutTheFirstPageInBetween(ScreenRobot robot) {
        Node page = robot.find(".lesson-home");
        robot.clickOn("#go-on");
        List<Parent> between = new ArrayList<>();
        page.parentProperty().addListener((_, _, now) -> between.add(now));
        assertTrue(!robot.isThere("#next-lesson"));
        robot.push(KeyCode.END);
        assertEquals("slide " + slides(1) + " of " + slides(1), where(robot));
        robot.clickOn("#next-lesson");
        assertEquals("slide 1 of " + slides(2), where(robot));
        assertEquals(
                LessonFolderReader.own().get(1).name(),
                onFx(() -> lessons().now().lesson()));
        assertEquals(List.of(), between, "making the first page takes long, and nobody sees it");
    }

    /** A lesson that is waited for is shown before it is known which others there are. */
    @Test
    void lastSlideThatIsOpenedFirstOfAllLeadsToTheNextLessonToo(ScreenRobot robot) {
        close();
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.keeping(folder));
            window.open(new LessonsSetup("", LessonFolderReader.own().getFirst().name(), slides(1), Optional.empty()));
            stage.setScene(window.scene());
            return true;
        });
        until("the lessons are read", window::isSettled);
        assertTrue(robot.findAll("#next-slide").stream().noneMatch(Node::isVisible));
        robot.clickOn("#next-lesson");
        assertEquals("slide 1 of " + slides(2), where(robot));
    }

    @Test
    void lessonThatWasOnlyReadIsNotDone(ScreenRobot robot) {
        robot.clickOn("#go-on");
        for (int slide = 2; slide <= slides(1); slide++) {
            robot.push(KeyCode.PAGE_DOWN);
        }
        robot.push(KeyCode.ESCAPE);
        assertEquals("0 of " + LESSONS + " lessons done", robot.text("#lessons-done"));
        assertTrue(
                robot.text("#so-far").matches("read, 0 of [1-9]\\d* questions answered"), () -> robot.text("#so-far"));
        assertTrue(robot.text("#go-on").startsWith("Open question: slide"), () -> robot.text("#go-on"));
    }

    @Test
    void lessonIsDoneOnceItWasReadAndItsQuestionsAreAnswered(ScreenRobot robot, @TempDir Path own) throws IOException {
        Files.writeString(own.resolve("01-a.md"), """
                ---
                title: A lesson
                ---
                ## One

                ```quiz
                ask: Which colour?
                kind: choice
                answers: [dark, light]
                right: light
                ```

                ## Two

                Text.
                """);
        onFx(() -> {
            window.open(new LessonsSetup(own.toString(), "", 1, Optional.empty()));
            return true;
        });
        until(
                "it is listed",
                () -> onFx(window::isSettled)
                        && onFx(() -> robot.text("#lessons-done")).equals("0 of 1 lesson done"));
        robot.clickOn("#go-on").push(KeyCode.PAGE_DOWN).push(KeyCode.ESCAPE);
        assertEquals("read, 0 of 1 question answered", robot.text("#so-far"));
        assertEquals("Open question: slide 1 of 2", robot.text("#go-on"));
        assertEquals("You saw every slide. One question is still open, on slide 1.", robot.text(".go-on-promise"));
        robot.clickOn("#go-on");
        assertEquals("slide 1 of 2", where(robot), "there is the open question");
        robot.clickOn("light");
        until("it is right", () -> isReplied(robot));
        robot.push(KeyCode.ESCAPE);
        assertEquals("1 of 1 lesson done", robot.text("#lessons-done"));
        assertEquals("done", robot.text("#so-far"));
        assertEquals("Read it again", robot.text("#go-on"));
    }

    /** What another program has spoilt is said; all else is known, and what is done meanwhile does not hide it. */
    @Test
    void spoiltLineOfTheProgressIsNamedUntilItIsDismissed(ScreenRobot robot) throws IOException {
        close();
        Path file = Files.writeString(
                folder.resolve("lessons.txt"), "; by hand\n* 02-vertices-and-edges.md - 3 1,2,3\nspoilt\n");
        open();
        String message = robot.text("#message");
        assertTrue(message.startsWith(file + ":3: this is no progress in a lesson."), message);
        assertEquals(
                "Continue: slide 3 of "
                        + OwnLessons.of("vertices-and-edges")
                                .lesson()
                                .orElseThrow()
                                .slides()
                                .size(),
                robot.text("#go-on"));
        robot.clickOn("#go-on").push(KeyCode.PAGE_DOWN);
        until("more is kept", () -> kept().lessons().values().stream().anyMatch(lesson -> lesson.slide() == 4));
        onFx(() -> {
            window.show(BuiltInSceneKinds.PLAY);
            window.messages().clear();
            return true;
        });
        until("the other scene is there", () -> onFx(window::isSettled));
        assertEquals(message, robot.text("#message"));
        assertTrue(robot.find(".message").isVisible());
        assertTrue(Files.exists(folder.resolve("lessons.txt.damaged")));
        robot.find("#dismiss", Button.class).fire();
        assertFalse(robot.find(".message").isVisible());
    }

    @Test
    void progressIsForgottenHereAndWhereItWasKept(ScreenRobot robot) {
        robot.clickOn("#go-on").push(KeyCode.ESCAPE);
        until("it is kept", () -> kept().last().isPresent());
        onFx(() -> {
            lessons().records().forgetAll();
            return true;
        });
        until("it is forgotten", () -> onFx(window::isSettled));
        assertEquals(CourseProgress.NONE, kept());
        assertEquals("Begin", robot.text("#go-on"));
    }

    @Test
    void doorsLeadToTheScenesOfTheWindow(ScreenRobot robot) {
        for (SceneKind kind :
                new SceneKind[] {BuiltInSceneKinds.PLAY, BuiltInSceneKinds.COMPARE, BuiltInSceneKinds.EDITOR}) {
            robot.clickOn("#door-" + kind.word());
            assertEquals(Optional.of(kind), onFx(() -> window.now().map(setup -> setup.scene())));
            robot.push(KeyCode.ALT, KeyCode.LEFT);
            until(
                    "the list is back",
                    () -> onFx(window::now).filter(LessonsSetup.LIST::equals).isPresent());
        }
    }

    @Test
    void lessonsOfManyPartsAreShownOnePartAtATime(ScreenRobot robot, @TempDir Path own) throws IOException {
        for (int i = 1; i <= 9; i++) {
            String part = i <= 5 ? "First" : "Second";
            Files.writeString(
                    own.resolve("0" + i + "-a.md"),
                    "---\ntitle: Lesson " + i + "\npart: " + part + "\n---\n## One\n\nText.\n");
        }
        onFx(() -> {
            window.open(new LessonsSetup(own.toString(), "", 1, Optional.empty()));
            return true;
        });
        until("they are listed", () -> onFx(window::isSettled) && robot.isThere("#part-2"));
        assertTrue(robot.isThere("#lesson-5"));
        assertFalse(robot.isThere("#lesson-6"));
        robot.clickOn("#part-2");
        assertFalse(robot.isThere("#lesson-5"));
        assertTrue(robot.isThere("#lesson-9"));
    }
}
