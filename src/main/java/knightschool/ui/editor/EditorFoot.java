package knightschool.ui.editor;

import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import knightschool.ui.shell.FootRow;

/** The row at the foot: the file, what a click does, and the way to the comparison. */
final class EditorFoot {
    private final EditorViewModel model;
    private final Label file = new Label();
    private final Label hint = new Label();
    private final Node node;

    /** @param narrow whether the hint is left out */
    EditorFoot(EditorViewModel model, BoardFiles files, ObservableBooleanValue narrow, Runnable compare) {
        this.model = model;
        Button open = FootRow.button("open", "Open…", "Open a board (Ctrl + O)", files::open);
        Button save = FootRow.button("save", "Save", "Save the board (Ctrl + S)", files::save);
        Button saveAs =
                FootRow.button("save-as", "Save as…", "Save under another name (Ctrl + Shift + S)", files::saveAs);
        node = FootRow.of(
                "editor-foot",
                open,
                save,
                saveAs,
                gap(4),
                file,
                FootRow.spring(),
                hint,
                gap(8),
                compareButton(compare));
        file.setId("file-name");
        file.getStyleClass().add("muted");
        file.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        file.setMinWidth(80);
        hint.getStyleClass().add("muted");
        hint.setMinWidth(Region.USE_PREF_SIZE);
        hint.visibleProperty().bind(BooleanExpression.booleanExpression(narrow).not());
        hint.managedProperty().bind(hint.visibleProperty());
        model.fileProperty().addListener((_, _, _) -> showFile());
        model.changedProperty().addListener((_, _, _) -> showFile());
        model.toolProperty().addListener((_, _, _) -> showHint());
        showFile();
        showHint();
    }

    Node node() {
        return node;
    }

    private static Button compareButton(Runnable compare) {
        Button button = FootRow.button(
                "compare-here",
                "Compare on this board",
                "Run the algorithms side by side on this board (Ctrl + Enter)",
                compare);
        SVGPath triangle = new SVGPath();
        triangle.setContent("M0 0 L11 6 L0 12 Z");
        triangle.getStyleClass().add("play-sign");
        button.setGraphic(triangle);
        button.getStyleClass().add("filled");
        button.setPrefWidth(208);
        return button;
    }

    private static Node gap(double width) {
        Region gap = new Region();
        gap.setMinWidth(width);
        return gap;
    }

    private void showFile() {
        String name = model.fileProperty()
                .get()
                .map(path -> path.getFileName().toString())
                .orElse("new board");
        file.setText(name + (model.changedProperty().get() ? "  ·  changed" : ""));
        file.setTooltip(model.fileProperty()
                .get()
                .map(path -> new Tooltip(path.toString()))
                .orElse(null));
    }

    private void showHint() {
        hint.setText(
                switch (model.toolProperty().get()) {
                    case HOLE -> "Click or drag: make and fill holes";
                    case START -> "Click: the tour begins there";
                    case END -> "Click: the tour must end there";
                });
    }
}
