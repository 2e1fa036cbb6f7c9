package knightschool.drawing.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.answer.FigureSign;
import knightschool.drawing.answer.QuizAnswerDrawing;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.MarkedBoardDrawing;
import knightschool.drawing.legend.LegendSignCollector;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.graph.KnightGraph;
import knightschool.graph.UndirectedEdge;

/** Lists the signs on a figure of a slide: a board with marks, or a board that turns into its graph. */
public final class SlideFigureLegendSigns {
    /** The side, in pixels, of the squares from which signs are cut. */
    private static final double SIDE = 60;

    /** The side of a square that is completely visible in its sign. */
    private static final double WHOLE = 37;

    /** The board from which signs are cut; a knight moves on it from {@link #FROM} to {@link #TO}. */
    private static final Board BOARD = Board.full(3, 3);

    private static final int FROM = 0;
    private static final int TO = 5;

    /** A square that no sign shows. A pick there takes the accent colour from the vertex pointed at. */
    private static final int ELSEWHERE = 6;

    /** As {@link #BOARD}, without the squares whose edges would cross a sign. */
    private static final Board PAIR = IntStream.range(0, BOARD.squares())
            .filter(square -> square != FROM && square != TO)
            .boxed()
            .reduce(BOARD, (board, square) -> board.withHole(square, true), (one, _) -> one);

    private static final UndirectedEdge EDGE = UndirectedEdge.of(FROM, TO);

    private SlideFigureLegendSigns() {}

    /**
     * The marks on both kinds of figures.
     *
     * @param picked the squares that the user picked
     * @param pickedEdges the edges that the user picked, as marks
     * @param answer the marks of an answer
     * @param focused the square with the keyboard focus, or {@link Board#NONE}
     */
    public record FigureMarks(List<Integer> picked, QuizAnswerMarks pickedEdges, QuizAnswerMarks answer, int focused) {
        public FigureMarks {
            picked = List.copyOf(picked);
        }
    }

    /**
     * Returns the signs on a board with marks.
     *
     * @param inInk the marked squares
     */
    public static List<VisibleBoardSign> onBoard(Board board, List<Integer> inInk, FigureMarks marks) {
        LegendSignCollector signs = new LegendSignCollector(SIDE, PlayerPathStyle.INK);
        inInk.forEach(square -> signs.add(
                FigureSign.MARKED,
                square,
                () -> named(board, square, at -> MarkedBoardDrawing.of(at, List.of(square)))));
        marks.picked()
                .forEach(square -> signs.add(
                        FigureSign.PICKED,
                        square,
                        () -> named(board, square, at -> MarkedBoardDrawing.of(at, List.of(), List.of(square)))));
        answer(signs, marks);
        signs.frames(board, marks.focused());
        return signs.occurrences();
    }

    /**
     * Returns the signs on a board that turns into its graph.
     *
     * @param look the picture of the board on its way to its graph
     * @param degrees whether the words on the vertices are their degrees instead of the names of the squares
     */
    public static List<VisibleBoardSign> onGraph(
            KnightGraph graph, KnightGraphAppearance look, boolean degrees, FigureMarks marks) {
        LegendSignCollector signs = new LegendSignCollector(SIDE, PlayerPathStyle.INK);
        Board board = graph.board();
        BoardToGraphMorph morph = look.morph().orElseThrow();
        int pointed = look.pointed();
        board.playable().limit(1).forEach(square -> {
            String word = morph.words().apply(square);
            if (morph.showsWords(look.vertexSize())) {
                signs.add(
                        degrees ? FigureSign.DEGREE : FigureSign.NAME,
                        square,
                        () -> morphed(SIDE, FROM, FROM, new Moment(word, Board.NONE, List.of(), 0)));
            }
        });
        if (morph.turned() > 0) {
            signs.vertices(
                    board,
                    square -> square != pointed && morph.progress(square) >= 1,
                    dark -> vertex(BOARD.isDark(FROM) == dark ? FROM : TO));
            board.playable()
                    .filter(square -> hasVisibleEdge(graph, morph, square))
                    .limit(1)
                    .forEach(square -> signs.add(
                            SharedBoardSign.EDGE,
                            square,
                            () -> morphed(SIDE, FROM, TO, moment(morph, Board.NONE, List.of()))));
        }
        if (pointed != Board.NONE) {
            List<Integer> beside = morph.isAccentedWhenPointed(pointed) ? List.of() : List.of(ELSEWHERE);
            signs.add(SharedBoardSign.KNIGHT, pointed, () -> morphed(WHOLE, FROM, FROM, moment(morph, FROM, beside)));
            if (graph.degree(pointed) > 0) {
                signs.add(SharedBoardSign.MOVES, pointed, () -> morphed(SIDE, FROM, TO, moment(morph, FROM, beside)));
            }
        }
        signs.add(
                FigureSign.PICKED,
                marks.picked(),
                () -> morphed(SIDE, FROM, FROM, moment(morph, Board.NONE, List.of(FROM))));
        answer(signs, marks);
        if (morph.turned() < 1) {
            signs.hole(board, false);
        }
        return signs.occurrences();
    }

