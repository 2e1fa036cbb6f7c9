package knightschool.ui.tour;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.Numbers;
import knightschool.tour.Assembly;
import knightschool.tour.Block;
import knightschool.tour.Edge;
import knightschool.tour.Existence;
import knightschool.tour.Join;
import knightschool.tour.Places;

/** The sentences below the two boards. */
final class TourWords {
    /** Below so many squares a measured time says nothing. */
    private static final int FEWEST_TO_MEASURE = 100_000;

    private TourWords() {}

    /** What a step of divide and conquer does; why there is no tour, and what to do instead, where there is none. */
    static String joining(TourModel model) {
        TourQuestion question = model.question();
        Existence existence = question.existence();
        if (!existence.exists()) {
            return absent(question, existence);
        }
        Built built = model.builtProperty().get();
        if (built == null) {
            return "Joining blocks to a tour of " + size(question.columns(), question.rows()) + " squares …";
        }
        int step = model.stepProperty().get();
        return built.assembly()
                .map(assembly -> step(question, built, assembly, step))
                .orElseGet(() -> step == 0 ? promise(question) : whole(question, built));
    }

    /** How many squares are in the one tour by now, of how many; before the first join how many there are. */
    static String joined(TourModel model) {
        int squares = model.question().squares();
        Built built = model.builtProperty().get();
        int step = model.stepProperty().get();
        int joined = built == null
                ? 0
                : step == built.last()
                        ? squares
                        : built.assembly()
                                .map(assembly -> assembly.squaresJoined(step))
                                .orElse(0);
        return joined == 0 ? squares(squares) : counted(joined, squares);
    }

    /** How many squares Warnsdorff's rule has visited, of how many. */
    static String visited(TourModel model) {
        Greedy greedy = model.greedyProperty().get();
        int visited =
                greedy == null ? model.visitedProperty().get() : greedy.way().length();
        return counted(visited, model.question().squares());
    }

    /** Long numbers are written once, or short. */
    private static String counted(int some, int all) {
        if (all < FEWEST_TO_MEASURE) {
            return Numbers.grouped(some) + " / " + Numbers.grouped(all);
        }
        return some == all ? squares(all) : Numbers.compact(some) + " / " + Numbers.compact(all);
    }

    private static String absent(TourQuestion question, Existence existence) {
        String kind = question.closed() ? "closed" : "open";
        boolean other = question.closed() && question.other().existence().exists();
        return "There is no " + kind + " tour of " + size(question.columns(), question.rows()) + ": "
                + existence.because() + " "
                + (other ? "Ask for an open one (C), or choose another size (B)." : "Choose another size (B).");
    }

    private static String promise(TourQuestion question) {
        String because = question.existence().because();
        return Character.toUpperCase(because.charAt(0)) + because.substring(1)
                + " Press → to put it together from small boards that are solved already.";
    }

    private static String step(TourQuestion question, Built built, Assembly assembly, int step) {
        return switch (assembly.stage(step)) {
            case BOARD -> promise(question);
            case BLOCKS -> blocks(assembly);
            case TOURS -> tours(assembly);
            case JOIN -> join(question.board(), assembly, step);
            case DONE -> done(question, built);
        };
    }

    private static String blocks(Assembly assembly) {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        for (Block block : assembly.blocks()) {
            sizes.merge(size(block.columns(), block.rows()), 1, Integer::sum);
        }
        int all = assembly.blocks().size();
        if (all == 1) {
            return "One block, the board itself: its tour is stored.";
        }
        String named = sizes.size() == 1
                ? " of " + sizes.keySet().iterator().next()
                : sizes.entrySet().stream()
                        .map(entry -> entry.getValue() + " of " + entry.getKey())
                        .collect(Collectors.joining(", ", ": ", ""));
        boolean shared = assembly.sharesItsPlace(all - 1);
        return "Divide: " + Numbers.grouped(all) + " blocks" + named + "."
                + (shared
                        ? " Behind the first, two share each rectangle: filled dots and hollow ones."
                        : " A tour of each is stored.");
    }

