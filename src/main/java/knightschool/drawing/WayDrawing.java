package knightschool.drawing;

import java.util.List;
import knightschool.search.Change;
import knightschool.search.Way;

/**
 * The squares visited as a line that grows stronger towards the knight, and the edge of this step below it in yellow.
 */
final class WayDrawing {
    private final Pencil pencil;
    private final BoardGeometry geometry;
    private final AlgorithmLook look;

    WayDrawing(Pencil pencil, BoardGeometry geometry, AlgorithmLook look) {
        this.pencil = pencil;
        this.geometry = geometry;
        this.look = look;
    }

    void draw(Way way, Change change) {
        int last = way.length() - 1;
        for (int i = 1; i <= last; i++) {
            if (i == last && change instanceof Change.Place) {
                edge(way.square(i - 1), way.square(i), Stroke.flat(Role.ACCENT.tone(), part(Measures.NOW_WIDTH)));
            }
            edge(way.square(i - 1), way.square(i), Stroke.flat(look.way((double) i / last), part(Measures.WAY_WIDTH)));
        }
        List<Integer> left = change.takenBack();
        for (int i = 0; i < left.size(); i++) {
            takenBack(left.get(i), i + 1 < left.size() ? left.get(i + 1) : way.head());
        }
    }

    private void takenBack(int left, int to) {
        edge(to, left, Stroke.flat(Role.ACCENT.tone(), part(Measures.NOW_WIDTH)));
        double dash = part(Measures.RETREAT_DASH);
        Stroke dashes =
                Stroke.flat(Role.ON_ACCENT.tone(), part(Measures.RETREAT_WIDTH)).dashed(dash, dash);
        edge(to, left, dashes);
    }

    private double part(double measure) {
        return measure * geometry.side();
    }

    private void edge(int from, int to, Stroke stroke) {
        pencil.line(geometry.centreX(from), geometry.centreY(from), geometry.centreX(to), geometry.centreY(to), stroke);
    }
}
