package knightschool.ui.editor;

import javafx.scene.Node;
import javafx.scene.shape.SVGPath;
import knightschool.setup.value.EditTool;

/** The icons of the tools, drawn in a square of 16 pixels. */
final class EditToolIcons {
    private EditToolIcons() {}

    static Node of(EditTool tool) {
        return switch (tool) {
            case HOLE -> lines("M2.5,13.5L3.5,10L11,2.5L13.5,5L6,12.5ZM9,4.5L11.5,7");
            case LINE -> lines("M2.5,13.5L13.5,2.5");
            case RECTANGLE -> lines("M2.5,3.5H13.5V12.5H2.5Z");
            case FILL -> lines("M8,1.5C8,1.5,3,7,3,10A5,5,0,0,0,13,10C13,7,8,1.5,8,1.5ZM5.5,10A2.5,2.5,0,0,0,8,12.5");
            case SELECT ->
                lines("M2.5,5V2.5H5M7,2.5H9M11,2.5H13.5V5M13.5,7V9M13.5,11V13.5H11M9,13.5H7M5,13.5H2.5V11M2.5,9V7");
            case START -> lines("M4,14V2.5H12.5L10,5.5L12.5,8.5H4");
            case END -> lines("M2.5,2.5H13.5V13.5H2.5ZM10.5,5H6V11H10.5M6,8H9.5");
        };
    }

    /** Returns the icon for symmetry: two halves beside an axis. */
    static Node mirror() {
        return lines("M8,1.5V14.5M5.5,4.5L1.5,12H5.5ZM10.5,4.5L14.5,12H10.5Z");
    }

    private static SVGPath lines(String path) {
        SVGPath sign = new SVGPath();
        sign.setContent(path);
        sign.getStyleClass().add("tool-sign");
        return sign;
    }
}