    private static String tours(Assembly assembly) {
        List<Block> blocks = assembly.blocks();
        if (blocks.size() == 1) {
            return "The stored tour of the block is the tour of the board.";
        }
        long closed = blocks.stream().filter(Block::closed).count();
        long open = blocks.size() - closed;
        String kinds = open == 0
                ? Numbers.grouped(closed) + " closed tours"
                : closed == 0
                        ? Numbers.grouped(open) + " open tours"
                        : Numbers.grouped(open) + " open, " + Numbers.grouped(closed) + " closed";
        return "Conquer: each block has its own stored tour, " + kinds + ". No edge leads from one to another yet.";
    }

    private static String join(Board board, Assembly assembly, int step) {
        int joined = assembly.joined(step);
        Join join = assembly.now(step).orElseThrow();
        return "Join " + Numbers.grouped(joined) + " of "
                + Numbers.grouped(assembly.joins().size()) + ": " + edges(board, join.cut())
                + (join.cut().size() == 1 ? " is cut, " : " are cut, ") + edges(board, join.put()) + " put in. "
                + Numbers.grouped(joined + 1L) + " blocks are one tour now.";
    }

    private static String edges(Board board, List<Edge> edges) {
        return edges.stream()
                .map(edge -> SquareNames.name(board, edge.from()) + "–" + SquareNames.name(board, edge.to()))
                .collect(Collectors.joining(" and "));
    }

    private static String done(TourQuestion question, Built built) {
        String tour =
                "All " + squares(question.squares()) + " in one " + (question.closed() ? "closed " : "") + "tour: ";
        return question.squares() == 1
                ? "One square: the knight is there already."
                : built.blocks() == 1
                        ? tour + "looked up, not searched for."
                        : tour + Numbers.grouped(built.blocks()) + " blocks, " + Numbers.grouped(built.blocks() - 1L)
                                + (built.blocks() == 2 ? " join" : " joins") + ", and no search.";
    }

    private static String whole(TourQuestion question, Built built) {
        return done(question, built) + " Too many to be shown one by one: go nearer to see the way (+).";
    }

    /** How far Warnsdorff's rule has come, or why it came no further. */
    static String rule(TourModel model) {
        TourQuestion question = model.question();
        Greedy greedy = model.greedyProperty().get();
        if (greedy == null) {
            return model.runningProperty().get()
                    ? Numbers.grouped(model.visitedProperty().get()) + " of " + squares(question.squares())
                            + " visited …"
                    : "Cancelled before the first square. R begins again.";
        }
        return ending(question, greedy)
                + measured(question, model.builtProperty().get(), greedy);
    }

    private static String ending(TourQuestion question, Greedy greedy) {
        Places way = greedy.way();
        String here = Numbers.grouped(way.length()) + " of " + squares(question.squares());
        return switch (greedy.ending()) {
            case FILLED ->
                "Filled all " + squares(question.squares())
                        + (question.closed()
                                ? ", and the last is a knight's move from the first."
                                : ", never going back.");
            case NOT_HOME ->
                "Filled all " + squares(question.squares())
                        + ", but it is no closed tour: no move leads from the last, " + name(question, way.head())
                        + ", to the first, " + name(question, way.first()) + ".";
            case STUCK ->
                "Stuck on " + name(question, way.head()) + " after " + here + ": no free square is left to go to.";
            case CANCELLED -> "Cancelled after " + here + ". R begins again.";
        };
    }

    private static String name(TourQuestion question, int square) {
        return SquareNames.name(question.board(), square);
    }

    /** What was measured in this run, where it says something; another machine, or another run, differs. */
    private static String measured(TourQuestion question, Built built, Greedy greedy) {
        boolean ended = greedy.ending() != Greedy.Ending.CANCELLED;
        if (built == null || !ended || question.squares() < FEWEST_TO_MEASURE || greedy.nanos() < built.nanos()) {
            return "";
        }
        return " In this run it took " + Numbers.grouped(Math.round((double) greedy.nanos() / built.nanos()))
                + " times as long as joining.";
    }

    /** Such as "12 × 10". */
    static String size(int columns, int rows) {
        return Numbers.grouped(columns) + " × " + Numbers.grouped(rows);
    }

    static String squares(long count) {
        return Numbers.grouped(count) + (count == 1 ? " square" : " squares");
    }
}
