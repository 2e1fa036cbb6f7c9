package knightschool.ui.message;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import knightschool.files.InputFault;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.WindowInputObserver;
import knightschool.ui.control.WindowShowingObserver;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Messages in a strip over the scene. It moves nothing, avoids text and controls, and can be closed. */
public final class MessageStrip implements MessageDisplay, PersistentFaultDisplay, RemovableMessageDisplay {
    private static final double SIDE = 24;

    private static final String NOT_KEPT = "not-kept";

    private final Label text = NodeStyle.named(new Label(), "message");
    private final HBox strip = NodeStyle.of(new HBox(), "message");
    private final PauseTransition fade = new PauseTransition();
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper(this, "shown", "");
    private final Map<String, InputFault> standing = new LinkedHashMap<>();
    private final Set<String> dismissed = new HashSet<>();
    private final Map<String, InputFault> notKept = new LinkedHashMap<>();
    private List<Bounds> under = List.of();
    private boolean faultsOnly;
    private boolean asking;

    /** Whether the message says why the last act of the user had no effect. */
    private boolean refusal;

    private final ReadOnlyBooleanWrapper ofQuestion = new ReadOnlyBooleanWrapper(this, "ofQuestion");

    /** Reports postponed during a presentation, until they have been read. */
    private final Set<String> heldBack = new LinkedHashSet<>();

    /** The shown sentences that do not refer to anything on screen. */
    private List<String> reported = List.of();

    public MessageStrip() {
        Button close = NodeStyle.named(new Button(null, new FontIcon(Feather.X)), "dismiss", "bare");
        close.setTooltip(new Tooltip(MessageWords.CLOSE_MESSAGE));
        close.setAccessibleText(MessageWords.CLOSE_MESSAGE);
        close.setOnAction(_ -> dismiss());
        text.setMinHeight(Region.USE_PREF_SIZE);
        strip.getChildren().addAll(new FontIcon(Feather.ALERT_CIRCLE), text, close);
        strip.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        strip.setVisible(false);
        strip.setAccessibleRole(AccessibleRole.TEXT);
        fade.setOnFinished(_ -> clear());
        strip.parentProperty()
                .subscribe(parent -> Optional.ofNullable(parent)
                        .ifPresent(window -> window.layoutBoundsProperty().addListener(_ -> placeAgain())));
        WindowInputObserver.observe(strip, this::forgetRefusal);
        EscapeLayers.whileIn(strip, EscapeLayers.Layer.MESSAGE, strip::isVisible, this::dismiss);
        WindowShowingObserver.of(strip, this::giveWay);
        Runnable keepClear = this::keepClear;
        strip.sceneProperty().subscribe((before, now) -> {
            Optional.ofNullable(before).ifPresent(scene -> scene.removePostLayoutPulseListener(keepClear));
            Optional.ofNullable(now).ifPresent(scene -> scene.addPostLayoutPulseListener(keepClear));
        });
    }

    public Node node() {
        return strip;
    }

    @Override
    public void show(InputFault fault) {
        fade.stop();
        put(fault.displayMessage());
    }

    @Override
    public void showPersistent(String about, InputFault fault) {
        InputFault before = standing.put(about, fault);
        boolean known = before != null && before.displayMessage().equals(fault.displayMessage());
        if (!known) {
            dismissed.remove(about);
            show(fault);
        }
    }

    @Override
    public void notKept(String about, InputFault fault) {
        notKept.put(about, fault);
        showPersistent(NOT_KEPT, StateSaveFaultMerger.all(notKept.values(), MessageWords.UNTIL_THEN));
    }

    @Override
    public void suppressNotKept() {
        InputFault fault = standing.get(NOT_KEPT);
        dismissed.add(NOT_KEPT);
        if (fault != null && isShown(fault)) {
            clear();
        }
    }

