package knightschool.ui.control;

import java.util.regex.Pattern;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/**
 * A time or a count that goes on while everything else stands still. Its place is as wide as its words with zeros for
 * all digits, so that only one letter more asks for another layout of the window; a layout each second is what a window
 * at rest would spend most on.
 */
public final class CounterLabel extends Pane {
    private static final Pattern DIGIT = Pattern.compile("\\d");

    private final Label words;

    /** Takes the room, and is not seen. */
    private final Label place;

    public CounterLabel(String... styles) {
        this.words = Labels.of("", styles);
        this.place = Labels.of("", styles);
        words.setManaged(false);
        place.setVisible(false);
        place.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(place, words);
    }

    /** The label that is seen, for what is looked up and read aloud. */
    public Label words() {
        return words;
    }

    public void setText(String text) {
        words.setText(text);
        place.setText(DIGIT.matcher(text).replaceAll("0"));
        placeWords();
    }

    @Override
    protected void layoutChildren() {
        place.resizeRelocate(0, 0, getWidth(), getHeight());
        placeWords();
    }

    /** Digits that are wider than a zero are not cut. */
    private void placeWords() {
        double width = Math.max(getWidth(), words.prefWidth(-1));
        words.resizeRelocate(getWidth() - width, 0, width, getHeight());
    }

    @Override
    protected double computeMinWidth(double height) {
        return place.minWidth(height);
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.max(place.minWidth(height), place.prefWidth(height));
    }

    @Override
    protected double computePrefHeight(double width) {
        return place.prefHeight(width);
    }
}
