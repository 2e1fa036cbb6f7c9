package knightschool.ui.editor;

import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SceneFooterFactory;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.document.RecentFileMenu;
import knightschool.ui.editor.file.BoardAndFileNames;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.tab.BoardTabStripCommands;

/**
 * The footer of the editor: buttons that create, open and save a board, the name of its file, links, and the button
 * that opens the comparison.
 */
final class EditorFileBar {
    private final BoardEditorModel model;
    private final EditorCommands commands;
    private final Label file = NodeStyle.named(LabelFactory.of("", "muted"), "file-name");
    private final HBox opening;
    private final Node node;

    EditorFileBar(BoardEditorModel model, EditorCommands commands, RecentFileMenu recent, Node links) {
        this.model = model;
        this.commands = commands;
        opening = new HBox(
                8,
                button("new", BoardTabStripCommands.NEW, EditorWords.NEW),
                button("open", EditorCommands.OPEN, EditorWords.OPEN),
                recent.node());
        node = SceneFooterFactory.of(
                "editor-foot",
                opening,
                button("save", EditorCommands.SAVE, EditorWords.SAVE),
                button("save-as", EditorCommands.SAVE_AS, EditorWords.SAVE_AS),
                gap(4),
                file,
                links,
                SpacerFactory.across(),
                compareButton());
        file.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        file.setMinWidth(80);
        model.origin().fileProperty().addListener((_, _, _) -> showFile());
        model.origin().changedProperty().addListener((_, _, _) -> showFile());
        model.boards().frontProperty().addListener((_, _, _) -> showFile());
        model.boards().all().addListener((InvalidationListener) _ -> showFile());
        showFile();
    }

    Node node() {
        return node;
    }

    /** Adds another way to open a board. */
    void offer(Command opens) {
        opening.getChildren().add(CommandButtonFactory.of(opens, EditorWords.PICTURE));
    }

    private Button button(String id, String command, String words) {
        return NodeStyle.named(CommandButtonFactory.of(commands.named(command), words), id);
    }

    private Button compareButton() {
        Button button = NodeStyle.of(button("compare-here", EditorCommands.COMPARE, EditorWords.COMPARE), "filled");
        SVGPath triangle = NodeStyle.of(new SVGPath(), "play-sign");
        triangle.setContent("M0 0 L11 6 L0 12 Z");
        button.setGraphic(triangle);
        button.setMinWidth(208);
        button.setMaxWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private static Node gap(double width) {
        Region gap = new Region();
        gap.setMinWidth(width);
        return gap;
    }

    private void showFile() {
        file.setText(EditorWords.file(
                BoardAndFileNames.of(model.boards(), model.boards().front()),
                model.origin().changedProperty().get()));
        file.setTooltip(model.origin()
                .fileProperty()
                .get()
                .map(path -> new Tooltip(path.toString()))
                .orElse(null));
    }
}
