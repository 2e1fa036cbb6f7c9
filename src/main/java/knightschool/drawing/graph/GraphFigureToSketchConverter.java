package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.layout.VertexPositions;

/** Converts figures of graphs to sketches, for pictures in files. Parts outside the picture are left out. */
public final class GraphFigureToSketchConverter {
    private GraphFigureToSketchConverter() {}

    /** Returns a sketch with the size of the figure's marks. */
    public static Sketch of(GraphFigure figure) {
        double width = figure.marks().width();
        double height = figure.marks().height();
        SketchBuilder pencil = new SketchBuilder();
        figure.ground()
                .ifPresentOrElse(
                        ground -> ground.shapes().forEach(pencil::add),
                        () -> pencil.box(0, 0, width, height, 0, AreaStyle.filled(figure.paper())));
        figure.batches().forEach(batch -> {
            switch (batch) {
                case EdgeBatch edges -> edges(pencil, edges, figure.places());
                case VertexBatch vertices -> vertices(pencil, vertices, figure.places(), width, height);
            }
        });
        figure.marks().shapes().forEach(pencil::add);
        return pencil.sketch(width, height);
    }

    private static void edges(SketchBuilder pencil, EdgeBatch pass, VertexPositions places) {
        LineStyle stroke = LineStyle.flat(pass.tone(), pass.width());
        List<SketchShape.Line> lines = new ArrayList<>();
        for (int i = 0; i < pass.count(); i++) {
            int one = pass.ends()[2 * i];
            int other = pass.ends()[2 * i + 1];
            lines.add(new SketchShape.Line(
                    places.x()[one], places.y()[one], places.x()[other], places.y()[other], stroke));
        }
        pencil.add(new SketchShape.Lines(lines, stroke));
    }

    private static void vertices(
            SketchBuilder pencil, VertexBatch pass, VertexPositions places, double width, double height) {
        double radius = (pass.diameter() - pass.rimWidth()) / 2;
        AreaStyle style = style(pass);
        IntStream.of(pass.vertices())
                .filter(vertex -> places.x()[vertex] > -radius && places.x()[vertex] < width + radius)
                .filter(vertex -> places.y()[vertex] > -radius && places.y()[vertex] < height + radius)
                .forEach(vertex ->
                        vertex(pencil, places.x()[vertex], places.y()[vertex], radius, pass.roundness(), style));
    }

    private static void vertex(
            SketchBuilder pencil, double x, double y, double radius, double roundness, AreaStyle style) {
        if (roundness == 1) {
            pencil.disc(x, y, radius, style);
        } else {
            pencil.box(x - radius, y - radius, 2 * radius, 2 * radius, roundness * radius, style);
        }
    }

    private static AreaStyle style(VertexBatch pass) {
        if (pass.rimWidth() == 0) {
            return AreaStyle.filled(pass.fill());
        }
        LineStyle rim = LineStyle.flat(pass.rim(), pass.rimWidth());
        return pass.isHollow() ? AreaStyle.outlined(rim) : AreaStyle.of(pass.fill(), rim);
    }
}
