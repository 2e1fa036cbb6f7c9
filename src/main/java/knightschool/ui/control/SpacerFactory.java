package knightschool.ui.control;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Creates space that pushes the parts of a row or a column apart. */
public final class SpacerFactory {
    private SpacerFactory() {}

    /** Returns a spacer for a row, which moves the parts behind it to the right end. */
    public static Region across() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    /** Returns a spacer for a column, which moves the parts below it to the lower end. */
    public static Region down() {
        Region spring = new Region();
        VBox.setVgrow(spring, Priority.ALWAYS);
        return spring;
    }
}
