package knightschool.ui.lesson.slide;

import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import knightschool.files.PngFileInfo;
import knightschool.lesson.SlideBlock;

/** A picture in the text of a slide: as wide as the text, but no larger than its own size and limited in height. */
final class SlideTextPictureView extends Region {
    private static final double MAX_HEIGHT = 240;

    /**
     * The pixels of a screen for each of the program's, along a side, where a sharp screen shows a part three times as
     * large.
     */
    private static final double SHARPEST = 6;

    private final PngFileInfo file;
    private final ImageView view;

    SlideTextPictureView(SlideBlock.Picture picture) {
        this.file = picture.file();
        // The file is read and decoded on a background thread, no larger than a sharp screen shows it: a slide may have
        // many pictures, each of 64 MB.
        double height = Math.min(file.height(), SHARPEST * MAX_HEIGHT);
        this.view = new ImageView(new Image(file.file().toString(), 0, height, true, true, true));
        view.setSmooth(true);
        getChildren().add(view);
        getStyleClass().add("picture-block");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(picture.words());
        setMinHeight(USE_PREF_SIZE);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double scale(double width) {
        double targetWidth = width < 0 ? file.width() : width;
        return Math.min(1, Math.min(targetWidth / file.width(), MAX_HEIGHT / file.height()));
    }

    @Override
    protected double computePrefWidth(double height) {
        return file.width() * scale(-1);
    }

    @Override
    protected double computePrefHeight(double width) {
        return file.height() * scale(width);
    }

    @Override
    protected void layoutChildren() {
        double scale = scale(getWidth());
        view.setFitWidth(file.width() * scale);
        view.setFitHeight(file.height() * scale);
        view.relocate(0, 0);
    }
}
