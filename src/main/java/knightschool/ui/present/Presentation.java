package knightschool.ui.present;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import knightschool.ui.command.Command;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.command.HeldSpaceFilter;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.message.SecondaryWindowMessages;
import knightschool.ui.shell.AppearanceCommands;
import knightschool.ui.shell.CardOverlay;
import knightschool.ui.shell.HelpKeyGroup;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.TextSize;
import knightschool.ui.theme.Theme;

/**
 * A presentation in progress: the window without its bar, on the whole screen if wanted, and the speaker's window, on
 * the other screen if there is one. Used on the JavaFX thread.
 */
public final class Presentation implements AutoCloseable {
    private static final double WIDTH = 1280;

    /**
     * The width that the speaker's window needs besides its two pictures, in pixels; it does not shrink in a narrower
     * window.
     */
    private static final double BESIDE_PICTURES = 272;

    /** The least size of the pictures as a fraction of their usual size, below which nothing can be recognized. */
    private static final double LEAST = 0.4;

    private static final double HEIGHT = 760;

    private final SceneHost shell;
    private SpeakerControlsModel model;
    private SpeakerCommands commands;
    private final LongSupplier nanoseconds;
    private final List<Command> look;
    private final List<Rectangle2D> screens;
    private final Runnable ended;
    private final Stage stage;
    private final Rectangle2D before;
    private final ChangeListener<Boolean> fullScreen = (_, _, full) -> {
        if (!full) {
            close();
        }
    };
    private final ChangeListener<Theme> theme = (_, _, now) -> applyTheme(now);
    private final ChangeListener<TextSize> size = (_, _, _) -> applyTheme(theme());
    private final ChangeListener<Number> resized = (_, _, _) -> fit();
    // Heard before the speaker's window hears of it.
    private final ChangeListener<Number> turned = (_, _, _) -> model.turned();
    private Optional<Stage> speaker = Optional.empty();
    private Optional<SpeakerView> view = Optional.empty();
    private Optional<CardOverlay> card = Optional.empty();
    private Optional<SecondaryWindowMessages> messages = Optional.empty();
    private Optional<AudienceZoomAnimator> zoom = Optional.empty();
    private Optional<LaidOutSlideRevealer> reveal = Optional.empty();
    private Optional<LaidOutSlideRevealer> speakerReveal = Optional.empty();
    private boolean over;

    /** The window's command that looks for anything by words, which the speaker's window knows by its key alone. */
    private final Command palette = Command.of("window.palette", () -> {});

    private boolean isPaletteRefused;

    private Presentation(
            SceneHost shell, Stage stage, LongSupplier nanoseconds, List<Rectangle2D> screens, Runnable ended) {
        this.shell = shell;
        this.stage = stage;
        this.nanoseconds = nanoseconds;
        this.screens = screens;
        this.ended = ended;
        this.look = AppearanceCommands.of(shell.settings());
        this.before = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
    }

    /**
     * Begins a presentation in the window of a scene; empty if that window is not a stage.
     *
     * @param ended runs when the presentation is over, however it ends
     */
    public static Optional<Presentation> begin(SceneHost shell, SlideDeck talk, Runnable ended) {
        return begin(shell, talk, System::nanoTime, screens(), ended);
    }

    static Optional<Presentation> begin(
            SceneHost shell, SlideDeck talk, LongSupplier nanoseconds, List<Rectangle2D> screens, Runnable ended) {
        return shell.window()
                .filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .map(stage -> new Presentation(shell, stage, nanoseconds, screens, ended).begun(talk));
    }

    /** Returns the available screens, the speaker's first. */
    private static List<Rectangle2D> screens() {
        Screen primary = Screen.getPrimary();
        List<Screen> otherScreens = Screen.getScreens().stream()
                .filter(screen -> !screen.equals(primary))
                .toList();
        return otherScreens.isEmpty()
                ? List.of(primary.getVisualBounds())
                : List.of(primary.getVisualBounds(), otherScreens.getFirst().getVisualBounds());
    }

    private Presentation begun(SlideDeck talk) {
        follow(new SpeakerControlsModel(talk, nanoseconds));
        shell.themeProperty().addListener(theme);
        shell.settings().textSizeProperty().addListener(size);
        return this;
    }

    private void follow(SpeakerControlsModel controls) {
        model = controls;
        commands = new SpeakerCommands(controls, this::toggleFullScreen, this::close, this::help);
        shell.present(Optional.of(new AudienceOverlay(controls).node()));
        zoom = place().map(slide -> new AudienceZoomAnimator(controls, slide));
        controls.talk().slideProperty().addListener(turned);
    }

    /** Lets go of a talk that is about to be replaced by another one; its slides are not asked for any more. */
    public void leaveTalk() {
        model.talk().slideProperty().removeListener(turned);
        zoom.ifPresent(AudienceZoomAnimator::close);
        zoom = Optional.empty();
        closeView();
    }

