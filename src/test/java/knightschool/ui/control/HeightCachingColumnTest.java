package knightschool.ui.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class HeightCachingColumnTest {
    private static final String LINE = "a knight moves two squares and one";

    /** A column that counts how often its height is computed. */
    private static final class Column extends HeightCachingColumn {
        private int computed;

        Column(Label words) {
            super(0);
            getChildren().add(words);
        }

        @Override
        protected double preferredHeight(double width) {
            computed++;
            return super.preferredHeight(width);
        }
    }

    private static Label wrapped(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        return label;
    }

    @Test
    void heightIsComputedOnceForAWidthUntilAPartChanges() {
        ToolkitThread.run(() -> {
            Label words = wrapped(LINE);
            Column column = new Column(words);
            VBox around = new VBox(column);
            new Scene(around, 400, 400);
            around.applyCss();
            around.layout();
            column.requestLayout();
            column.computed = 0;
            double wide = column.prefHeight(1000);
            double narrow = column.prefHeight(60);
            assertTrue(narrow > wide, "in less width the words have more lines");
            assertEquals(wide, column.prefHeight(1000));
            assertEquals(narrow, column.prefHeight(60));
            assertEquals(2, column.computed);

            words.setText(LINE + " " + LINE);
            assertTrue(column.prefHeight(60) > narrow, "longer words need more lines");
            assertEquals(3, column.computed);

            words.setVisible(false);
            words.setManaged(false);
            assertEquals(0, column.prefHeight(60));
        });
    }
}
