package knightschool.drawing;

/**
 * The shape of an algorithm's chips, so that algorithms can be told apart without colours. All shapes look equally
 * large.
 */
public enum MarkerShape {
    SQUARE {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            double half = 0.92 * radius;
            return new Shape.Box(x - half, y - half, 2 * half, 2 * half, ROUNDING * radius, style);
        }
    },
    CIRCLE {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            return new Shape.Disc(x, y, radius, style);
        }
    },
    DIAMOND {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            return polygon(x, y, 4, 1.23 * radius, -Math.PI / 2, style);
        }
    },
    TRIANGLE {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            return polygon(x, y + 0.16 * radius, 3, 1.42 * radius, -Math.PI / 2, style);
        }
    },
    HEXAGON {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            return polygon(x, y, 6, 1.12 * radius, 0, style);
        }
    },
    PENTAGON {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            return polygon(x, y + 0.06 * radius, 5, 1.18 * radius, -Math.PI / 2, style);
        }
    },
    WEDGE {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            return polygon(x, y - 0.16 * radius, 3, 1.42 * radius, Math.PI / 2, style);
        }
    },
    PLUS {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            return new Shape.Outline(VectorOutline.plus(x, y, 1.12 * radius, 0.48 * radius), style);
        }
    },
    HOURGLASS {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            return new Shape.Outline(VectorOutline.hourglass(x, y, 1.12 * radius, 0.62 * radius), style);
        }
    },
    BRICK {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            double width = 2.5 * radius;
            double height = 1.4 * radius;
            return new Shape.Box(x - width / 2, y - height / 2, width, height, ROUNDING * radius, style);
        }
    },
    /** Two joined blocks: for tours that are joined from blocks. */
    BLOCKS {
        @Override
        public Shape at(double x, double y, double radius, AreaStyle style) {
            return new Shape.Outline(VectorOutline.blocks(x, y, radius, 0.26 * radius), style);
        }
    };

    private static final double ROUNDING = 0.28;

    /** Returns the shape around a point, visually as large as a disc of the given radius. */
    public abstract Shape at(double x, double y, double radius, AreaStyle style);

    private static Shape polygon(double x, double y, int corners, double radius, double first, AreaStyle style) {
        return new Shape.Outline(VectorOutline.polygon(x, y, corners, radius, ROUNDING * radius / 1.23, first), style);
    }
}
