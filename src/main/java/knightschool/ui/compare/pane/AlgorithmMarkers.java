package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Locale;
import javafx.scene.layout.Region;
import knightschool.drawing.AlgorithmStyle;
import knightschool.ui.board.SketchView;

/** The appearance of an algorithm in style sheets: style classes for its colour and line, and its marker as a node. */
public final class AlgorithmMarkers {
    private static final String VARIABLE = "-ks-";

    private AlgorithmMarkers() {}

    /** The style classes, such as "series-1" and "line-solid". */
    public static List<String> styleClasses(AlgorithmStyle look) {
        String colour = look.colour().cssName().substring(VARIABLE.length());
        return List.of(colour, "line-" + look.line().name().toLowerCase(Locale.ROOT));
    }

    /** The marker in its colour. */
    public static Region marker(AlgorithmStyle look, double size) {
        return new SketchView(look.marker(size));
    }
}
