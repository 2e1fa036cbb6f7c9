package knightschool.drawing;

import java.util.List;
import knightschool.search.Path;
import knightschool.search.StepKind;

/**
 * The squares visited as a line that grows stronger towards the knight, and the edge of this step below it in yellow.
 */
final class PathDrawing {
    private final SketchBuilder pencil;
    private final BoardGeometry geometry;
    private final PathLook look;

    PathDrawing(SketchBuilder pencil, BoardGeometry geometry, PathLook look) {
        this.pencil = pencil;
        this.geometry = geometry;
        this.look = look;
    }

    void draw(Path path, StepKind stepKind) {
        int last = path.length() - 1;
        for (int i = 1; i <= last; i++) {
            if (i == last && stepKind instanceof StepKind.Place) {
                edge(
                        path.square(i - 1),
                        path.square(i),
                        Stroke.flat(ColourRole.ACCENT.tone(), part(Measures.NOW_WIDTH)));
            }
            edge(path.square(i - 1), path.square(i), Stroke.flat(look.path((double) i / last), part(look.pathWidth())));
        }
        List<Integer> left = stepKind.takenBack();
        for (int i = 0; i < left.size(); i++) {
            takenBack(left.get(i), i + 1 < left.size() ? left.get(i + 1) : path.head());
        }
    }

    private void takenBack(int left, int to) {
        edge(to, left, Stroke.flat(ColourRole.ACCENT.tone(), part(Measures.NOW_WIDTH)));
        double dash = part(Measures.RETREAT_DASH);
        Stroke dashes = Stroke.flat(ColourRole.ON_ACCENT.tone(), part(Measures.RETREAT_WIDTH))
                .dashed(dash, dash);
        edge(to, left, dashes);
    }

    private double part(double measure) {
        return measure * geometry.side();
    }

    private void edge(int from, int to, Stroke stroke) {
        pencil.line(geometry.centreX(from), geometry.centreY(from), geometry.centreX(to), geometry.centreY(to), stroke);
    }
}