    private static boolean hasVisibleEdge(KnightGraph graph, BoardToGraphMorph morph, int square) {
        return morph.progress(square) > BoardToGraphMorphBatches.FIRST_SEEN
                && IntStream.of(graph.neighbours(square))
                        .anyMatch(other -> morph.progress(other) > BoardToGraphMorphBatches.FIRST_SEEN);
    }

    private static Sketch vertex(int square) {
        return morphed(WHOLE, square, square, new Moment("", Board.NONE, List.of(), 1));
    }

    /**
     * The state of {@link #PAIR} in a sign: the word on each vertex, the vertex pointed at, those picked, the progress.
     */
    private record Moment(String word, int pointed, List<Integer> picked, double turned) {}

    private static Moment moment(BoardToGraphMorph like, int pointed, List<Integer> picked) {
        String word = like.squares()
                .board()
                .playable()
                .mapToObj(like.words())
                .findFirst()
                .orElse("");
        return new Moment(word, pointed, picked, 1);
    }

    private static Sketch morphed(double side, int one, int other, Moment moment) {
        return LegendSignDrawing.cut(
                PAIR,
                side,
                one,
                other,
                at -> new BoardToGraphMorph(at, moment.turned(), true, _ -> moment.word(), moment.picked())
                        .sketch(KnightGraph.of(PAIR), moment.pointed()));
    }

    private static void answer(LegendSignCollector signs, FigureMarks marks) {
        QuizAnswerMarks answer = marks.answer();
        marks.pickedEdges()
                .edges()
                .forEach(edge -> signs.add(
                        FigureSign.PICKED_EDGE,
                        edge.smaller(),
                        () -> marked(FROM, TO, QuizAnswerMarks.ofEdges(List.of(EDGE)))));
        signs.add(
                FigureSign.ANSWER,
                answer.squares(),
                () -> cut(WHOLE, FROM, FROM, over(QuizAnswerMarks.ofSquares(List.of(FROM)))));
        answer.edges()
                .forEach(edge -> signs.add(
                        FigureSign.ANSWER_EDGE,
                        edge.smaller(),
                        () -> marked(FROM, TO, QuizAnswerMarks.ofEdges(List.of(EDGE)))));
        answer.walk().stream()
                .limit(1)
                .forEach(square -> signs.add(
                        FigureSign.ANSWER_EDGE,
                        square,
                        () -> marked(FROM, TO, QuizAnswerMarks.ofEdges(List.of(EDGE)))));
        signs.add(FigureSign.CROSSED, answer.crossed(), () -> marked(FROM, FROM, QuizAnswerMarks.ofFault(FROM)));
        answer.crossedEdges()
                .forEach(edge -> signs.add(
                        FigureSign.CROSSED,
                        edge.smaller(),
                        () -> marked(FROM, TO, QuizAnswerMarks.ofEdges(List.of(), List.of(EDGE)))));
    }

    private static Sketch marked(int one, int other, QuizAnswerMarks marks) {
        return cut(SIDE, one, other, over(marks));
    }

    private static Function<BoardGeometry, Sketch> over(QuizAnswerMarks marks) {
        return at -> QuizAnswerDrawing.over(MarkedBoardDrawing.of(at, List.of()), at, marks, 0, Optional.empty());
    }

    /** Returns the sign on a square of the figure itself, so that it bears the name of that square. */
    private static Sketch named(Board board, int square, Function<BoardGeometry, Sketch> drawing) {
        return LegendSignDrawing.cut(board, SIDE, square, square, drawing);
    }

    private static Sketch cut(double side, int one, int other, Function<BoardGeometry, Sketch> drawing) {
        return LegendSignDrawing.cut(BOARD, side, one, other, drawing);
    }
}