    /** Goes on with another talk in the same windows; its time begins now. */
    public void goOn(SlideDeck talk) {
        SpeakerControlsModel next = new SpeakerControlsModel(talk, nanoseconds);
        next.notesSizeProperty().set(model.notesSizeProperty().get());
        next.pointingProperty().set(model.pointingProperty().get());
        follow(next);
        speaker.map(Stage::getScene).ifPresent(scene -> {
            Node content = speakerContent();
            ((StackPane) scene.getRoot()).getChildren().set(0, content);
            fit();
            speakerReveal = Optional.of(new LaidOutSlideRevealer(scene, content, () -> true));
        });
    }

    private Node speakerContent() {
        SpeakerView speakerView =
                new SpeakerView(model, commands, () -> stage.getScene().getRoot(), shell.themeProperty());
        view = Optional.of(speakerView);
        return new NextFrameContentPane(speakerView.node());
    }

    private void closeView() {
        speakerReveal.ifPresent(LaidOutSlideRevealer::close);
        speakerReveal = Optional.empty();
        view.ifPresent(SpeakerView::close);
        view = Optional.empty();
    }

    private Optional<Region> place() {
        return Optional.ofNullable(stage.getScene().lookup("#" + SceneHost.PLACE))
                .filter(Region.class::isInstance)
                .map(Region.class::cast);
    }

    /** Returns whether the window has the size of the screen on which most of it lies. */
    private boolean fillsScreen() {
        return Screen.getScreensForRectangle(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()).stream()
                .map(Screen::getBounds)
                // The size of a magnified screen is rounded.
                .anyMatch(screen ->
                        stage.getWidth() > screen.getWidth() - 1 && stage.getHeight() > screen.getHeight() - 1);
    }

    /** Shows the slide on the whole screen, or ends the presentation if it is shown there already. */
    public void toggleFullScreen() {
        if (stage.isFullScreen()) {
            close();
        } else {
            fillScreen();
        }
    }

    /**
     * Shows the slide on the whole screen. If there are two screens, it is the class's, and the notes go to the other.
     */
    private void fillScreen() {
        if (screens.size() > 1) {
            Rectangle2D projector = screens.get(1);
            stage.setX(projector.getMinX());
            stage.setY(projector.getMinY());
            showSpeaker();
        }
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        reveal = place().map(slide -> new LaidOutSlideRevealer(stage.getScene(), slide, this::fillsScreen));
        stage.setFullScreen(true);
        stage.fullScreenProperty().addListener(fullScreen);
    }

