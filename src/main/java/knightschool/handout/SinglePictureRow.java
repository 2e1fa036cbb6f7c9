package knightschool.handout;

import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** A picture as high as its row. */
record SinglePictureRow(PDImageXObject image, double column, double height) implements UnbreakablePageRow {
    private static final double LEAST = 195;
    private static final double MOST = 280;

    /** The largest number of points per pixel of the picture, which has two pixels for each of the screen. */
    private static final double LARGEST = 0.4;

    /** Returns a row with the smallest height at which the picture is readable. */
    static SinglePictureRow of(PDImageXObject image, double column) {
        return new SinglePictureRow(image, column, Math.min(LEAST, highest(image, column)));
    }

    private static double highest(PDImageXObject image, double column) {
        double scale = Math.min(LARGEST, column / image.getWidth());
        return Math.min(MOST, scale * image.getHeight());
    }

    @Override
    public double stretch() {
        return highest(image, column) - height;
    }

    @Override
    public UnbreakablePageRow stretched(double more) {
        return new SinglePictureRow(image, column, height + more);
    }

    @Override
    public void draw(PageCanvas page, double x, double top) {
        page.image(image, x, top, height * image.getWidth() / image.getHeight(), height);
    }
}
