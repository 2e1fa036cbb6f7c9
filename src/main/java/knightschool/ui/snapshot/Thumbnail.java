package knightschool.ui.snapshot;

import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import knightschool.setup.SlideSetup;

/**
 * A small picture of a scene that fills its space: what does not fit is cut off on both sides, or it is shown whole.
 */
public final class Thumbnail extends Region {
    /** So much nearer than would fill the space: a part of a board that can be made out. */
    private static final double NEARER = 1.2;

    private final SlideSetup setup;
    private final boolean whole;
    private final ImageView view = new ImageView();

    /** @param whole whether nothing is cut off */
    Thumbnail(SlideSetup setup, boolean whole) {
        this.setup = setup;
        this.whole = whole;
        getStyleClass().add("thumbnail");
        setMinSize(0, 0);
        view.setSmooth(true);
        getChildren().add(view);
    }

    SlideSetup setup() {
        return setup;
    }

    void show(Image image) {
        view.setImage(image);
        requestLayout();
    }

    /** Whether the picture is there. */
    public boolean isShown() {
        return view.getImage() != null;
    }

    @Override
    protected void layoutChildren() {
        Image image = view.getImage();
        if (image == null || getWidth() == 0 || getHeight() == 0) {
            return;
        }
        if (whole) {
            fit(image);
            return;
        }
        double scale = NEARER * Math.max(getWidth() / image.getWidth(), getHeight() / image.getHeight());
        double width = getWidth() / scale;
        double height = getHeight() / scale;
        view.setViewport(
                new Rectangle2D((image.getWidth() - width) / 2, (image.getHeight() - height) / 2, width, height));
        view.setFitWidth(getWidth());
        view.setFitHeight(getHeight());
        view.relocate(0, 0);
    }

    private void fit(Image image) {
        double scale = Math.min(getWidth() / image.getWidth(), getHeight() / image.getHeight());
        double width = image.getWidth() * scale;
        double height = image.getHeight() * scale;
        view.setFitWidth(width);
        view.setFitHeight(height);
        view.relocate((getWidth() - width) / 2, (getHeight() - height) / 2);
    }
}
