package knightschool.ui.message;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import javafx.util.Subscription;
import knightschool.files.InputFault;
import knightschool.ui.command.Command;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.WindowInputObserver;
import knightschool.ui.control.WindowShowingObserver;
import knightschool.ui.focus.SavedFocus;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Messages in a strip over the scene. It moves nothing, avoids text and controls, and can be closed unless its message
 * lasts as long as its cause.
 */
public final class MessageStrip
        implements MessageDisplay, PersistentFaultDisplay, RemovableMessageDisplay, NodeMessageDisplay {
    private static final String NOT_KEPT = "not-kept";

    private final Label text = NodeStyle.named(new Label(), "message");
    private final Button close = NodeStyle.named(new Button(null, new FontIcon(Feather.X)), "dismiss", "bare");
    private final HBox strip = NodeStyle.of(new HBox(new FontIcon(Feather.ALERT_CIRCLE), text, close), "message");
    private final StripPlacement placement = new StripPlacement(strip, text);
    private final PauseTransition patience = new PauseTransition(Duration.millis(200));
    private final MessageTimer fade = new MessageTimer(strip, this::showNext);
    private final ReadOnlyStringWrapper shownWords = new ReadOnlyStringWrapper(this, "shown", "");
    private Optional<Message> current = Optional.empty();

    /**
     * The messages that others have replaced although the user has not done with them; they return, the first first.
     */
    private List<Message> interrupted = List.of();

    /** The message about work in progress whose words and buttons are shown after the words of the current one. */
    private Optional<Message> work = Optional.empty();

    /** The offers that the buttons of the strip stand for; empty once a message has gone. */
    private Optional<List<Message.Offer>> offers = Optional.empty();

    /** The keyboard focus before a press that may give it to a button of the strip. */
    private SavedFocus focusBefore = SavedFocus.of((Node) null);

    /** The messages that return after other ones, by what they are about. */
    private final Map<Object, Message> standing = new LinkedHashMap<>();

    private final Set<Object> dismissed = new HashSet<>();
    private final Map<String, InputFault> notKept = new LinkedHashMap<>();
    private boolean faultsOnly;
    private boolean asking;
    private final ReadOnlyBooleanWrapper ofQuestion = new ReadOnlyBooleanWrapper(this, "ofQuestion");

    /** Reports postponed during a presentation, until they have been read. */
    private final Set<String> heldBack = new LinkedHashSet<>();

    /** The shown sentences that do not refer to anything on screen. */
    private List<String> reported = List.of();

    public MessageStrip() {
        close.setTooltip(new Tooltip(MessageStripWords.CLOSE_MESSAGE));
        close.setAccessibleText(MessageStripWords.CLOSE_MESSAGE);
        close.setOnAction(_ -> dismiss());
        close.managedProperty().bind(close.visibleProperty());
        text.setMinHeight(Region.USE_PREF_SIZE);
        strip.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        strip.setVisible(false);
        strip.setAccessibleRole(AccessibleRole.TEXT);
        patience.setOnFinished(_ -> showWork());
        strip.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> noteFocus());
        WindowInputObserver.observe(strip, act -> {
            noteFocus();
            forgetRefusal(act);
        });
        EscapeLayers.whileIn(
                strip, EscapeLayers.Layer.MESSAGE, () -> strip.isVisible() && close.isVisible(), this::dismiss);
        WindowShowingObserver.of(strip, this::giveWay);
    }

    public Node node() {
        return strip;
    }

    @Override
    public void show(InputFault fault) {
        put(ofFault(fault));
    }

    private static Message ofFault(InputFault fault) {
        return new Message(fault.displayMessage(), Message.Stay.UNTIL_CLOSED);
    }

    @Override
    public void showPersistent(String about, InputFault fault) {
        Message message = ofFault(fault);
        if (!message.equals(standing.put(about, message))) {
            dismissed.remove(about);
            put(message);
        }
    }

    @Override
    public Subscription show(Message notice) {
        Node about = notice.subject().orElseThrow();
        boolean isContinued = current.filter(one -> one.isContinuedBy(notice)).isPresent();
        boolean isKnown = standing.remove(about) != null;
        if (notice.isLasting()) {
            standing.put(about, notice);
        }
        if (isContinued || notice.stay() != Message.Stay.DURING_WORK) {
            interrupt(notice);
        } else if (work.filter(one -> one.isContinuedBy(notice)).isPresent()) {
            work = Optional.of(notice);
            fill();
        } else if (!isKnown) {
            // Not begun again with each word about the progress: these come faster than the patience ends.
            patience.playFromStart();
        }
        return () -> withdraw(notice);
    }

    /** Shows the latest message about work in progress, beside a message that may not have been read yet. */
    private void showWork() {
        Optional<Message> latest = standing.values().stream()
                .filter(message -> message.stay() == Message.Stay.DURING_WORK)
                .reduce((_, next) -> next);
        if (!asking && current.filter(Message::isBesideWork).isPresent()) {
            work = latest.or(() -> work);
            fillAnew();
        } else {
            latest.ifPresent(this::interrupt);
        }
    }

    /** Fills the strip and finds a place for it, since it needs more or less room than before. */
    private void fillAnew() {
        fill();
        current.ifPresent(message -> placement.place(message.subject()));
    }

    /** Shows a notice. A fault that only the user closes returns after it, since a notice is no act of the user. */
    private void interrupt(Message notice) {
        if (ofQuestion.get()) {
            // The user reads a message about the question, which a notice about a scene below does not replace.
            if (notice.isDecision()) {
                interrupted =
                        Stream.concat(Stream.of(notice), interrupted.stream()).toList();
            } else {
                end(notice);
            }
            return;
        }
        put(notice, true);
    }

    private void withdraw(Message notice) {
        standing.values().removeIf(message -> message == notice);
        interrupted = interrupted.stream().filter(message -> message != notice).toList();
        if (work.filter(message -> message == notice).isPresent()) {
            work = Optional.empty();
            fillAnew();
        }
        if (current.filter(message -> message == notice).isPresent()) {
            showNext();
        }
    }

    @Override
    public void notKept(String about, InputFault fault) {
        notKept.put(about, fault);
        showPersistent(NOT_KEPT, StateSaveFaultMerger.all(notKept.values(), MessageStripWords.UNTIL_THEN));
    }

    @Override
    public void suppressNotKept() {
        dismissed.add(NOT_KEPT);
        clearIfShown(standing.get(NOT_KEPT));
    }

    private void clearIfShown(Message message) {
        if (message != null && current.filter(message::equals).isPresent()) {
            showNext();
        }
    }

    @Override
    public void settled(String about) {
        if (notKept.remove(about) != null) {
            someIsKept();
        }
        mended(about);
    }

    /**
     * Updates the message after one of several files was saved. A message that was dismissed does not return because it
     * names fewer files.
     */
    private void someIsKept() {
        boolean read = dismissed.contains(NOT_KEPT);
        if (notKept.isEmpty()) {
            mended(NOT_KEPT);
        } else {
            showPersistent(NOT_KEPT, StateSaveFaultMerger.all(notKept.values(), MessageStripWords.UNTIL_THEN));
        }
        if (read && !notKept.isEmpty()) {
            dismiss();
        }
    }

    private void mended(String about) {
        Message fault = standing.remove(about);
        dismissed.remove(about);
        clearIfShown(fault);
    }

    /** Closes the message, by its button or by Esc; a lasting fault is not shown again. */
    private void dismiss() {
        standing.forEach((about, message) -> {
            if (current.filter(message::equals).isPresent()) {
                dismissed.add(about);
            }
        });
        showNext();
    }

    @Override
    public void say(String sentence) {
        if (!faultsOnly) {
            heldBack.clear();
            pass(sentence);
        }
    }

    @Override
    public void report(String sentence) {
        if (faultsOnly) {
            heldBack.add(sentence);
        } else {
            showReport(Stream.concat(heldBack.stream(), Stream.of(sentence))
                    .distinct()
                    .toList());
        }
    }

    private void showReport(List<String> sentences) {
        pass(String.join(" ", sentences));
        reported = sentences;
    }

    private void pass(String sentence) {
        put(new Message(sentence, Message.Stay.UNTIL_READ));
    }

    /** Shows why a pressed key had no effect, also while only faults are shown; until the user does something else. */
    public void answer(String sentence) {
        put(new Message(sentence, Message.Stay.UNTIL_NEXT_ACT));
    }

    /**
     * Removes a refusal at the next act. Esc that does nothing but close it is left to the layers of the window, so
     * that it is used up.
     */
    private void forgetRefusal(InputEvent act) {
        boolean isClosing = act instanceof KeyEvent key
                && EscapeLayers.isEscape(key)
                && EscapeLayers.of(strip.getScene()).isOnTop(EscapeLayers.Layer.MESSAGE);
        boolean isRefusal = current.filter(message -> message.stay() == Message.Stay.UNTIL_NEXT_ACT)
                .isPresent();
        if (isRefusal && !isClosing) {
            showNext();
        }
    }

    /** Removes a message that goes by itself after a time. */
    private void giveWay() {
        if (fade.isRunning()) {
            showNext();
        }
    }

    @Override
    public void leave() {
        if (reported.isEmpty()) {
            giveWay();
        }
    }

    @Override
    public ReadOnlyStringProperty shownProperty() {
        return shownWords.getReadOnlyProperty();
    }

    /** Removes a sentence that is no longer true, whether shown alone, shown among others, or postponed. */
    public void withdraw(String sentence) {
        heldBack.remove(sentence);
        List<String> remaining =
                reported.stream().filter(one -> !one.equals(sentence)).toList();
        if (shownWords.get().equals(sentence)) {
            showNext();
        } else if (remaining.size() < reported.size()) {
            showReport(remaining);
        }
    }

    /** Sets whether only faults are shown, during a presentation. Postponed reports are shown at its end. */
    public void saysFaultsOnly(boolean now) {
        faultsOnly = now;
        if (!now && !heldBack.isEmpty()) {
            report(heldBack.iterator().next());
        }
    }

    /** Sets whether a question is waiting for an answer. */
    public void asks(boolean now) {
        asking = now;
        ofQuestion.set(false);
    }

    /**
     * Whether a message without a subject has come during a question. It is about that question then, for example why a
     * file was not saved, and is read with it. A notice about a scene, and a message that was there before the question
     * or returns after another one, is dimmed with the scene.
     */
    public ReadOnlyBooleanProperty ofQuestionProperty() {
        return ofQuestion.getReadOnlyProperty();
    }

    private void put(Message next) {
        put(next, false);
    }

    /** @param isNotice whether the message is no act of the user */
    private void put(Message next, boolean isNotice) {
        List<Message> before =
                Stream.concat(current.stream(), interrupted.stream()).toList();
        work = current.filter(one -> one.stay() == Message.Stay.DURING_WORK)
                .or(() -> work)
                .filter(one -> !asking && next.isBesideWork() && !one.isContinuedBy(next));
        interrupted =
                before.stream().filter(one -> returnsAfter(one, next, isNotice)).toList();
        current = Optional.of(next);
        fade.stop();
        ofQuestion.set(asking && next.subject().isEmpty());
        reported = List.of();
        fill();
        close.setVisible(!next.isLasting());
        placement.place(next.subject());
        strip.setVisible(true);
        shownWords.set(next.words());
        next.time().ifPresent(fade::start);
        before.stream()
                .filter(one -> one != next && !interrupted.contains(one) && !one.isContinuedBy(next))
                .forEach(MessageStrip::end);
    }

    /** Whether the user has not done with a message that another one replaces. */
    private boolean returnsAfter(Message message, Message next, boolean isNotice) {
        boolean isFault = message.stay() == Message.Stay.UNTIL_CLOSED && !standing.containsValue(message);
        return message != next && (isFault && isNotice || message.isDecision() && !message.isContinuedBy(next));
    }

    /** Shows the words and the buttons of the current message and of the work beside it. */
    private void fill() {
        Message message = current.orElseThrow();
        String words = Stream.concat(Stream.of(message), work.stream())
                .map(Message::words)
                .collect(Collectors.joining(" "));
        text.setText(words);
        strip.setAccessibleText(words);
        Optional<List<Message.Offer>> now = work.or(() -> current).map(Message::offers);
        // The buttons stay while the same is offered, since one may be pressed while the words change.
        if (!now.equals(offers)) {
            offers = now;
            now.ifPresent(this::offer);
        }
    }

    /**
     * Creates the buttons of a message. A hidden strip keeps its buttons, and with them its size. So that they keep no
     * scene in memory, each refers to its command by the place among the offers.
     */
    private void offer(List<Message.Offer> offered) {
        returnFocus();
        strip.getChildren().subList(2, strip.getChildren().size() - 1).clear();
        for (int i = 0; i < offered.size(); i++) {
            int place = i;
            Command command = offered.get(i).command();
            Button button = new Button(offered.get(i).words());
            button.setId(command.id().replace('.', '-'));
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setTooltip(new Tooltip(command.tooltip()));
            button.setOnAction(
                    _ -> offers.ifPresent(now -> now.get(place).command().run()));
            strip.getChildren().add(2 + i, button);
        }
    }

    /**
     * Returns the keyboard focus from a button that goes. JavaFX would pass it on to the first control of the window.
     */
    private void returnFocus() {
        if (hasFocus()) {
            focusBefore.restore();
        }
    }

    private boolean hasFocus() {
        return strip.getScene() != null
                && NodeContainment.isInside(strip.getScene().getFocusOwner(), strip);
    }

    private void noteFocus() {
        if (strip.isVisible() && !hasFocus()) {
            focusBefore = SavedFocus.of(strip.getScene());
        }
    }

    private static void end(Message message) {
        if (!message.isLasting()) {
            message.onClosed().run();
        }
    }

    @Override
    public void clear() {
        interrupted.forEach(MessageStrip::end);
        interrupted = List.of();
        showNext();
    }

    /** Removes the shown message, and shows one that returns after it. */
    private void showNext() {
        fade.stop();
        reported = List.of();
        if (!faultsOnly) {
            heldBack.clear();
        }
        Optional<Message> before = current;
        current = Optional.empty();
        Optional<Message> next = interrupted.stream().findFirst().or(this::firstStanding);
        next.ifPresentOrElse(this::putAgain, this::hide);
        before.filter(one -> next.filter(one::isContinuedBy).isEmpty()).ifPresent(MessageStrip::end);
    }

    private Optional<Message> firstStanding() {
        boolean isPatient = patience.getStatus() == Animation.Status.RUNNING;
        return standing.entrySet().stream()
                .filter(entry -> !dismissed.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .filter(message -> !isPatient || message.stay() != Message.Stay.DURING_WORK)
                .findFirst();
    }

    /** Shows a message that was there before. It is not about a question that is asked meanwhile. */
    private void putAgain(Message message) {
        put(message, true);
        ofQuestion.set(false);
    }

    private void hide() {
        work = Optional.empty();
        offers = Optional.empty();
        returnFocus();
        strip.setVisible(false);
        placement.forget();
        shownWords.set("");
    }
}