    /** Shows the speaker's window, or brings it to the front. */
    public void showSpeaker() {
        if (speaker.isPresent()) {
            speaker.get().toFront();
            return;
        }
        CardOverlay keys = new CardOverlay();
        SecondaryWindowMessages windowMessages = new SecondaryWindowMessages();
        Stage window = new Stage();
        window.setTitle(SpeakerWords.TITLE);
        StackPane root = new StackPane();
        window.setScene(new Scene(root));
        HeldSpaceFilter.install(window.getScene());
        Node content = speakerContent();
        root.getChildren().setAll(content, windowMessages.node(), keys.node());
        keys.guard(window.getScene(), windowMessages.node());
        // Before any key does something: what comes of it is said to the speaker, and not to the class.
        window.getScene().addEventFilter(KeyEvent.KEY_PRESSED, _ -> shell.speakIn(messages));
        window.getScene().addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> shell.speakIn(messages));
        window.getScene().addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        window.getScene().widthProperty().addListener(resized);
        Rectangle2D screen = screens.getFirst();
        window.setWidth(Math.min(WIDTH, screen.getWidth()));
        window.setHeight(Math.min(HEIGHT, screen.getHeight()));
        window.setX(screen.getMinX() + (screen.getWidth() - window.getWidth()) / 2);
        window.setY(screen.getMinY() + (screen.getHeight() - window.getHeight()) / 2);
        window.setOnHidden(_ -> forgetSpeaker());
        speaker = Optional.of(window);
        card = Optional.of(keys);
        messages = Optional.of(windowMessages);
        applyTheme(theme());
        speakerReveal = Optional.of(new LaidOutSlideRevealer(window.getScene(), content, () -> true));
        window.show();
    }

    /** Shows or hides the card with the keys of the speaker's window, which the class does not see. */
    private void help() {
        card.ifPresent(overlay -> overlay.toggleKeys(List.of(
                new HelpKeyGroup(SpeakerWords.TITLE, commands.all()),
                new HelpKeyGroup(SpeakerWords.ON_SLIDE, ofTheSlide()),
                new HelpKeyGroup(SpeakerWords.LOOK, look))));
    }

    /** Returns the commands of the scene on the slide whose keys the speaker's window does not use. */
    private List<Command> ofTheSlide() {
        Set<KeyStroke> keys = commands.all().stream()
                .flatMap(command -> command.keys().stream())
                .collect(Collectors.toSet());
        return model.talk().commands().stream()
                .filter(command -> !command.isLeaving())
                .map(command -> command.withoutKeys(keys::contains))
                .toList();
    }

    private void pressed(KeyEvent key) {
        if (key.isConsumed()) {
            // Esc has closed the card of keys or the message of this window, or Space is held.
            return;
        }
        if (EscapeLayers.isEscape(key)) {
            shell.press(key);
            key.consume();
            return;
        }
        if (isTypedInVain(key)) {
            key.consume();
            return;
        }
        if (Command.handle(commands.all(), key) || Command.handle(look, key)) {
            key.consume();
        } else if (Command.isKeyOf(commands.all(), key)) {
            // A key of an unavailable command of the speaker is not passed on to the slide.
            Command.refusal(commands.all(), key).ifPresent(this::answer);
        } else if (isForTheSlide(key)) {
            // The reason why a key has no effect is shown to the speaker, not to the class.
            shell.press(key)
                    .map(sentence -> model.talk().keyMessage(key).orElse(sentence))
                    .ifPresent(this::answer);
            if (key.getCode().isDigitKey()) {
                model.reopen();
            }
            refuse(key);
            key.consume();
        } else {
            refuse(key);
        }
    }

    private void answer(String sentence) {
        messages.ifPresent(windowMessages -> windowMessages.answer(sentence));
    }

    private void say(String sentence) {
        messages.ifPresent(windowMessages -> windowMessages.say(sentence));
    }

    /**
     * Returns whether a key belongs to words for the palette, which this window refuses to open: as long as that is
     * said, a person who types on must not blank the class's screen by a letter.
     */
    private boolean isTypedInVain(KeyEvent key) {
        boolean isSpeaking =
                messages.filter(SecondaryWindowMessages::isSpeaking).isPresent();
        KeyCode code = key.getCode();
        boolean typed = code.isLetterKey()
                || code.isDigitKey()
                || code.isModifierKey()
                || code == KeyCode.SPACE
                || code == KeyCode.BACK_SPACE;
        boolean inVain = isPaletteRefused && isSpeaking && typed && isPlain(key);
        isPaletteRefused = inVain || Command.isKeyOf(List.of(palette), key);
        return inVain;
    }

    private static boolean isPlain(KeyEvent key) {
        return !(key.isControlDown() || key.isAltDown() || key.isMetaDown());
    }

    private void refuse(KeyEvent key) {
        if (!key.isConsumed()) {
            shell.refusal(key).ifPresent(isPaletteRefused ? this::say : this::answer);
        }
    }

    /**
     * Returns whether a key is passed to the slide, whichever window has the keyboard. Besides keys of commands these
     * are letters and digits, which may move a knight or cause a message.
     */
    private boolean isForTheSlide(KeyEvent key) {
        return isPlain(key) && (key.getCode().isLetterKey() || key.getCode().isDigitKey())
                || Command.isKeyOf(ofTheSlide(), key);
    }

    private Theme theme() {
        return shell.themeProperty().get();
    }

    private void applyTheme(Theme now) {
        speaker.map(Stage::getScene).ifPresent(scene -> now.applyTo(scene, factor()));
        fit();
    }

    private double factor() {
        return shell.settings().textSizeProperty().get().factor();
    }

    /** Fits the size of the pictures, which yield to larger text and to a narrower window. */
    private void fit() {
        double wide = speaker.map(Stage::getScene).map(Scene::getWidth).orElse(WIDTH);
        double part = (wide - BESIDE_PICTURES) / (WIDTH - BESIDE_PICTURES);
        view.ifPresent(speakerView -> speakerView.fit(Math.clamp(part, LEAST, 1) / Math.max(1, factor())));
    }

    /**
     * Continues without the speaker's window after it was closed, or ends the presentation if the slide does not fill
     * the screen.
     */
    private void forgetSpeaker() {
        closeView();
        card = Optional.empty();
        messages = Optional.empty();
        shell.speakIn(messages);
        speaker = Optional.empty();
        if (!stage.isFullScreen()) {
            close();
        }
    }

    /** Returns the speaker's commands for the class's window, which receives the keys of a remote control. */
    public List<Command> commands() {
        return commands.ofClass();
    }

    /** Returns the speaker's window, if it is shown. */
    public Optional<Stage> speakerWindow() {
        return speaker;
    }

    /** Returns whether everything requested is on screen. */
    public boolean isSettled() {
        return Stream.of(reveal, speakerReveal).flatMap(Optional::stream).allMatch(LaidOutSlideRevealer::isSeen)
                && view.map(SpeakerView::isSettled).orElse(true)
                && speaker.map(Stage::getScene)
                        .map(NextFrameContentPane::isComplete)
                        .orElse(true);
    }

    SpeakerControlsModel model() {
        return model;
    }

    /** Ends the presentation: the window is as before, at the slide that was shown last. */
    @Override
    public void close() {
        if (over) {
            return;
        }
        over = true;
        stage.fullScreenProperty().removeListener(fullScreen);
        shell.themeProperty().removeListener(theme);
        shell.settings().textSizeProperty().removeListener(size);
        model.talk().slideProperty().removeListener(turned);
        zoom.ifPresent(AudienceZoomAnimator::close);
        reveal.ifPresent(LaidOutSlideRevealer::close);
        speaker.ifPresent(Stage::hide);
        shell.present(Optional.empty());
        if (stage.isFullScreen()) {
            stage.setFullScreen(false);
        }
        if (screens.size() > 1) {
            stage.setX(before.getMinX());
            stage.setY(before.getMinY());
        }
        ended.run();
    }
}
