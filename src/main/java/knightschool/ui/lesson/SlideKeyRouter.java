package knightschool.ui.lesson;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.value.ObservableBooleanValue;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import knightschool.ui.command.Command;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.control.TextFieldUndoKeys;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.SpeakerMessageDisplay;
import knightschool.ui.prose.DraggableNumber;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.SetupDrivenScene;

/**
 * Decides which receiver gets the keys that turn slides: the slides, the scene beside the text, or the focused control.
 */
final class SlideKeyRouter {
    private static final Set<KeyCode> TURNING = Set.of(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.HOME, KeyCode.END);

    private final LessonCommands commands;
    private final Node all;
    private final Supplier<Optional<SetupDrivenScene<?>>> scene;
    private final ObservableBooleanValue presenting;
    private final MessageDisplay messages;
    private boolean isExplained;

    /** The scene in which the mouse was last pressed. */
    private WeakReference<SetupDrivenScene<?>> pressed = new WeakReference<>(null);

    /**
     * @param all the root of the lessons
     * @param scene supplies the scene beside the text
     * @param presenting whether the lesson is presented to a class
     * @param messages says why a key turns no slide
     */
    SlideKeyRouter(
            LessonCommands commands,
            Node all,
            Supplier<Optional<SetupDrivenScene<?>>> scene,
            ObservableBooleanValue presenting,
            MessageDisplay messages) {
        this.commands = commands;
        this.all = all;
        this.scene = scene;
        this.presenting = presenting;
        this.messages = messages;
        all.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
        // Esc leads out of the field of an answer before it leads out of the lesson.
        EscapeLayers.whileIn(all, EscapeLayers.Layer.FOCUSED_PART, this::isInAnswerField, all::requestFocus);
    }

    /** Returns whether the focus is in a text beside the scene. A text in the scene handles Esc itself. */
    private boolean isInAnswerField() {
        return inText()
                && scene.get()
                        .filter(live -> NodeContainment.isInside(focused(), live.node()))
                        .isEmpty();
    }

    private void press(MouseEvent press) {
        if (press.getTarget() instanceof Node target) {
            scene.get()
                    .filter(live -> NodeContainment.isInside(target, live.node()))
                    .ifPresent(live -> pressed = new WeakReference<>(live));
        }
    }

    /** Returns whether a key turns slides if nothing else uses it. */
    static boolean isTurning(KeyStroke stroke) {
        return !stroke.shortcut() && !stroke.alt() && stroke.codes().stream().anyMatch(TURNING::contains);
    }

    /**
     * Handles keys while a slide is shown: keys that turn slides take precedence over the focused control, unless that
     * is a text or the scene.
     */
    void filter(KeyEvent key) {
        showArrowKeyHint(key);
        if (isPageKey(key) && inText() && !key.isShortcutDown()) {
            // A text field does not use these keys, so they turn slides after an answer was typed.
            turn(commands.named(key.getCode() == KeyCode.PAGE_DOWN ? LessonCommands.NEXT : LessonCommands.PREVIOUS));
            key.consume();
        } else if (isPageKey(key) || isArrow(key) && arrowsAreFree()) {
            if (!Command.handle(commands.own(), key)) {
                Command.refusal(commands.own(), key).ifPresent(this::answer);
            }
            key.consume();
        } else if (isUndoInScene(key) || TextFieldUndoKeys.leadsOutOfText(key)) {
            Command.refusal(commands.own(), key).ifPresent(this::answer);
            Command.handle(commands.own(), key);
            key.consume();
        } else if (isSpaceOfARemote(key)) {
            if (isForScene(key)) {
                passToScene(key);
            } else {
                turn(commands.named(LessonCommands.NEXT));
                key.consume();
            }
        } else if (isArrow(key) && arrowsAreTheScenes()) {
            scene.get().ifPresent(live -> {
                if (!Command.handle(live.commands(), key)) {
                    Command.refusal(live.commands(), key).ifPresent(this::answer);
                }
            });
            key.consume();
        }
    }

    private void answer(String refusal) {
        messages.offer(SpeakerMessageDisplay.class).ifPresent(presenter -> presenter.answer(refusal));
    }

    private void turn(Command command) {
        String refusal = command.refusal();
        command.run();
        if (!refusal.isEmpty()) {
            answer(refusal);
        }
    }

