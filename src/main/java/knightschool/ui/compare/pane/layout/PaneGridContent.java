package knightschool.ui.compare.pane.layout;

import knightschool.board.Board;
import knightschool.ui.scene.ScenePlacement;

/**
 * The content of all panes of a comparison, as far as the arrangement of the panes depends on it: the board, the number
 * of panes, and the parts of each.
 *
 * @param board the board of the panes
 * @param panes the number of panes that are shown, at least 1; 1 if one is enlarged
 * @param isEnlarged whether one of several panes is shown alone
 * @param parts the parts that each pane ever shows besides header, board and reason
 * @param tables whether the domain tables of all squares are wanted
 * @param verdict the height for the label with the verdict on a composed algorithm below each pane, in pixels; 0 if
 *     none has one
 * @param screen the surroundings of the panes, and how much of them is seen
 */
public record PaneGridContent(
        Board board,
        int panes,
        boolean isEnlarged,
        AvailablePaneSpace.Parts parts,
        boolean tables,
        double verdict,
        Screen screen) {
    /**
     * The surroundings of panes.
     *
     * @param form the form of the scene
     * @param factor the factor by which the scene is magnified
     * @param visibleWidth the width of the panes that is seen without scrolling, in pixels
     */
    public record Screen(ScenePlacement form, double factor, double visibleWidth) {}

    /** Returns the room of a pane of the given size. */
    AvailablePaneSpace pane(double width, double height) {
        return new AvailablePaneSpace(width, height, screen.form(), screen.factor(), parts);
    }

    boolean isInWindow() {
        return screen.form() == ScenePlacement.WINDOW;
    }

    /** Whether a class is asked about the panes, so that they have only counters besides their boards. */
    boolean isAsking() {
        return parts == AvailablePaneSpace.Parts.COUNTERS;
    }
}