    private boolean isShown(InputFault fault) {
        return strip.isVisible() && text.getText().equals(fault.displayMessage());
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
            showPersistent(NOT_KEPT, StateSaveFaultMerger.all(notKept.values(), MessageWords.UNTIL_THEN));
        }
        if (read && !notKept.isEmpty()) {
            dismiss();
        }
    }

    private void mended(String about) {
        InputFault fault = standing.remove(about);
        dismissed.remove(about);
        if (fault != null && isShown(fault)) {
            clear();
        }
    }

    /** Closes the message, by its button or by Esc; a lasting fault is not shown again. */
    private void dismiss() {
        standing.forEach((about, fault) -> {
            if (fault.displayMessage().equals(text.getText())) {
                dismissed.add(about);
            }
        });
        clear();
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
        put(sentence);
        fade.setDuration(MessageReadingTime.of(sentence));
        fade.playFromStart();
    }

    /** Shows why a pressed key had no effect, also while only faults are shown; until the user does something else. */
    public void answer(String sentence) {
        pass(sentence);
        refusal = true;
    }

    /**
     * Removes a refusal at the next act. Esc that does nothing but close it is left to the layers of the window, so
     * that it is used up.
     */
    private void forgetRefusal(InputEvent act) {
        boolean isClosing = act instanceof KeyEvent key
                && EscapeLayers.isEscape(key)
                && EscapeLayers.of(strip.getScene()).isOnTop(EscapeLayers.Layer.MESSAGE);
        if (refusal && strip.isVisible() && !isClosing) {
            clear();
        }
    }

    @Override
    public void giveWay() {
        if (fade.getStatus() == Animation.Status.RUNNING) {
            clear();
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
        return message.getReadOnlyProperty();
    }

    /** Removes a sentence that is no longer true, whether shown alone, shown among others, or postponed. */
    public void withdraw(String sentence) {
        heldBack.remove(sentence);
        List<String> remaining =
                reported.stream().filter(one -> !one.equals(sentence)).toList();
        if (strip.isVisible() && text.getText().equals(sentence)) {
            clear();
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
     * Whether the message has come during a question. It is about that question then, for example why a file was not
     * saved, and is read with it; one that was there before is dimmed with the scene.
     */
    public ReadOnlyBooleanProperty ofQuestionProperty() {
        return ofQuestion.getReadOnlyProperty();
    }

    private void put(String words) {
        refusal = false;
        ofQuestion.set(asking);
        reported = List.of();
        text.setText(words);
        strip.setAccessibleText(words);
        place();
        strip.setVisible(true);
        message.set(words);
    }

    /** Moves the strip to the place that covers the least. */
    private void place() {
        Parent window = strip.getParent();
        MessagePlacer places = new MessagePlacer(window, strip.getScene().getRoot(), strip);
        strip.setMaxWidth(Region.USE_PREF_SIZE);
        strip.applyCss();
        double widest = Math.min(strip.prefWidth(-1), window.getLayoutBounds().getWidth() - 2 * SIDE);
        Bounds at = places.best(widest, Math.min(widest, widthOfLongestWord()), strip::prefHeight);
        strip.setMaxWidth(at.getWidth());
        StackPane.setAlignment(strip, Pos.TOP_LEFT);
        StackPane.setMargin(strip, new Insets(at.getMinY(), 0, 0, at.getMinX()));
    }

    /** Returns the width at which no word of the message is broken, such as the path of a file. */
    private double widthOfLongestWord() {
        double beside = strip.prefWidth(-1) - text.prefWidth(-1);
        Text word = new Text();
        word.setFont(text.getFont());
        return beside
                + Stream.of(text.getText().split("\\s+"))
                        .mapToDouble(part -> {
                            word.setText(part);
                            return Math.ceil(word.getLayoutBounds().getWidth()) + 1;
                        })
                        .max()
                        .orElse(0);
    }

    /** Updates the place after the window or its content has changed. */
    private void placeAgain() {
        if (strip.isVisible()) {
            place();
        }
    }

    /**
     * Moves the strip if something that it should not cover, such as a hint, has appeared since. Called after every
     * layout.
     */
    void keepClear() {
        Parent window = strip.getParent();
        if (!strip.isVisible() || window == null || strip.isNeedsLayout()) {
            return;
        }
        List<Bounds> now =
                new MessagePlacer(window, strip.getScene().getRoot(), strip).under(strip.getBoundsInParent());
        if (!now.equals(under)) {
            under = now;
            placeAgain();
        }
    }

    @Override
    public void clear() {
        fade.stop();
        reported = List.of();
        if (!faultsOnly) {
            heldBack.clear();
        }
        standing.keySet().stream()
                .filter(about -> !dismissed.contains(about))
                .findFirst()
                .map(standing::get)
                .ifPresentOrElse(this::show, this::hide);
    }

    private void hide() {
        strip.setVisible(false);
        message.set("");
    }
}
