package knightschool.ui.compare.pane;

import javafx.scene.Node;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.theme.ScaledRegion;

/**
 * The room that a pane is laid out in.
 *
 * @param width in pixels of the scene
 * @param height in pixels of the scene
 * @param form beside a slide's text no text is small
 * @param factor by which words, boards and all else are magnified then
 * @param boardAlone whether nothing is ever to be seen below the board
 */
record PaneRoom(double width, double height, SceneForm form, double factor, boolean boardAlone) {
    /** With words of the usual size. */
    PaneRoom(double width, double height, SceneForm form) {
        this(width, height, form, 1, false);
    }

    /** So much room where a node is now. */
    static PaneRoom at(Node node, double width, double height, SceneForm form) {
        return new PaneRoom(width, height, form, ScaledRegion.factorOf(node), false);
    }

    /** The same for a pane that shows its header and its board, if it does. */
    PaneRoom withBoardAlone(boolean alone) {
        return new PaneRoom(width, height, form, factor, alone);
    }

    boolean isOfSlide() {
        return form == SceneForm.SLIDE;
    }

    boolean isMagnified() {
        return factor > 1;
    }

    /** The same piece of the window with words of the usual size. */
    PaneRoom inUsualWords() {
        return new PaneRoom(width * factor, height * factor, form);
    }
}
