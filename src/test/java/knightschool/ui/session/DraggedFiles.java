package knightschool.ui.session;

import com.sun.javafx.scene.input.DragboardHelper;
import com.sun.javafx.tk.TKClipboard;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javafx.event.EventType;
import javafx.scene.image.Image;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.util.Pair;

/** Files that another program offers while they are dragged; the events that JavaFX makes of it. */
public final class DraggedFiles implements TKClipboard {
    private final List<Path> files;

    /** @param files if there are none, a text is dragged */
    public DraggedFiles(List<Path> files) {
        this.files = files;
    }

    /** The event of that type, as the toolkit makes it. */
    public DragEvent event(EventType<DragEvent> type) {
        return new DragEvent(
                type, DragboardHelper.createDragboard(this), 5, 5, 5, 5, TransferMode.COPY, null, null, null);
    }

    @Override
    public Set<DataFormat> getContentTypes() {
        return Set.of(files.isEmpty() ? DataFormat.PLAIN_TEXT : DataFormat.FILES);
    }

    @Override
    public Object getContent(DataFormat format) {
        return files.isEmpty() ? "a text" : files.stream().map(Path::toFile).toList();
    }

    @Override
    public boolean hasContent(DataFormat format) {
        return getContentTypes().contains(format);
    }

    @Override
    public Set<TransferMode> getTransferModes() {
        return EnumSet.of(TransferMode.COPY);
    }

    @Override
    @SafeVarargs
    public final boolean putContent(Pair<DataFormat, Object>... content) {
        // What is dragged belongs to the other program: JavaFX is told that nothing was put there.
        return false;
    }

    @Override
    public void setDragView(Image view) {
        // The other program draws what is dragged.
    }

    @Override
    public void setDragViewOffsetX(double offset) {
        // The other program draws what is dragged.
    }

    @Override
    public void setDragViewOffsetY(double offset) {
        // The other program draws what is dragged.
    }

    @Override
    public Image getDragView() {
        return null;
    }

    @Override
    public double getDragViewOffsetX() {
        return 0;
    }

    @Override
    public double getDragViewOffsetY() {
        return 0;
    }
}
