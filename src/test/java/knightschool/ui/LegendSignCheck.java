package knightschool.ui;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.SketchView;
import knightschool.ui.board.VectorGraphicNode;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendPane;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.shell.MainWindow;

/**
 * Compares the rows of a legend with the shapes on the scene. A sign is drawn by the code that draws the scene, so its
 * shapes are there in the same colours, and its letters are letters of the scene, though in other sizes and places.
 */
final class LegendSignCheck {
    /** Grounds on which signs are drawn. */
    private static final Set<ColourExpression> GROUNDS = Set.of(
            ColourRole.PAGE, ColourRole.SQUARE_LIGHT, ColourRole.SQUARE_DARK, ColourRole.SURFACE, ColourRole.FLOOR);

    /** Signs of small squares, which are painted as an image rather than shapes. */
    private static final Set<String> PAINTED = Set.of("Visited, in colour");

    /** The edge of a board and the lines of a table, which are no signs. */
    private static final Set<Object> RULES = Set.of(ColourRole.BOARD_EDGE, ColourRole.HAIRLINE);

    /** The style classes of legends on the page of a scene. */
    private static final List<String> KEYS = List.of("board-legend", "map-legend", "line-legend");

    /** The colours of axes and of thin lines between parts. */
    private static final Set<Object> AXES = Set.of(ColourRole.HAIRLINE, ColourRole.MUTED, "mixed ground");

    /**
     * What is below a dark line and below words, the floor of a puzzle with its frame, a cell with a thin edge, and the
     * ring at the end of a line, of which the row of the line speaks.
     */
    private static final Set<Look> BELOW = Set.of(
            new Look(SketchShape.Line.class, "ground", "", false, ""),
            new Look(SketchShape.Box.class, "ground", ColourRole.HAIRLINE, false, ""),
            new Look(SketchShape.Box.class, "ground", ColourRole.CONTROL_EDGE, false, ""),
            new Look(SketchShape.Box.class, "ground", ColourRole.INK, false, ""),
            new Look(SketchShape.Disc.class, "ground", ColourRole.INK, false, ""));

    /** Labels with a meaning of their own, with 1 for any number. */
    private static final Set<String> SIGNS = Set.of("1.", "?", "by 1");

    /** Any other label: the name of a column, a row, a square or an axis, or a number that its place explains. */
    private static final Look NAME = new Look(SketchShape.Label.class, "", "", false, "a name");

    /** Drawings by id or style class in which words or numbers beside a shape explain it. */
    private static final Set<String> WITH_WORDS_BESIDE =
            Set.of("editor-facts", "experiment-plot", "experiment-table", "domain-row");

    /** The bar of a level's moves, at which the moves for each star are written by labels of their own. */
    private static final String PACE = "level-pace";

    /** The largest distance of such words from their shape, in pixels. */
    private static final double BESIDE = 40;

    /** Drawings in which one row explains a sign in the colours of all solvers, whose names stand at their markers. */
    private static final Set<String> IN_COLOURS_OF_SOLVERS = Set.of("experiment-plot", "experiment-table");

    private LegendSignCheck() {}

    /** What a shape looks like wherever it is: its kind, its colours, and whether its line is broken; or its text. */
    private record Look(Class<?> shape, Object tone, Object line, boolean dashed, String text) {}

    /** Returns the rows of the legend with a shape that the scene does not show. On the JavaFX thread. */
    static List<String> undrawn(MainWindow window) {
        Node scene = window.current().orElseThrow().node();
        Set<Look> drawn =
                sketches(scene).flatMap(sketch -> visible(sketch).stream()).collect(Collectors.toSet());
        return window.current().flatMap(live -> live.offer(LegendScene.class)).map(LegendScene::signs).stream()
                .flatMap(List::stream)
                .filter(entry -> !PAINTED.contains(entry.name()))
                .flatMap(entry -> missing(entry, drawn).stream())
                .toList();
    }

