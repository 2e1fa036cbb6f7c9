package knightschool.ui.present;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Transform;
import javafx.stage.Stage;
import javafx.util.Subscription;
import knightschool.Eventually;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.Clipping;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.Command;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.OffscreenSnapshotSubject;
import knightschool.ui.theme.TextSize;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A talk on one screen and on two. */
@ExtendWith(OnScreen.class)
class PresentationTest {
    private static final Rectangle2D LAPTOP = new Rectangle2D(0, 0, 1280, 760);
    private static final Rectangle2D PROJECTOR = new Rectangle2D(0, 0, 1280, 760);
    private static final long SECOND = 1_000_000_000L;

    private final ThreeSlides talk = new ThreeSlides();
    private final AtomicLong clock = new AtomicLong(5 * SECOND);
    private final AtomicInteger ended = new AtomicInteger();
    private MainWindow window;
    private Stage stage;

    @Start
    void open(Stage shown) {
        stage = shown;
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.show(BuiltInSceneKinds.EDITOR);
        shown.setScene(window.scene());
        shown.setX(0);
        shown.setY(0);
        shown.setWidth(1280);
        shown.setHeight(760);
        shown.show();
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            return true;
        });
    }

    private Presentation begun(Rectangle2D... screens) {
        return onFx(() -> Presentation.begin(window, talk, clock::get, List.of(screens), ended::incrementAndGet)
                .orElseThrow());
    }

    /** The speaker's window, once all that belongs to it is there. */
    private static Scene speakerOf(Presentation talking) {
        run(talking::showSpeaker);
        Scene scene = onFx(() -> talking.speakerWindow().orElseThrow().getScene());
        untilShown(
                "the speaker's window is complete",
                () -> NextFrameContentPane.isComplete(scene) && scene.lookup("#speaker-used") != null);
        return scene;
    }

    private static void run(Runnable action) {
        onFx(() -> {
            action.run();
            return true;
        });
    }

    @Test
    void speakersWindowComesByItselfWhereThereIsASecondScreenAndGoesWithTheTalk() {
        Presentation one = begun(LAPTOP);
        run(one::toggleFullScreen);
        assertTrue(onFx(() -> one.speakerWindow().isEmpty()));
        run(one::close);
        Presentation two = begun(LAPTOP, PROJECTOR);
        run(two::toggleFullScreen);
        Stage speaker = onFx(() -> two.speakerWindow().orElseThrow());
        assertTrue(onFx(speaker::isShowing));
        run(two::toggleFullScreen);
        until("it is over", () -> onFx(() -> !speaker.isShowing()));
        assertFalse(onFx(stage::isFullScreen));
        assertEquals(2, ended.get());
    }

    /** Its parts come one by one: half of them would be seen for as long as the rest takes to be styled. */
    @Test
    void speakersWindowIsSeenOnceAllOfItIsThere() {
        Presentation talking = begun(LAPTOP);
        List<Double> half = new ArrayList<>();
        Node content = onFx(() -> {
            talking.showSpeaker();
            Scene scene = talking.speakerWindow().orElseThrow().getScene();
            Node all = scene.getRoot().getChildrenUnmodifiable().getFirst();
            scene.addPostLayoutPulseListener(() -> {
                if (!NextFrameContentPane.isComplete(scene)) {
                    half.add(all.getOpacity());
                }
            });
            return all;
        });
        Eventually.untilShown("all is there", talking::isSettled);
        assertEquals(1, onFx(content::getOpacity));
        assertTrue(onFx(() -> !half.isEmpty() && half.stream().allMatch(opacity -> opacity == 0)), half::toString);
        run(talking::close);
    }

    @Test
    void speakersWindowIsNoLargerThanItsScreen() {
        Presentation talking = begun(new Rectangle2D(0, 0, 1100, 640));
        run(talking::showSpeaker);
        Stage speaker = onFx(() -> talking.speakerWindow().orElseThrow());
        assertEquals(1100, onFx(speaker::getWidth));
        assertEquals(640, onFx(speaker::getHeight));
        run(talking::close);
    }

    @Test
    void speakersWindowChangesTheLookAndLosesNothingByIt() {
        Presentation talking = begun(LAPTOP);
        Scene speaker = speakerOf(talking);
        press(speaker, KeyCode.T);
        assertEquals(Theme.DARK, onFx(() -> window.themeProperty().get()));
        press(speaker, KeyCode.MINUS);
        assertEquals(
                TextSize.SMALLER,
                onFx(() -> window.settings().textSizeProperty().get()));
        press(speaker, KeyCode.DIGIT0);
        double usual = onFx(() -> clock(speaker).getFont().getSize());
        press(speaker, KeyCode.PLUS);
        press(speaker, KeyCode.PLUS);
        assertEquals(
                TextSize.LARGEST,
                onFx(() -> window.settings().textSizeProperty().get()));
        assertEquals(
                TextSize.LARGEST.factor() * usual,
                onFx(() -> clock(speaker).getFont().getSize()),
                0.1);
        run(() -> FrameLayout.of(speaker, 1280, 760));
        assertTrue(onFx(() -> right(speaker, "#speaker-answers") <= speaker.getWidth()));
        run(talking::close);
    }

    private static Labeled clock(Scene scene) {
        scene.getRoot().applyCss();
        return (Labeled) scene.lookup("#speaker-used");
    }

    /** Whatever has no place in the window is scrolled to. */
    @ParameterizedTest
    @CsvSource({"1280,760,3", "1280,720,3", "1024,700,0", "1024,700,3", "800,500,3"})
    void nothingOfTheSpeakersWindowIsCut(int width, int height, int larger) {
        Presentation talking = begun(new Rectangle2D(0, 0, width, height));
        run(() -> talk.show(1));
        Scene speaker = speakerOf(talking);
        for (int i = 0; i < larger; i++) {
            press(speaker, KeyCode.PLUS);
        }
        Eventually.untilShown("the next slide is there", talking::isSettled);
        assertEquals(List.of(), onFx(() -> {
            FrameLayout.of(speaker, width, height);
            return Clipping.of(speaker);
        }));
        run(talking::close);
    }

    /** Only what is too large for a small window, or too many rows of it, is scrolled to; sideways nothing is. */
    @ParameterizedTest
    @ValueSource(ints = {900, 1000, 1099, 1280})
    void speakersWindowIsNotScrolledSideways(int width) {
        Presentation talking = begun(new Rectangle2D(0, 0, width, 720));
        run(() -> talk.show(1));
        Scene speaker = speakerOf(talking);
        Eventually.untilShown("the next slide is there", talking::isSettled);
        onFx(() -> {
            FrameLayout.of(speaker, width, 720);
            ScrollPane root = (ScrollPane) speaker.lookup("." + SceneHost.PLACE);
            double content = ((Region) root.getContent()).getWidth();
            assertTrue(
                    content <= root.getViewportBounds().getWidth() + 0.5,
                    content + " of " + root.getViewportBounds().getWidth());
            return true;
        });
        run(talking::close);
    }

    private static void press(Scene scene, KeyCode withControl) {
        run(() -> Event.fireEvent(
                scene, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", withControl, false, true, false, false)));
    }

    private static double right(Scene scene, String id) {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        Node node = scene.lookup(id);
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    @Test
    void speakersWindowThatIsClosedEndsTheTalkUnlessTheSlideFillsTheScreen() {
        Presentation beside = begun(LAPTOP);
        run(beside::showSpeaker);
        run(() -> beside.speakerWindow().orElseThrow().hide());
        until("it is over", () -> ended.get() == 1);
        Presentation full = begun(LAPTOP);
        run(full::toggleFullScreen);
        run(full::showSpeaker);
        run(() -> full.speakerWindow().orElseThrow().hide());
        assertEquals(1, ended.get());
        assertTrue(onFx(stage::isFullScreen));
        run(full::close);
    }

    @Test
    void timeIsCountedForEachSlideAlsoWhileNoSpeakersWindowIsShown() {
        Presentation talking = begun(LAPTOP);
        clock.addAndGet(40 * SECOND);
        run(() -> talk.show(1));
        clock.addAndGet(10 * SECOND);
        SpeakerControlsModel model = talking.model();
        assertEquals(40, model.clock().shownDuration(0, model.now()), 1e-6);
        assertEquals(10, model.clock().shownDuration(1, model.now()), 1e-6);
        run(talking::close);
    }

    @Test
    void planFollowsTheChoiceOfTheExtraSlides() {
        talk.isLastExtra = true;
        Presentation talking = begun(LAPTOP);
        Scene speaker = speakerOf(talking);
        assertEquals(List.of("of 3 min", "extra"), texts(speaker, "of ", "extra"));
        assertEquals(List.of("1:00", "2:00"), texts(speaker, "1:0", "2:0", "4:0"));
        run(() -> Event.fireEvent(
                speaker, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F7, true, false, false, false)));
        assertEquals(List.of("of 7 min", "extra"), texts(speaker, "of ", "extra"));
        assertEquals(List.of("1:00", "2:00", "4:00"), texts(speaker, "1:0", "2:0", "4:0"));
        assertTrue(onFx(() -> ((ToggleButton) speaker.lookup("#speaker-extras")).isSelected()));
        run(talking::close);
    }

    @Test
    void lessonWithoutExtraSlidesHasNoChoice() {
        Presentation talking = begun(LAPTOP);
        Scene speaker = speakerOf(talking);
        assertTrue(onFx(() -> speaker.lookup("#speaker-extras") == null));
        run(() -> Event.fireEvent(
                speaker, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F7, true, false, false, false)));
        assertEquals("This lesson has no extra slides.", onFx(() -> message(speaker)));
        run(talking::close);
    }

    /** The texts of labels that begin so, from top to bottom. */
    private static List<String> texts(Scene scene, String... beginnings) {
        return onFx(() -> scene.getRoot().lookupAll(".label").stream()
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText())
                .filter(text -> Stream.of(beginnings).anyMatch(text::startsWith))
                .toList());
    }

    @Test
    void slideThatIsTurnedToIsNotBlank() {
        Presentation talking = begun(LAPTOP);
        run(() -> talking.model().blankProperty().set(true));
        run(() -> talk.show(2));
        assertFalse(onFx(() -> talking.model().blankProperty().get()));
        run(talking::close);
    }

    @Test
    void letterThatIsRefusedInTheSpeakersWindowSaysSoThereAndNotToTheClass() {
        Presentation talking = begun(LAPTOP);
        Scene speaker = speakerOf(talking);
        Eventually.untilShown("all is there", () -> talking.isSettled() && window.isSettled());
        run(() -> Event.fireEvent(
                speaker, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.E, false, false, false, false)));
        assertEquals("The answer for this board is known, or still looked for.", onFx(() -> message(speaker)));
        assertEquals("", onFx(() -> message(stage.getScene())));
        run(talking::close);
    }

    /** Words for the palette, which is not opened here, are no commands to the class's screen. */
    @Test
    void lettersAfterTheRefusedPaletteDoNothing() {
        Presentation talking = begun(LAPTOP);
        Scene speaker = speakerOf(talking);
        press(speaker, KeyCode.K);
        assertTrue(onFx(() -> message(speaker)).contains("while presenting"), onFx(() -> message(speaker)));
        run(() -> Event.fireEvent(speaker, plain(KeyCode.B)));
        assertFalse(onFx(() -> talking.model().blankProperty().get()));
        run(() -> Event.fireEvent(speaker, plain(KeyCode.F6)));
        run(() -> Event.fireEvent(speaker, plain(KeyCode.B)));
        assertTrue(onFx(() -> talking.model().blankProperty().get()), "another key ends the words");
        run(talking::close);
    }

    private static KeyEvent plain(KeyCode code) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
    }

    /** What a message says; empty where none is shown. */
    private static String message(Scene scene) {
        Labeled words = (Labeled) scene.lookup("#message");
        return words.getParent().isVisible() ? words.getText() : "";
    }

    @Test
    void longAnswerLeavesTheButtonBelowItWhereItIs() {
        run(() -> talk.show(1));
        Presentation talking = begun(LAPTOP);
        Scene speaker = speakerOf(talking);
        afterFrames();
        double before = onFx(() -> top(speaker, "#speaker-reveal"));
        run(() -> talking.model().answersShownProperty().set(true));
        assertEquals(before, onFx(() -> top(speaker, "#speaker-reveal")));
        assertTrue(onFx(
                () -> speaker.lookup("#speaker-reveal").localToScene(0, 40).getY() <= top(speaker, "#to-slide-1")));
        run(talking::close);
    }

    private static double top(Scene scene, String id) {
        Node node = scene.lookup(id);
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    private Transform placed() {
        return onFx(() -> window.scene().lookup("#" + SceneHost.PLACE).getLocalToParentTransform());
    }

    @Test
    void classSeesAPartLargerWhereTheSpeakerPointsAndAllOfTheNextSlide() {
        Presentation talking = begun(LAPTOP);
        SpeakerControlsModel model = talking.model();
        double width = onFx(() -> ((Region) window.scene().lookup("#" + SceneHost.PLACE)).getWidth());
        run(() -> model.pointedProperty().set(new Point2D(0.75, 0.25)));
        run(model::toggleZoom);
        until("the screen has glided there", () -> placed().getMxx() == 2);
        assertEquals(-0.75 * width, placed().getTx(), 1);
        run(() -> model.zoom(1.5));
        until("it is nearer", () -> placed().getMxx() == 3);
        run(() -> model.zoom(100));
        until("it is as near as possible", () -> placed().getMxx() == 5);
        run(model::toggleZoom);
        until("all is seen again", () -> placed().getMxx() == 1 && placed().getTx() == 0);
        run(model::toggleZoom);
        run(() -> talk.show(1));
        until("all of the next slide is seen", () -> placed().getMxx() == 1);
        run(model::toggleZoom);
        run(talking::close);
        assertEquals(1, placed().getMxx());
    }

    @Test
    void answersAreShownOneAfterTheOtherUntilNoneIsLeft() {
        Presentation talking = begun(LAPTOP);
        run(() -> talking.model().reveal());
        assertFalse(onFx(() -> talking.model().revealedProperty().get()));
        run(() -> talking.model().reveal());
        assertTrue(onFx(() -> talking.model().revealedProperty().get()));
    }

    @Test
    void speakerGoesOnSeeingTheSlideThatIsBlankForTheClass() {
        Presentation talking = begun(LAPTOP);
        Scene speaker = speakerOf(talking);
        assertFalse(onFx(() -> speaker.lookup("#mirror-blank").isVisible()));
        run(() -> talking.model().blankProperty().set(true));
        ImageView mirror = onFx(() -> (ImageView) speaker.lookup("#class-mirror .image-view"));
        run(() -> mirror.setImage(null));
        untilShown("the class's screen is pictured again", () -> mirror.getImage() != null);
        assertTrue(onFx(() -> speaker.lookup("#mirror-blank").isVisible()));
        Image seen = onFx(mirror::getImage);
        assertTrue(brightness(seen) > 0.5, "the light page below the board");
        assertTrue(onFx(() -> stage.getScene().lookup(".class-cover").isVisible()), "the class sees nothing");
    }

    @Test
    void classScreenIsPicturedWhereItChangesAndSeldomWhereFramesChangeNothing() {
        Presentation talking = begun(LAPTOP);
        Scene speaker = speakerOf(talking);
        AtomicLong last = new AtomicLong(System.nanoTime());
        AtomicLong longest = new AtomicLong();
        run(() -> talking.model().mirroredProperty().addListener((_, _, mirrored) -> {
            long now = System.nanoTime();
            longest.accumulateAndGet(mirrored ? now - last.get() : 0, Math::max);
            last.set(now);
        }));
        // As on a busy machine, where more frames come than the clock makes.
        AnimationTimer frames = new AnimationTimer() {
            @Override
            public void handle(long now) {
                Platform.requestNextPulse();
            }
        };
        run(frames::start);
        until("two seconds go by from one picture to the next", () -> {
            clock.addAndGet(SECOND);
            return longest.get() >= 2 * SECOND;
        });
        run(frames::stop);
        ImageView mirror = onFx(() -> (ImageView) speaker.lookup("#class-mirror .image-view"));
        for (double opacity : new double[] {0.5, 1}) {
            double before = onFx(() -> brightness(mirror.getImage()));
            run(() -> stage.getScene().getRoot().setOpacity(opacity));
            untilShown("the change is seen", () -> brightness(mirror.getImage()) != before);
        }
    }

    private static double brightness(Image image) {
        return image.getPixelReader()
                .getColor((int) image.getWidth() / 2, (int) image.getHeight() - 8)
                .getBrightness();
    }

    /** Slides with nothing on them. */
    private static final class ThreeSlides implements SlideDeck {
        private boolean isLastExtra;
        private final IntegerProperty slide = new SimpleIntegerProperty();
        private int answersLeft = 2;

        @Override
        public List<String> titles() {
            return List.of("One", "Two", "Three");
        }

        @Override
        public int minutes(int which) {
            return isExtra(which) ? 4 : 0;
        }

        @Override
        public int minutes() {
            return 3;
        }

        @Override
        public boolean isExtra(int which) {
            return isLastExtra && which == 2;
        }

        @Override
        public ReadOnlyIntegerProperty slideProperty() {
            return slide;
        }

        @Override
        public void show(int wanted) {
            slide.set(Math.clamp(wanted, 0, 2));
        }

        @Override
        public Node notes(int which) {
            return new Label("Notes");
        }

        @Override
        public List<Question> questions(int which) {
            return which == 1 ? List.of(new Question("Why?", "Since it is so. ".repeat(80))) : List.of();
        }

        @Override
        public Subscription onWordsChanged(Runnable then) {
            return Subscription.EMPTY;
        }

        @Override
        public void answer(int which, int question, Consumer<String> then) {
            then.accept("");
        }

        @Override
        public boolean revealNext() {
            answersLeft--;
            return answersLeft > 0;
        }

        @Override
        public List<Command> commands() {
            return List.of();
        }

        @Override
        public Optional<String> keyMessage(KeyEvent key) {
            return Optional.empty();
        }

        @Override
        public OffscreenSnapshotSubject slide(int which) {
            return new OffscreenSnapshotSubject() {
                private final Region node = new StackPane();

                @Override
                public Region node() {
                    return node;
                }

                @Override
                public boolean isSettled() {
                    return true;
                }

                @Override
                public void close() {
                    node.setVisible(false);
                }
            };
        }
    }
}
