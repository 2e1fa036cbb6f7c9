package knightschool.drawing.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.label.CaptionPlacer;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.drawing.label.LabelPlacer;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;

/**
 * Draws the marks on the vertices of a knight's graph. A witness is marked as on the board: removed vertices are
 * crossed out, the others have the letter of their component, vertices to look at have a small cross. The start, the
 * neighbours of the vertex pointed at, and the vertices of a fact have a ring, the end a dashed ring. Names are drawn
 * last.
 */
final class KnightGraphMarksDrawing {
    /**
     * The smallest vertex diameter, in pixels, with letters; on smaller vertices they could not be assigned to a
     * vertex.
     */
    static final double LETTERS_FROM = 9;

    /** The smallest vertex diameter, in pixels, with letters inside the vertex, where nothing can cover them. */
    static final double LETTERS_INSIDE_FROM = 24;

    private static final double LETTER_INSIDE = 0.46;
    private static final double NAME_INSIDE = 0.4;
    /** The largest number of edges that leave places between them. */
    private static final long MOST_CLEAR_EDGES = 1_000;

    private static final double RING = 2;
    private static final double REACH_OF_LARGE = 0.4;
    private static final int FEW = 12;
    private static final int FEW_NAMES = 48;

    /** The largest number of visible vertices that have names beside them. */
    private static final int MOST_NAMES = 200;

    /** The largest distance of a part of a name from its vertex, in pixels. */
    private static final double NEAR = 90;

    private static final double LETTER = 12;
    private static final double SMALL_NAME = 11;
    private static final double NAME = 14;
    private static final double LARGE_NAME = 20;
    private static final double DISC = 8.5;

    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression PAGE = ColourRole.PAGE;

    /** The circle between parts, dotted so that it differs from every edge. */
    private static final LineStyle BETWEEN_PARTS =
            LineStyle.flat(INK.into(PAGE, 0.6), 1.5).dashed(2, 5);

    private final SketchBuilder pencil = new SketchBuilder();
    private final KnightGraph graph;
    private final Board board;
    private final KnightGraphAppearance look;
    private final VertexPositions places;
    private final double width;
    private final double height;
    private final double size;

    KnightGraphMarksDrawing(
            KnightGraph graph, KnightGraphAppearance look, VertexPositions places, double width, double height) {
        this.graph = graph;
        this.board = graph.board();
        this.look = look;
        this.places = places;
        this.width = width;
        this.height = height;
        this.size = look.vertexSize();
    }

    Sketch draw(List<GraphPartCaption> captions) {
        look.morph().ifPresentOrElse(morph -> ofBoard(morph, captions), () -> ofGraph(captions));
        return pencil.sketch(width, height);
    }

    private void ofBoard(BoardToGraphMorph morph, List<GraphPartCaption> captions) {
        captions.forEach(caption -> caption.band().ifPresent(this::innerCircle));
        captions(captions, new LabelPlacer(pencil, width, height));
        new MorphVertexLabelDrawing(pencil, graph, morph, look, places).draw();
    }

    private void ofGraph(List<GraphPartCaption> captions) {
        captions.forEach(caption -> caption.band().ifPresent(this::innerCircle));
        witness();
        look.walk().ifPresent(this::returns);
        double line = Math.clamp(size / 8, 1, 2);
        if (board.isPlayable(board.start())) {
            ring(board.start(), LineStyle.flat(INK, line));
        }
        if (board.isPlayable(board.end())) {
            ring(board.end(), LineStyle.flat(INK, line).dashed(3, 3));
        }
        if (board.isPlayable(look.pointed())) {
            for (int neighbour : graph.neighbours(look.pointed())) {
                near(neighbour, line);
            }
        }
        board.playable().filter(look.pinned()).forEach(this::pin);
        LabelPlacer labels = new LabelPlacer(pencil, width, height);
        captions(captions, labels);
        names(labels);
    }

    private void innerCircle(GraphPartCaption.Band band) {
        if (band.inner() > 0) {
            pencil.disc(band.x(), band.y(), band.inner(), AreaStyle.outlined(BETWEEN_PARTS));
        }
    }

    private void captions(List<GraphPartCaption> captions, LabelPlacer labels) {
        if (!captions.isEmpty()) {
            CaptionPlacer words = new CaptionPlacer(pencil, labels, places, width, height);
            BitSet ringed = ringed();
            board.playable().forEach(square -> words.keepFree(square, radius(square, ringed.get(square))));
            forEdges(words::keepClear);
            captions.forEach(words::write);
        }
    }

