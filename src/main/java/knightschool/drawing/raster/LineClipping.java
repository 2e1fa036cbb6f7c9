package knightschool.drawing.raster;

/** Clips lines, after Liang and Barsky (1984), A new concept and method for line clipping. */
final class LineClipping {
    private LineClipping() {}

    /**
     * Clips a line to a rectangle.
     *
     * @param line x and y of its ends; they are moved to the ends of the part inside
     * @param least the smallest x and y
     * @param mostX the largest x
     * @param mostY the largest y
     * @return whether any part of the line lies inside
     */
    static boolean inside(double[] line, double least, double mostX, double mostY) {
        double x = line[0];
        double y = line[1];
        double dx = line[2] - x;
        double dy = line[3] - y;
        double from = 0;
        double to = 1;
        double[] towards = {-dx, dx, -dy, dy};
        double[] distance = {x - least, mostX - x, y - least, mostY - y};
        for (int side = 0; side < towards.length; side++) {
            if (towards[side] == 0 && distance[side] < 0) {
                return false;
            }
            if (towards[side] < 0) {
                from = Math.max(from, distance[side] / towards[side]);
            } else if (towards[side] > 0) {
                to = Math.min(to, distance[side] / towards[side]);
            }
        }
        line[0] = x + from * dx;
        line[1] = y + from * dy;
        line[2] = x + to * dx;
        line[3] = y + to * dy;
        return from <= to;
    }
}
