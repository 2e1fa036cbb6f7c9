package knightschool.ui.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.Slide;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class BalancedHeadlineTest {
    private static final double WIDTH = 420;

    /** The lines of a headline at the top of a column of that width. */
    private static List<String> lines(String words, double width) {
        return ToolkitThread.call(() -> {
            BalancedHeadline headline = new BalancedHeadline(words);
            headline.setFont(Font.font(42));
            VBox column = new VBox(headline);
            new Scene(column, width, 400);
            column.applyCss();
            column.resize(width, 400);
            column.layout();
            Text text = (Text) headline.lookup(".text");
            assertEquals(words, text.getText().replace('\u00A0', ' '), "nothing is cut");
            List<String> lines = new ArrayList<>();
            text.getLayoutInfo()
                    .getTextLines(false)
                    .forEach(line ->
                            lines.add(words.substring(line.start(), line.end()).strip()));
            return lines;
        });
    }

    @Test
    void noWordOfASlidesTitleStandsAloneInItsLastLine() {
        List<String> alone = new ArrayList<>();
        int wrapped = 0;
        for (String title : LessonFolderReader.own().stream()
                .flatMap(file -> file.lesson().orElseThrow().slides().stream())
                .map(Slide::title)
                .toList()) {
            List<String> lines = lines(title, WIDTH);
            wrapped += lines.size() > 1 ? 1 : 0;
            if (lines.size() > 1
                    && title.split(" ").length > 3
                    && !lines.getLast().contains(" ")) {
                alone.add(lines.toString());
            }
        }
        assertTrue(wrapped > 20, wrapped + " titles have two lines");
        assertEquals(List.of(), alone);
    }

    @Test
    void whatFitsIntoOneLineStaysInOne() {
        assertEquals(List.of("One line"), lines("One line", WIDTH));
    }
}
