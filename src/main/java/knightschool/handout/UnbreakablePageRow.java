package knightschool.handout;

import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** A part of a page that is not cut: a line of words, a picture, or space. Lengths are in points. */
interface UnbreakablePageRow {
    double height();

    /**
     * Draws the row.
     *
     * @param top the distance of its top from the top of the page
     */
    void draw(PageCanvas page, double x, double top);

    /** Returns how much higher the row can be drawn if there is space. */
    default double stretch() {
        return 0;
    }

    /** Returns the row with additional height. */
    default UnbreakablePageRow stretched(double more) {
        return this;
    }

    /** Returns an empty row. */
    static UnbreakablePageRow gap(double height) {
        return new UnbreakablePageRow() {
            @Override
            public double height() {
                return height;
            }

            @Override
            public void draw(PageCanvas page, double x, double top) {
                // Nothing is there.
            }
        };
    }

    /** An indented row, optionally with a bar that sets it apart. */
    record Indented(UnbreakablePageRow row, double indent, boolean bar) implements UnbreakablePageRow {
        private static final double BAR = 1.2;

        @Override
        public double height() {
            return row.height();
        }

        @Override
        public void draw(PageCanvas page, double x, double top) {
            if (bar) {
                page.line(x + BAR, top, x + BAR, top + height(), BAR, HandoutSizesAndGreys.STRONG);
            }
            row.draw(page, x + indent, top);
        }
    }

    /** A line to write on, after a word. */
    record WritingLine(String word, double width) implements UnbreakablePageRow {
        private static final double HEIGHT = 24;
        private static final double BASE = 18;

        @Override
        public double height() {
            return HEIGHT;
        }

        @Override
        public void draw(PageCanvas page, double x, double top) {
            page.note(word, x, top + BASE);
            page.rule(x + HandoutSizesAndGreys.LABEL, x + width, top + BASE + 2);
        }
    }

    /** A picture as high as its row. */
    record Picture(PDImageXObject image, double column, double height) implements UnbreakablePageRow {
        private static final double LEAST = 195;
        private static final double MOST = 280;

        /** The largest number of points per pixel of the picture, which has two pixels for each of the screen. */
        private static final double LARGEST = 0.4;

        /** Returns a row with the smallest height at which the picture is readable. */
        static Picture of(PDImageXObject image, double column) {
            return new Picture(image, column, Math.min(LEAST, highest(image, column)));
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
            return new Picture(image, column, height + more);
        }

        @Override
        public void draw(PageCanvas page, double x, double top) {
            page.image(image, x, top, height * image.getWidth() / image.getHeight(), height);
        }
    }
}
