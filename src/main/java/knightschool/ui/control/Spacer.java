package knightschool.ui.control;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Space that pushes the parts of a row or a column apart. */
public final class Spacer {
    private Spacer() {}

    /** In a row: what is behind it goes to the right end. */
    public static Region across() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    /** In a column: what is below it goes to the lower end. */
    public static Region down() {
        Region spring = new Region();
        VBox.setVgrow(spring, Priority.ALWAYS);
        return spring;
    }
}
