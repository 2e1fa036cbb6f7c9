package knightschool.ui.compare.pane.layout;

import javafx.scene.Node;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.theme.ScaledRegion;

/**
 * The space for the layout of a pane: its size, its magnification, and the parts that have to fit into it.
 *
 * @param width the width in pixels of the scene
 * @param height the height in pixels of the scene
 * @param form the form of the scene: beside a slide's text no text is small
 * @param factor the factor by which the scene is magnified
 * @param parts the parts that the pane ever shows besides header, board and reason
 */
public record AvailablePaneSpace(double width, double height, ScenePlacement form, double factor, Parts parts) {
    /** The parts that a pane ever shows besides its header, its board and the reason for the step. */
    public enum Parts {
        /** Domain cells, code and counters. */
        ALL,
        /** The counters alone, in favour of the board: a class is asked about it. */
        COUNTERS,
        /** None, and no reason either. */
        NONE
    }

    /** A room without magnification, with parts below the board. */
    AvailablePaneSpace(double width, double height, ScenePlacement form) {
        this(width, height, form, 1, Parts.ALL);
    }

    /** Returns a room of the given size at the present magnification of a node. */
    public static AvailablePaneSpace at(Node node, double width, double height, ScenePlacement form) {
        return new AvailablePaneSpace(width, height, form, ScaledRegion.factorOf(node), Parts.ALL);
    }

    /** Returns this room for a pane with the given parts. */
    public AvailablePaneSpace with(Parts wantedParts) {
        return new AvailablePaneSpace(width, height, form, factor, wantedParts);
    }

    /** Returns this room without a strip at the bottom. */
    public AvailablePaneSpace lowerBy(double strip) {
        return new AvailablePaneSpace(width, Math.max(0, height - strip), form, factor, parts);
    }

    /** Returns whether the scene stands beside the text of a slide. */
    public boolean isOfSlide() {
        return form == ScenePlacement.SLIDE;
    }

    boolean isMagnified() {
        return factor > 1;
    }

    /** Returns the same area of the window without magnification. */
    public AvailablePaneSpace inUsualWords() {
        return new AvailablePaneSpace(width * factor, height * factor, form);
    }
}
