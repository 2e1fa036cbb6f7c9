package knightschool.ui.control;

import java.util.regex.Pattern;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/**
 * A label for a time or a count that changes often, mostly without a new layout of the window. Its width is that of its
 * text with all digits replaced by zeros, so that the window is laid out again only when a character is added. A layout
 * each second would be the largest cost of a window at rest.
 */
public final class StableWidthCounterLabel extends Pane {
    private static final Pattern DIGIT = Pattern.compile("\\d");

    private final Label words;

    /** Invisible; reserves the width. */
    private final Label place;

    public StableWidthCounterLabel(String... styles) {
        this.words = LabelFactory.of("", styles);
        this.place = LabelFactory.of("", styles);
        words.setManaged(false);
        place.setVisible(false);
        place.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(place, words);
    }

    /** Returns the visible label, for lookups and screen readers. */
    public Label words() {
        return words;
    }

    public void setText(String text) {
        setText(text, text);
    }

    /**
     * @param longest the longest text that is still to come: its room is kept, so that nothing beside the count moves
     */
    public void setText(String text, String longest) {
        words.setText(text);
        place.setText(DIGIT.matcher(longest).replaceAll("0"));
        placeWords();
    }

    @Override
    protected void layoutChildren() {
        place.resizeRelocate(0, 0, getWidth(), getHeight());
        placeWords();
    }

    /** Places the visible label. Digits that are wider than a zero are not cut off. */
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
