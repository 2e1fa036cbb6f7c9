package knightschool.ui.palette;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class CommandPaletteTest {
    /** The words match nothing at first; the label stayed empty when a part of what is read had a match. */
    @Test
    void moreIsLookedForUntilAllIsReadWhicheverPartHasTheFirstMatch() {
        List<String> texts = ToolkitThread.call(() -> {
            CommandPalette palette = new CommandPalette(List.of(), () -> {});
            Label more = (Label) palette.node().lookup("#palette-more");
            ((TextField) palette.focus()).setText("road");
            String none = more.getText();
            palette.add(List.of(PaletteEntry.named(PaletteGroup.WORD, "Road", List.of(), "Word", () -> {})));
            String some = more.getText();
            palette.complete();
            return List.of(none, some, more.getText());
        });
        assertEquals(List.of("", "Looking for more …", ""), texts);
    }

    /** The list of the matches moved its selection below the only row, after the palette had chosen that row. */
    @Test
    void rowThatArrivesLateIsHighlightedAsItIsTheOneThatEnterOpens() {
        List<Integer> selected = ToolkitThread.call(() -> {
            CommandPalette palette = new CommandPalette(List.of(), () -> {});
            ListView<?> list = ((VBox) palette.node())
                    .getChildren().stream()
                            .filter(ListView.class::isInstance)
                            .map(ListView.class::cast)
                            .findFirst()
                            .orElseThrow();
            ((TextField) palette.focus()).setText("road");
            palette.add(List.of(PaletteEntry.named(PaletteGroup.WORD, "Road", List.of(), "Word", () -> {})));
            int one = list.getSelectionModel().getSelectedIndex();
            palette.add(List.of(PaletteEntry.named(PaletteGroup.WORD, "Roadside", List.of(), "Word", () -> {})));
            return List.of(one, list.getSelectionModel().getSelectedIndex());
        });
        assertEquals(List.of(0, 0), selected);
    }
}
