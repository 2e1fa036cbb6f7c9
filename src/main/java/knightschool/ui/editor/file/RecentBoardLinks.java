package knightschool.ui.editor.file;

import java.nio.file.Path;
import javafx.beans.InvalidationListener;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.model.OpenBoards;
import knightschool.ui.shell.RecentFiles;

/** Links to the most recent files, visible while the current board is new and unedited. */
public final class RecentBoardLinks {
    private static final int MOST = 3;
    private static final double GAP = 8;

    private final ObservableList<Path> recent;
    private final BoardFiles files;
    private final OpenBoards boards;
    private final HBox box = new Row();

    public RecentBoardLinks(BoardEditorModel model, RecentFiles recent, BoardFiles files) {
        this.recent = recent.all().filtered(BoardAndFileNames::isBoard);
        this.files = files;
        this.boards = model.boards();
        box.setId("recent-links");
        box.setAlignment(Pos.CENTER_LEFT);
        box.setMinWidth(0);
        InvalidationListener changed = _ -> fill();
        this.recent.addListener(changed);
        boards.frontProperty().addListener(changed);
        model.boardProperty().addListener(changed);
        model.origin().fileProperty().addListener(changed);
        model.origin().changedProperty().addListener(changed);
        fill();
    }

    public HBox node() {
        return box;
    }

    private void fill() {
        box.getChildren().clear();
        if (!recent.isEmpty() && boards.isFrontFresh()) {
            box.getChildren().add(LabelFactory.of(BoardFileWords.AGAIN, "muted"));
            recent.stream().limit(MOST).map(this::link).forEach(box.getChildren()::add);
        }
    }

    private Hyperlink link(Path file) {
        Hyperlink link = new Hyperlink(file.getFileName().toString());
        link.setTooltip(new Tooltip(file.toString()));
        link.setOnAction(_ -> files.open(file));
        return link;
    }

    /** A row that hides links that do not fit, as a truncated name is useless; a narrow window still has the menu. */
    private static final class Row extends HBox {
        Row() {
            super(GAP);
        }

        @Override
        protected void layoutChildren() {
            boolean fit = getWidth() >= Math.floor(prefWidth(-1));
            getChildren().forEach(link -> link.setVisible(fit));
            super.layoutChildren();
        }
    }
}
