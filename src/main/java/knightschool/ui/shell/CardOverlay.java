package knightschool.ui.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.focus.SavedFocus;
import knightschool.ui.popup.OpenPopups;

/**
 * Shows one card over the scene at a time, no higher than the window; open menus are closed. Esc closes it. The
 * keyboard focus stays in the card and then returns to where it was. A click beside a card closes it, unless it is a
 * question. A card that is only read leaves the focus, the keys and the mouse beside it to the scene, and stays; its
 * owner closes it.
 *
 * <p>A question stays until it is answered or cancelled. No other card replaces it, and a further question is shown
 * over it.
 */
public final class CardOverlay {
    private static final PseudoClass ASKING = PseudoClass.getPseudoClass("asking");
    private static final Insets MARGIN = new Insets(56, 24, 24, 24);

    /**
     * A card.
     *
     * @param node the content; has an id
     * @param focus the node in it that receives the keyboard focus; empty for a card that is only read
     */
    record Card(Node node, Pos at, Optional<Node> focus) {
        Card(Node node, Pos at, Node focus) {
            this(node, at, Optional.of(focus));
        }
    }

    private final StackPane layer = new StackPane();
    private final Deque<ModalCard> questions = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper(this, "asking");
    private final ReadOnlyBooleanWrapper undecided = new ReadOnlyBooleanWrapper(this, "undecided");
    private Card openCard;
    private boolean isClosed;

    /** The focus that was given back to a node of the card, whose selection is still to be restored. */
    private SavedFocus selection = SavedFocus.of((Node) null);

    private SavedFocus focused = SavedFocus.of((Node) null);

    public CardOverlay() {
        layer.setId("overlay");
        layer.setVisible(false);
        layer.setPadding(MARGIN);
        // A card that needs more room than there is begins at its top nevertheless.
        layer.setMinSize(0, 0);
        layer.addEventHandler(MouseEvent.MOUSE_PRESSED, press -> {
            if (press.getTarget() == layer) {
                hide();
            }
        });
    }

    /**
     * Lets Esc close a card that covers the scene wherever the focus is, and keeps the focus in the card. To be called
     * before other key handlers are added.
     *
     * @param messages the messages over the card; the focus does not return to a button of a message, which goes
     */
    public void guard(Scene scene, Node messages) {
        scene.addEventFilter(KeyEvent.ANY, _ -> selectAsBefore());
        EscapeLayers.of(scene).add(EscapeLayers.Layer.CARD, this::isCovering, this::close);
        // A card that is only read may be entered long after it was opened, by a press: the focus is noted before it.
        EventHandler<InputEvent> press = _ -> {
            if (isShown()) {
                noteFocus();
            }
        };
        scene.addEventFilter(KeyEvent.KEY_PRESSED, press);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, press);
        scene.focusOwnerProperty().addListener((_, _, now) -> {
            if (isCovering() && now != null && !NodeContainment.isInside(now, layer)) {
                if (!NodeContainment.isInside(now, messages)) {
                    // The node that tried to take the focus gets it when the card closes.
                    focused = SavedFocus.of(now);
                }
                openCard.focus().ifPresent(this::giveBack);
            }
        });
    }

    /**
     * Returns the focus to a node of the card. JavaFX selects all of a text later than here, while the focus is
     * changing: the selection is as before when the next key is handled.
     */
    private void giveBack(Node node) {
        selection = SavedFocus.of(node);
        Platform.runLater(this::selectAsBefore);
        node.requestFocus();
    }

    private void selectAsBefore() {
        SavedFocus before = selection;
        selection = SavedFocus.of((Node) null);
        before.restoreSelection();
    }

    /** The layer to put over the content of the window. */
    public Node node() {
        return layer;
    }

    boolean isShown() {
        return openCard != null;
    }

    /** Whether a card keeps the keys and the mouse from the scene. */
    boolean isCovering() {
        return isShown() && openCard.focus().isPresent();
    }

    /** Whether a question is waiting for an answer. */
    ReadOnlyBooleanProperty askingProperty() {
        return asking.getReadOnlyProperty();
    }

    /** Whether a question waits for the user, rather than for work whose progress its card shows. */
    ReadOnlyBooleanProperty undecidedProperty() {
        return undecided.getReadOnlyProperty();
    }

    boolean isAsking() {
        return asking.get();
    }

    /** Shows a card in place of another one, or closes it if it is shown. Does not replace a question. */
    void toggle(Card card) {
        if (isShown() && openCard.node().getId().equals(card.node().getId())) {
            hide();
        } else if (!isAsking()) {
            show(card);
        }
    }

    /** Shows the card of keys of a window beside the main one, such as the speaker's, or closes it if it is shown. */
    public void toggleKeys(List<HelpKeyGroup> groups) {
        toggle(HelpCard.of(groups).card());
    }

    /** Asks a question, on top of those that are already asked. It is cancelled if the window is closed. */
    void ask(ModalCard question) {
        if (isClosed) {
            question.cancelled().run();
            return;
        }
        questions.push(question);
        updateAsking();
        showQuestion();
    }

    /** Cancels all questions with their window: nothing waits for an answer that can no longer be given. */
    void end() {
        isClosed = true;
        takeAway();
        cancelAll();
    }

    /** Cancels also those after one that throws. */
    private void cancelAll() {
        if (!questions.isEmpty()) {
            try {
                questions.pop().cancelled().run();
            } finally {
                cancelAll();
            }
        }
        updateAsking();
    }

    /** Removes an answered question and shows the one below it again. */
    void answered(ModalCard question) {
        if (questions.remove(question)) {
            updateAsking();
            if (isAsking()) {
                showQuestion();
            } else {
                takeAway();
            }
        }
    }

    private void updateAsking() {
        asking.set(!questions.isEmpty());
        undecided.set(questions.stream().anyMatch(question -> !question.isProgress()));
    }

    private void showQuestion() {
        show(new Card(questions.peek().card(), Pos.TOP_CENTER, questions.peek().focus()));
    }

    private void show(Card card) {
        closePopups();
        noteFocus();
        openCard = card;
        StackPane.setAlignment(card.node(), card.at());
        layer.getChildren().setAll(card.node());
        layer.pseudoClassStateChanged(ASKING, isAsking());
        layer.setPickOnBounds(isCovering());
        layer.setVisible(true);
        // A field takes letters only once it has its skin, and those typed before the next frame would be lost.
        layer.applyCss();
        card.focus().ifPresent(Node::requestFocus);
    }

    /** Notes where the focus is to return to, unless a card has it. */
    private void noteFocus() {
        if (!isCovering() && !NodeContainment.isInside(layer.getScene().getFocusOwner(), layer)) {
            focused = SavedFocus.of(layer.getScene());
        }
    }

    /** Closes open menus and lists, which would stay undimmed over the card. */
    private void closePopups() {
        if (layer.getScene() != null) {
            OpenPopups.close(layer.getScene().getWindow());
        }
    }

    /** Closes the card unless it is a question. */
    void hide() {
        if (!isAsking()) {
            takeAway();
        }
    }

    private void close() {
        ModalCard question = questions.peek();
        if (question == null) {
            hide();
        } else {
            answered(question);
            question.cancelled().run();
        }
    }

    private void takeAway() {
        if (isShown()) {
            boolean hadFocus =
                    isCovering() || NodeContainment.isInside(layer.getScene().getFocusOwner(), layer);
            openCard = null;
            layer.setVisible(false);
            layer.getChildren().clear();
            SavedFocus before = focused;
            focused = SavedFocus.of((Node) null);
            if (hadFocus) {
                before.restore();
            }
        }
    }
}