    /** Calls an action for each edge, if the edges are so few that they leave places between them. */
    private void forEdges(EdgeAction action) {
        if (graph.edgeCount() <= MOST_CLEAR_EDGES) {
            board.playable()
                    .forEach(square -> Arrays.stream(graph.neighbours(square))
                            .filter(other -> other > square)
                            .forEach(other -> action.on(square, other)));
        }
    }

    @FunctionalInterface
    private interface EdgeAction {
        void on(int square, int other);
    }

    /** Returns the outer radius of a vertex with its ring. */
    private double radius(int square, boolean ringed) {
        double part = look.shades()
                .map(shades -> shades.shades().get(shades.of()[square]).size())
                .orElse(1.0);
        return Math.max(ringed ? VertexBatch.RING * size + RING : 0, part * size / 2);
    }

    /** Returns the vertices with a ring around them. */
    private BitSet ringed() {
        BitSet ringed = new BitSet();
        IntStream about = IntStream.concat(
                IntStream.of(board.start(), board.end(), look.pointed()),
                Arrays.stream(look.emphasis().vertices()));
        IntStream near =
                board.isPlayable(look.pointed()) ? Arrays.stream(graph.neighbours(look.pointed())) : IntStream.empty();
        IntStream.concat(about, near).filter(board::isPlayable).forEach(ringed::set);
        return ringed;
    }

    /** Draws a short line below a pinned vertex. */
    private void pin(int square) {
        double foot = y(square) + 0.62 * size + 3;
        pencil.line(x(square) - 0.4 * size, foot, x(square) + 0.4 * size, foot, LineStyle.round(INK, 2));
    }

    private void near(int square, double line) {
        if (look.palette().bandsAccent()) {
            ring(square, LineStyle.flat(ColourRole.ACCENT, 2.4 * line));
            ring(square, LineStyle.flat(ColourRole.ON_ACCENT, 0.8 * line));
        } else {
            ring(square, LineStyle.flat(ColourRole.ACCENT, line));
        }
    }

    private void ring(int square, LineStyle stroke) {
        pencil.disc(x(square), y(square), VertexBatch.RING * size, AreaStyle.outlined(stroke));
    }

    private void names(LabelPlacer labels) {
        boolean all = look.named() && look.evidence().pieces().isEmpty();
        if (all && size >= LETTERS_INSIDE_FROM) {
            board.playable().filter(this::isSeen).forEach(this::inside);
            return;
        }
        int[] squares = all
                ? board.playable().filter(this::isSeen).limit(MOST_NAMES + 1L).toArray()
                : new int[0];
        boolean few = squares.length > 0 && squares.length <= MOST_NAMES;
        double type = squares.length <= FEW && few ? LARGE_NAME : squares.length <= FEW_NAMES ? NAME : SMALL_NAME;
        if (few) {
            Arrays.stream(squares).forEach(square -> labels.keepFree(x(square), y(square), size / 2));
        }
        keepFreeOfNeighbours(labels);
        if (IntStream.of(board.start(), board.end(), look.pointed()).anyMatch(board::isPlayable)) {
            forEdges((one, other) -> labels.avoid(x(one), y(one), x(other), y(other)));
        }
        must(labels, board.start(), type);
        must(labels, board.end(), type);
        if (look.pointed() != board.start() && look.pointed() != board.end()) {
            must(labels, look.pointed(), type);
        }
        if (few) {
            Arrays.stream(squares)
                    .filter(square -> square != board.start() && square != board.end() && square != look.pointed())
                    .forEach(square -> beside(labels, square, size / 2, type, false));
        }
    }

    private void beside(LabelPlacer labels, int square, double radius, double type, boolean must) {
        double[] away = awayFromNeighbours(square);
        var spot = new LabelPlacer.Spot(x(square), y(square), radius, away[0], away[1]);
        labels.beside(spot, SquareNames.name(board, square), type, must);
    }

    /** Returns the direction in which a vertex has fewer edges. */
    private double[] awayFromNeighbours(int square) {
        double[] away = new double[2];
        for (int neighbour : graph.neighbours(square)) {
            double dx = x(square) - x(neighbour);
            double dy = y(square) - y(neighbour);
            double length = Math.max(1, Math.hypot(dx, dy));
            away[0] += dx / length;
            away[1] += dy / length;
        }
        return away;
    }

