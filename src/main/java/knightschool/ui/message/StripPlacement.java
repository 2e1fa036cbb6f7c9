package knightschool.ui.message;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;

/** Places a strip of messages in its window, and moves it when the window or its content has changed. */
final class StripPlacement {
    private final Region strip;
    private final Label text;
    private Optional<Node> subject = Optional.empty();
    private List<Bounds> boundsBelow = List.of();
    private Optional<Bounds> area = Optional.empty();

    /**
     * @param strip the strip, in a {@link StackPane} over the window
     * @param text the words in the strip
     */
    StripPlacement(Region strip, Label text) {
        this.strip = strip;
        this.text = text;
        strip.parentProperty()
                .subscribe(parent -> Optional.ofNullable(parent)
                        .ifPresent(window -> window.layoutBoundsProperty().addListener(_ -> placeAgain())));
        Runnable keepClear = this::keepClear;
        strip.sceneProperty().subscribe((before, now) -> {
            Optional.ofNullable(before).ifPresent(scene -> scene.removePostLayoutPulseListener(keepClear));
            Optional.ofNullable(now).ifPresent(scene -> scene.addPostLayoutPulseListener(keepClear));
        });
    }

    /**
     * Moves the strip to the place that covers the least.
     *
     * @param over the node over which it is placed; empty, or in another window, for the whole window
     */
    void place(Optional<Node> over) {
        subject = over;
        place();
    }

    /** Forgets the node over which the strip was placed. */
    void forget() {
        subject = Optional.empty();
    }

    private void place() {
        MessagePlacer places = placer();
        strip.setMaxWidth(Region.USE_PREF_SIZE);
        strip.applyCss();
        double widest = Math.min(strip.prefWidth(-1), places.width());
        Bounds at = places.best(widest, Math.min(widest, widthOfLongestWord()), strip::prefHeight);
        strip.setMaxWidth(at.getWidth());
        StackPane.setAlignment(strip, Pos.TOP_LEFT);
        StackPane.setMargin(strip, new Insets(at.getMinY(), 0, 0, at.getMinX()));
    }

    private MessagePlacer placer() {
        return new MessagePlacer(strip.getParent(), strip, subject);
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

    private void placeAgain() {
        if (strip.isVisible()) {
            place();
        }
    }

    /**
     * Moves the strip if a hint or something else that must not be covered has appeared since, or if the node of the
     * message has moved. Called after every layout.
     */
    private void keepClear() {
        Parent window = strip.getParent();
        if (!strip.isVisible() || window == null || strip.isNeedsLayout()) {
            return;
        }
        List<Bounds> now = placer().under(strip.getBoundsInParent());
        Optional<Bounds> areaNow = subject.map(node -> node.localToScene(node.getLayoutBounds()));
        if (!now.equals(boundsBelow) || !areaNow.equals(area)) {
            boundsBelow = now;
            area = areaNow;
            place();
        }
    }
}
