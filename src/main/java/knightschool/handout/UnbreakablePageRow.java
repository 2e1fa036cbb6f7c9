package knightschool.handout;

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
                page.line(x + BAR, top, x + BAR, top + height(), BAR, PrintTypography.STRONG);
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
            page.rule(x + PrintTypography.LABEL, x + width, top + BASE + 2);
        }
    }
}