    /**
     * Returns the shapes in all drawings of the scene, besides names, numbers, edges, rules and axes, that are in no
     * row of the legend and on no scale. On the JavaFX thread.
     */
    static List<String> unexplained(MainWindow window) {
        Node scene = window.current().orElseThrow().node();
        Set<Look> explained = Stream.concat(
                        window.current().flatMap(live -> live.offer(LegendScene.class)).map(LegendScene::signs).stream()
                                .flatMap(List::stream)
                                .flatMap(LegendSignCheck::looks)
                                .map(LegendSignCheck::shaped),
                        scales(scene).flatMap(sketch -> visible(sketch).stream()))
                .collect(Collectors.toSet());
        return scene.lookupAll("*").stream()
                .filter(VectorGraphicNode.class::isInstance)
                .filter(ScreenRobot::isSeen)
                .filter(node -> !isExplainedInPlace(node))
                .flatMap(node -> ((VectorGraphicNode) node)
                        .sketched().stream()
                                .flatMap(sketch -> (isIn(node, WITH_WORDS_BESIDE)
                                                ? looks(sketch, shape -> !hasWordsBeside(shape, sketch))
                                                : visible(sketch))
                                        .stream())
                                .map(LegendSignCheck::shaped)
                                .filter(look -> isSign(look, node instanceof BoardCanvas))
                                .filter(look -> !explained.contains(look))
                                .filter(look -> !isIn(node, IN_COLOURS_OF_SOLVERS)
                                        || explained.stream()
                                                .noneMatch(
                                                        row -> inOneColour(row).equals(inOneColour(look))))
                                .map(look -> name(node) + " " + look))
                .distinct()
                .toList();
    }

    /** Returns the look of any label of the same shape; other looks stay. */
    private static Look shaped(Look look) {
        if (look.shape() != SketchShape.Label.class) {
            return look;
        }
        String shape = look.text().replaceAll("\\d+", "1");
        return SIGNS.contains(shape) ? new Look(SketchShape.Label.class, "", "", false, shape) : NAME;
    }

    private static boolean isSign(Look look, boolean onBoard) {
        return !look.equals(NAME)
                && look.line() != ColourRole.BOARD_EDGE
                && look.tone() != ColourRole.BOARD_EDGE
                && (onBoard ? !RULES.contains(look.line()) : !AXES.contains(look.tone()) && !BELOW.contains(look));
    }

    private static String name(Node node) {
        return node.getId() == null ? String.join(".", node.getStyleClass()) : node.getId();
    }