    /**
     * Tells the user once why the arrow keys do not turn slides here, and which keys do. A user who has clicked the
     * scene uses the arrow keys there on purpose; the focus alone tells nothing, since the scene has it from the start.
     */
    private void showArrowKeyHint(KeyEvent key) {
        boolean sideways = key.getCode() == KeyCode.LEFT || key.getCode() == KeyCode.RIGHT;
        boolean plain = !key.isAltDown() && !key.isShortcutDown() && !key.isShiftDown();
        boolean theScenes = sideways
                && plain
                && !takesArrows()
                && scene.get()
                        .filter(live -> ArrowKeyScene.isHolding(live) && pressed.get() != live)
                        .isPresent();
        if (theScenes && !isExplained && !presenting.get()) {
            isExplained = true;
            messages.say(LessonWords.arrowsOfTheScene(
                    commands.onScreen(LessonCommands.NEXT).keyText(),
                    commands.onScreen(LessonCommands.PREVIOUS).keyText()));
        }
    }

    /**
     * Returns whether a key is the space bar during a presentation, in no text, not in the scene and on no button that
     * was reached with the Tab key: it is for the scene or turns the slide. A button that was clicked keeps the focus
     * without showing it, and the next space of a remote must not press it again.
     */
    private boolean isSpaceOfARemote(KeyEvent key) {
        return key.getCode() == KeyCode.SPACE
                && presenting.get()
                && !inText()
                && !isButtonReachedByTab(focused())
                && scene.get()
                        .filter(live -> NodeContainment.isInside(focused(), live.node()))
                        .isEmpty();
    }

    /** Returns whether the scene uses a key now, or would if no question held its next steps back. */
    private boolean isForScene(KeyEvent key) {
        return scene.get()
                .filter(live -> live.offer(PartHidingScene.class)
                                .filter(PartHidingScene::isHeldBack)
                                .isPresent()
                        || Command.withAvailableKey(live.commands(), key).isPresent())
                .isPresent();
    }

    /** Takes a key from the button that was clicked last, if any, so that the window gives it to the scene. */
    private void passToScene(KeyEvent key) {
        if (focused() instanceof ButtonBase) {
            key.consume();
            all.requestFocus();
            Event.fireEvent(all, key.copyFor(all, all));
        }
    }

    private static boolean isButtonReachedByTab(Node focused) {
        return focused instanceof ButtonBase && focused.isFocusVisible();
    }

    private static boolean isPageKey(KeyEvent key) {
        return key.getCode() == KeyCode.PAGE_DOWN || key.getCode() == KeyCode.PAGE_UP;
    }

    private static boolean isArrow(KeyEvent key) {
        return TURNING.contains(key.getCode()) && !key.isAltDown() && !isFarKey(key);
    }

    /** Returns whether a key goes to the first or the last slide, which works on every slide. */
    private static boolean isFarKey(KeyEvent key) {
        return key.isShortcutDown() && (key.getCode() == KeyCode.HOME || key.getCode() == KeyCode.END);
    }

    private boolean arrowsAreFree() {
        return !takesArrows()
                && scene.get()
                        .map(live ->
                                !ArrowKeyScene.isHolding(live) && !NodeContainment.isInside(focused(), live.node()))
                        .orElse(true);
    }

    private boolean arrowsAreTheScenes() {
        return !takesArrows()
                && scene.get()
                        .map(live -> ArrowKeyScene.isHolding(live) && !NodeContainment.isInside(focused(), live.node()))
                        .orElse(false);
    }

    /**
     * Returns whether a key undoes or redoes while a control of the scene has the focus, such as the field of a size:
     * it undoes what was done last on the slide, also there, if that includes the acts in the scene. Typing an answer
     * is undone by its own field first.
     */
    private boolean isUndoInScene(KeyEvent key) {
        boolean isUndo =
                Command.isKeyOf(List.of(commands.named(LessonCommands.UNDO), commands.named(LessonCommands.REDO)), key);
        return isUndo
                && LessonCommands.isUndoable(scene.get())
                && scene.get()
                        .filter(live -> NodeContainment.isInside(focused(), live.node()))
                        .isPresent();
    }

    /** Returns whether the focused control uses the arrow keys: a text, or a number that they change. */
    private boolean takesArrows() {
        return inText() || focused() instanceof DraggableNumber;
    }

    private boolean inText() {
        return focused() instanceof TextInputControl;
    }

    private Node focused() {
        return all.getScene() == null ? null : all.getScene().getFocusOwner();
    }
}