    private void keepFreeAround(LabelPlacer labels, int square) {
        for (int other = 0; other < Math.min(board.squares(), places.bound()); other++) {
            boolean isNear = Math.abs(x(other) - x(square)) < NEAR && Math.abs(y(other) - y(square)) < NEAR;
            if (isNear && other != square && board.isPlayable(other)) {
                labels.keepFree(x(other), y(other), size / 2);
            }
        }
    }

    private void keepFreeOfNeighbours(LabelPlacer labels) {
        if (board.isPlayable(look.pointed())) {
            for (int neighbour : graph.neighbours(look.pointed())) {
                labels.keepFree(x(neighbour), y(neighbour), VertexBatch.RING * size);
            }
        }
    }

    private void must(LabelPlacer labels, int square, double type) {
        if (board.isPlayable(square)) {
            keepFreeAround(labels, square);
            beside(labels, square, VertexBatch.RING * size, type, true);
        }
    }

    private void inside(int square) {
        boolean filled = square != look.pointed()
                && look.shades()
                        .map(shades -> VertexShades.isDark(shades.shades().get(shades.of()[square])))
                        .orElse(board.isDark(square) != look.lightIsFilled());
        ColourExpression tone = square == look.pointed() ? ColourRole.ON_ACCENT : filled ? PAGE : INK;
        double type = Math.clamp(NAME_INSIDE * size, 10, LARGE_NAME);
        pencil.centred(x(square), y(square), SquareNames.name(board, square), type, SketchShape.Weight.STRONG, tone);
    }

    private boolean isSeen(int square) {
        return x(square) > -size && y(square) > -size && x(square) < width + size && y(square) < height + size;
    }

    private void witness() {
        WitnessMarks evidence = look.evidence();
        if (evidence.marked().size() <= FEW) {
            evidence.marked().forEach(this::cross);
        }
        evidence.removed().forEach(this::out);
        for (int i = 0; i < evidence.pieces().size() && size >= LETTERS_FROM; i++) {
            String letter = WitnessMarks.letter(i);
            boolean isLarge = WitnessMarks.isLarge(evidence.pieces().get(i));
            List<Integer> piece = evidence.pieces().get(i);
            piece.forEach(square -> letter(square, letter, isLarge));
        }
    }

    /** Draws rings around the vertices that a walk visits more than once. */
    private void returns(DrawnWalk walk) {
        walk.visitsOf().forEach((square, visits) -> {
            if (visits > 1) {
                pencil.disc(x(square), y(square), 0.9 * size, AreaStyle.outlined(LineStyle.round(INK, 2)));
            }
        });
    }

    private void out(int square) {
        double reach = size >= LETTERS_INSIDE_FROM ? REACH_OF_LARGE * size : 0.72 * size + 1;
        pencil.disc(x(square), y(square), size / 2 + 1, AreaStyle.filled(PAGE));
        pencil.cross(x(square), y(square), reach, LineStyle.round(INK, Math.clamp(size / 6, 1.5, 3)));
    }

    private void cross(int square) {
        double x = x(square) + size * 0.6 + 3;
        double y = y(square) - size * 0.6 - 3;
        pencil.disc(x, y, 5, AreaStyle.of(PAGE, LineStyle.round(INK, 1.2)));
        pencil.cross(x, y, 2, LineStyle.round(INK, 1.2));
    }

    private void letter(int square, String letter, boolean isLarge) {
        if (size >= LETTERS_INSIDE_FROM) {
            pencil.disc(x(square), y(square), size / 2, AreaStyle.filled(INK));
            pencil.disc(x(square), y(square), size / 2 - RING, AreaStyle.filled(isLarge ? INK : PAGE));
            write(letter, x(square), y(square), LETTER_INSIDE * size, isLarge ? PAGE : INK);
        } else {
            double x = x(square) + size / 2 + 5;
            double y = y(square) - size / 2 - 5;
            pencil.disc(x, y, DISC, AreaStyle.filled(isLarge ? PAGE : INK));
            write(letter, x, y, letter.length() > 1 ? LETTER - 2 : LETTER, isLarge ? INK : PAGE);
        }
    }

    private void write(String letter, double x, double y, double type, ColourExpression tone) {
        pencil.centred(x, y, letter, type, SketchShape.Weight.STRONG, tone);
    }

    private double x(int square) {
        return places.x()[square];
    }

    private double y(int square) {
        return places.y()[square];
    }
}
