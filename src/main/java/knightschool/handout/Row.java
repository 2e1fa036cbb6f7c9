package knightschool.handout;

/** A piece of a page that is not cut: a line of words, a picture, or space. Measured in points. */
interface Row {
    double height();

    /** @param top of the row, below the top of the page */
    void draw(PageContent page, double x, double top);

    /** How much higher it can be drawn where there is room. */
    default double stretch() {
        return 0;
    }

    /** The same, higher by that. */
    default Row stretched(double more) {
        return this;
    }

    /** Space. */
    static Row gap(double height) {
        return new Row() {
            @Override
            public double height() {
                return height;
            }

            @Override
            public void draw(PageContent page, double x, double top) {
                // Nothing is there.
            }
        };
    }

    /** The same further to the right, beside a bar where it is set apart. */
    record Indented(Row row, double indent, boolean bar) implements Row {
        private static final double BAR = 1.2;

        @Override
        public double height() {
            return row.height();
        }

        @Override
        public void draw(PageContent page, double x, double top) {
            if (bar) {
                page.line(x + BAR, top, x + BAR, top + height(), BAR, PrintTypography.STRONG);
            }
            row.draw(page, x + indent, top);
        }
    }

    /** A line to write on, behind a word. */
    record WritingLine(String word, double width) implements Row {
        private static final double HEIGHT = 24;
        private static final double BASE = 18;

        @Override
        public double height() {
            return HEIGHT;
        }

        @Override
        public void draw(PageContent page, double x, double top) {
            page.text(word, HandoutFont.TEXT, PrintTypography.SMALL, x, top + BASE, PrintTypography.PALE);
            page.line(
                    x + PrintTypography.LABEL,
                    top + BASE + 2,
                    x + width,
                    top + BASE + 2,
                    PrintTypography.HAIR,
                    PrintTypography.PALE);
        }
    }
}
