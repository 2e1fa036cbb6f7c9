package knightschool.handout;

import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** A picture as large as its row. */
record PictureRow(PDImageXObject image, double column, double height) implements Row {
    private static final double LEAST = 195;
    private static final double MOST = 280;

    /** Points of paper for a pixel of the picture: on screen it has two for each that is laid out. */
    private static final double LARGEST = 0.4;

    /** As low as it can be read. */
    static PictureRow of(PDImageXObject image, double column) {
        return new PictureRow(image, column, Math.min(LEAST, highest(image, column)));
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
    public Row stretched(double more) {
        return new PictureRow(image, column, height + more);
    }

    @Override
    public void draw(PageContent page, double x, double top) {
        page.image(image, x, top, height * image.getWidth() / image.getHeight(), height);
    }
}
