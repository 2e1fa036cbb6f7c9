package knightschool.ui.editor;

import javafx.scene.Node;
import javafx.scene.shape.SVGPath;
import knightschool.setup.EditTool;

/** The signs of the tools, drawn in a square of 16 pixels. */
final class EditorSigns {
    private EditorSigns() {}

    /** The sign of a tool. */
    static Node of(EditTool tool) {
        return switch (tool) {
            case HOLE -> lines("M2.5 13.5 L3.5 10 L11 2.5 L13.5 5 L6 12.5 Z M9 4.5 L11.5 7");
            case LINE -> lines("M2.5 13.5 L13.5 2.5");
            case RECTANGLE -> lines("M2.5 3.5 H13.5 V12.5 H2.5 Z");
            case FILL ->
                lines("M8 1.5 C8 1.5 3 7 3 10 A5 5 0 0 0 13 10 C13 7 8 1.5 8 1.5 Z M5.5 10 A2.5 2.5 0 0 0 8 12.5");
            case SELECT ->
                lines("M2.5 5 V2.5 H5 M7 2.5 H9 M11 2.5 H13.5 V5 M13.5 7 V9 M13.5 11 V13.5 H11"
                        + " M9 13.5 H7 M5 13.5 H2.5 V11 M2.5 9 V7");
            case START -> lines("M4 14 V2.5 H12.5 L10 5.5 L12.5 8.5 H4");
            case END -> lines("M2.5 2.5 H13.5 V13.5 H2.5 Z M10.5 5 H6 V11 H10.5 M6 8 H9.5");
        };
    }

    /** Two halves beside an axis. */
    static Node mirror() {
        return lines("M8 1.5 V14.5 M5.5 4.5 L1.5 12 H5.5 Z M10.5 4.5 L14.5 12 H10.5 Z");
    }

    private static SVGPath lines(String path) {
        SVGPath sign = new SVGPath();
        sign.setContent(path);
        sign.getStyleClass().add("tool-sign");
        return sign;
    }
}