    private static boolean isExplainedInPlace(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent)
                .anyMatch(
                        at -> at instanceof LegendPane || at instanceof Labeled || isKey(at) || PACE.equals(name(at)));
    }

    /** Whether a node is in a drawing with one of the ids or style classes. */
    private static boolean isIn(Node node, Set<String> drawings) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent)
                .anyMatch(at -> drawings.contains(name(at))
                        || at.getStyleClass().stream().anyMatch(drawings::contains));
    }

    private static boolean hasWordsBeside(SketchShape shape, Sketch sketch) {
        Optional<Bounds> bounds = bounds(shape);
        return bounds.isPresent()
                && sketch.shapes().stream()
                        .filter(SketchShape.Label.class::isInstance)
                        .map(SketchShape.Label.class::cast)
                        .filter(label -> !label.text().isBlank())
                        .anyMatch(label -> distance(bounds.get(), label.x(), label.y()) <= BESIDE);
    }

    private static double distance(Bounds bounds, double x, double y) {
        return Math.hypot(
                x - Math.clamp(x, bounds.getMinX(), bounds.getMaxX()),
                y - Math.clamp(y, bounds.getMinY(), bounds.getMaxY()));
    }

    /** The bounds of a shape that can be a marker, a bar or a cell. */
    private static Optional<Bounds> bounds(SketchShape shape) {
        return switch (shape) {
            case SketchShape.Disc disc ->
                Optional.of(new BoundingBox(
                        disc.x() - disc.radius(), disc.y() - disc.radius(), 2 * disc.radius(), 2 * disc.radius()));
            case SketchShape.Box box -> Optional.of(new BoundingBox(box.x(), box.y(), box.width(), box.height()));
            case SketchShape.Line line ->
                Optional.of(new BoundingBox(
                        Math.min(line.x1(), line.x2()),
                        Math.min(line.y1(), line.y2()),
                        Math.abs(line.x2() - line.x1()),
                        Math.abs(line.y2() - line.y1())));
            case SketchShape.Outline outline -> bounds(outline.curve());
            default -> Optional.empty();
        };
    }

    private static Optional<Bounds> bounds(VectorOutline outline) {
        List<VectorOutline.Move> corners = outline.parts().stream()
                .flatMap(part -> switch (part) {
                    case VectorOutline.Move move -> Stream.of(move);
                    case VectorOutline.To(double x, double y) -> Stream.of(new VectorOutline.Move(x, y));
                    default -> Stream.<VectorOutline.Move>empty();
                })
                .toList();
        if (corners.isEmpty()) {
            return Optional.empty();
        }
        DoubleSummaryStatistics x =
                corners.stream().mapToDouble(VectorOutline.Move::x).summaryStatistics();
        DoubleSummaryStatistics y =
                corners.stream().mapToDouble(VectorOutline.Move::y).summaryStatistics();
        return Optional.of(new BoundingBox(x.getMin(), y.getMin(), x.getMax() - x.getMin(), y.getMax() - y.getMin()));
    }

    private static String inOneColour(Look look) {
        return look.toString().replaceAll("SERIES_\\d+", "SERIES");
    }

    private static Stream<Look> looks(LegendEntry entry) {
        return entry.signs().stream().flatMap(sign -> visible(sign).stream());
    }

    /** The scales of colours, which stand on the page while the legend is shown, too. */
    private static Stream<Sketch> scales(Node scene) {
        return scene.lookupAll("*").stream()
                .filter(LegendSignCheck::isKey)
                .filter(Parent.class::isInstance)
                .flatMap(key -> ((Parent) key).getChildrenUnmodifiable().stream())
                .filter(SketchView.class::isInstance)
                .flatMap(scale -> ((SketchView) scale).sketched().stream());
    }

    private static Optional<String> missing(LegendEntry entry, Set<Look> drawn) {
        List<Look> missing = looks(entry)
                .filter(look -> look.line() != ColourRole.BOARD_EDGE && !drawn.contains(look))
                .distinct()
                .toList();
        return missing.isEmpty() ? Optional.empty() : Optional.of(entry.name() + " " + missing);
    }

    private static boolean isKey(Node node) {
        return KEYS.stream().anyMatch(node.getStyleClass()::contains);
    }

    private static Stream<Sketch> sketches(Node node) {
        if (!node.isVisible() || node instanceof LegendPane || node instanceof Labeled || isKey(node)) {
            return Stream.empty();
        }
        if (node instanceof VectorGraphicNode sketchable) {
            return sketchable.sketched().stream();
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(LegendSignCheck::sketches)
                : Stream.empty();
    }

    /** The looks of the shapes inside a sketch that no later one covers. */
    private static List<Look> visible(Sketch sketch) {
        return looks(sketch, _ -> true);
    }

    /** The looks of the visible shapes that pass a test. */
    private static List<Look> looks(Sketch sketch, Predicate<SketchShape> test) {
        List<Look> looks = new ArrayList<>();
        List<SketchShape> shapes = sketch.shapes();
        for (int i = 0; i < shapes.size(); i++) {
            SketchShape shape = shapes.get(i);
            boolean covered = shapes.subList(i + 1, shapes.size()).stream().anyMatch(later -> covers(later, shape));
            if (!covered && isInside(shape, sketch) && test.test(shape)) {
                look(shape).ifPresent(looks::add);
            }
        }
        return looks;
    }

    private static boolean covers(SketchShape later, SketchShape shape) {
        return later instanceof SketchShape.Disc other
                && other.style()
                        .fill()
                        .filter(fill -> !(fill instanceof ColourExpression.Sheer))
                        .isPresent()
                && switch (shape) {
                    case SketchShape.Disc disc ->
                        Math.hypot(other.x() - disc.x(), other.y() - disc.y()) < 1
                                && other.radius() >= disc.radius() - 0.01;
                    case SketchShape.Box box -> other.radius() >= farthestSide(box, other);
                    default -> false;
                };
    }

    /** What is left of a box at its corners is no sign. */
    private static double farthestSide(SketchShape.Box box, SketchShape.Disc disc) {
        double across = Math.max(Math.abs(box.x() - disc.x()), Math.abs(box.x() + box.width() - disc.x()));
        double down = Math.max(Math.abs(box.y() - disc.y()), Math.abs(box.y() + box.height() - disc.y()));
        return Math.max(across, down);
    }

    private static boolean isInside(SketchShape shape, Sketch sketch) {
        return switch (shape) {
            case SketchShape.Disc disc -> isInside(disc.x(), disc.y(), sketch);
            case SketchShape.Box box -> isPartInside(box, sketch);
            case SketchShape.Line line -> isInside((line.x1() + line.x2()) / 2, (line.y1() + line.y2()) / 2, sketch);
            case SketchShape.Label label -> isInside(label.x(), label.y(), sketch);
            case SketchShape.Lines lines -> !lines.lines().isEmpty();
            case SketchShape.Outline _ -> true;
        };
    }

    /** A corner of a block is enough for its sign. */
    private static boolean isPartInside(SketchShape.Box box, Sketch sketch) {
        return box.x() < sketch.width()
                && box.y() < sketch.height()
                && box.x() + box.width() > 0
                && box.y() + box.height() > 0;
    }

    private static boolean isInside(double x, double y, Sketch sketch) {
        return x >= 0 && y >= 0 && x <= sketch.width() && y <= sketch.height();
    }

    private static Optional<Look> look(SketchShape shape) {
        return switch (shape) {
            case SketchShape.Disc disc -> area(SketchShape.Disc.class, disc.style());
            case SketchShape.Box box -> area(SketchShape.Box.class, box.style());
            // Several boxes that meet are drawn as one area.
            case SketchShape.Outline outline -> area(SketchShape.Box.class, outline.style());
            case SketchShape.Line line -> Optional.of(line(line.stroke()));
            case SketchShape.Lines lines -> Optional.of(line(lines.stroke()));
            case SketchShape.Label label -> Optional.of(new Look(SketchShape.Label.class, "", "", false, label.text()));
        };
    }

    private static Look line(LineStyle stroke) {
        return new Look(
                SketchShape.Line.class, tone(stroke.tone()), "", stroke.dash().isPresent(), "");
    }

    private static Optional<Look> area(Class<?> kind, AreaStyle style) {
        boolean ground = style.border().isEmpty()
                && style.fill().filter(LegendSignCheck::isGround).isPresent();
        return ground
                ? Optional.empty()
                : Optional.of(new Look(
                        kind,
                        style.fill().map(LegendSignCheck::tone).orElse(""),
                        style.border().map(line -> tone(line.tone())).orElse(""),
                        style.border().flatMap(LineStyle::dash).isPresent(),
                        ""));
    }

    private static boolean isGround(ColourExpression fill) {
        return fill instanceof ColourExpression.Sheer sheer ? isGround(sheer.tone()) : GROUNDS.contains(fill);
    }

    /** A colour without what varies from square to square: the ground below it and its share. */
    private static Object tone(ColourExpression tone) {
        return switch (tone) {
            case ColourRole role -> GROUNDS.contains(role) ? "ground" : role;
            case ColourExpression.Mixed mixed -> "mixed " + tone(mixed.top());
            case ColourExpression.Aged aged -> "aged " + tone(aged.top());
            case ColourExpression.Inked _ -> "inked";
            case ColourExpression.Heated heated -> "heated " + tone(heated.top());
            case ColourExpression.Shaded shaded -> "shaded " + shaded.share() + " " + tone(shaded.top());
            case ColourExpression.Sheer sheer -> tone(sheer.tone());
        };
    }
}
