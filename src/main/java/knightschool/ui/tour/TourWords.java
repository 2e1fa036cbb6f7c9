package knightschool.ui.tour;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.algorithm.WarnsdorffResult;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.Numbers;
import knightschool.tour.Edge;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.TourIndex;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.Join;

/** The sentences below the two boards. */
final class TourWords {
    /** Below so many squares a measured time says nothing. */
    private static final int FEWEST_TO_MEASURE = 100_000;

    private static final String AGAIN = " R begins again.";

    private TourWords() {}

    /** What a step of divide and conquer does; why there is no tour, and what to do instead, where there is none. */
    static String joining(TourModel model) {
        TourQuestion question = model.question();
        ExistenceTheorem existence = question.existence();
        if (!existence.exists()) {
            return absent(question, existence);
        }
        if (model.isWithoutTour()) {
            return model.breakdownProperty().get().words() + AGAIN;
        }
        if (model.isCancelled()) {
            return "Cancelled before the blocks were joined." + AGAIN;
        }
        ConstructedTour built = model.builtProperty().get();
        if (built == null) {
            return "Joining blocks to a tour of " + size(question.columns(), question.rows()) + " squares …";
        }
        return step(question, built.assembly(), model.stepProperty().get());
    }

    /** How many squares are in the one tour by now, of how many; before the first join how many there are. */
    static CountWords joined(TourModel model) {
        int squares = model.question().squares();
        ConstructedTour built = model.builtProperty().get();
        int step = model.stepProperty().get();
        int joined = built == null ? 0 : built.assembly().squaresJoined(step);
        return joined == 0 ? CountWords.of(squares) : CountWords.of(joined, squares);
    }

    /** How many squares Warnsdorff's rule has visited, of how many. */
    static CountWords visited(TourModel model) {
        return CountWords.of(model.visited(), model.question().squares());
    }

    private static String absent(TourQuestion question, ExistenceTheorem existence) {
        String kind = question.closed() ? "closed" : "open";
        boolean other = question.closed() && question.other().existence().exists();
        return "There is no " + kind + " tour of " + size(question.columns(), question.rows()) + ": "
                + because(existence) + " "
                + (other ? "Ask for an open one (C), or choose another size." : "Choose another size.");
    }

    /** Sizes are written here as everywhere on the screen. */
    private static String because(ExistenceTheorem existence) {
        return existence.statement("×") + ".";
    }

    private static String promise(TourQuestion question) {
        String because = because(question.existence());
        return Character.toUpperCase(because.charAt(0)) + because.substring(1)
                + " Press → to put it together from small boards that are solved already.";
    }

    private static String step(TourQuestion question, ConstructionSteps assembly, int step) {
        return switch (assembly.stage(step)) {
            case BOARD -> promise(question);
            case BLOCKS -> blocks(assembly);
            case TOURS -> tours(assembly);
            case JOIN -> join(question.board(), assembly, step);
            case DONE -> done(question, assembly);
        };
    }

    private static String blocks(ConstructionSteps assembly) {
        int all = assembly.blockCount();
        if (all == 1) {
            return "One block, the board itself: its tour is stored.";
        }
        String named = assembly.sizes().entrySet().stream()
                .map(entry -> (all == entry.getValue() ? "" : Numbers.grouped(entry.getValue())) + " of "
                        + size(entry.getKey().columns(), entry.getKey().rows()))
                .collect(Collectors.joining(", ", assembly.sizes().size() == 1 ? "" : ": ", ""));
        boolean shared = assembly.sharesItsPlace(all - 1);
        return "Divide: " + Numbers.grouped(all) + " blocks" + named + "."
                + (shared
                        ? " Behind the first, two share each rectangle: filled dots and hollow ones."
                        : " A tour of each is stored.");
    }

    private static String tours(ConstructionSteps assembly) {
        if (assembly.joinCount() == 0) {
            return "The stored tour of the block is the tour of the board.";
        }
        int closed = assembly.closedBlocks();
        int open = assembly.blockCount() - closed;
        String kinds = open == 0
                ? Numbers.grouped(closed) + " closed tours"
                : closed == 0
                        ? Numbers.grouped(open) + " open tours"
                        : Numbers.grouped(open) + " open, " + Numbers.grouped(closed) + " closed";
        return "Conquer: each block has its own stored tour, " + kinds + ". No edge leads from one to another yet.";
    }

    private static String join(Board board, ConstructionSteps assembly, int step) {
        int joined = assembly.joined(step);
        Join join = assembly.now(step).orElseThrow();
        return "Join " + Numbers.grouped(joined) + " of "
                + Numbers.grouped(assembly.joinCount()) + ": " + edges(board, join.cut())
                + (join.cut().size() == 1 ? " is cut, " : " are cut, ") + edges(board, join.put()) + " put in. "
                + Numbers.grouped(joined + 1L) + " blocks are one tour now.";
    }

    private static String edges(Board board, List<Edge> edges) {
        return edges.stream()
                .map(edge -> SquareNames.name(board, edge.from()) + "–" + SquareNames.name(board, edge.to()))
                .collect(Collectors.joining(" and "));
    }

    private static String done(TourQuestion question, ConstructionSteps assembly) {
        String tour =
                "All " + squares(question.squares()) + " in one " + (question.closed() ? "closed " : "") + "tour: ";
        if (assembly.joinCount() == 0) {
            return question.squares() == 1
                    ? "One square: the knight is there already."
                    : tour + "looked up, not searched for.";
        }
        return tour + Numbers.grouped(assembly.blockCount()) + " blocks, " + Numbers.grouped(assembly.joinCount())
                + (assembly.joinCount() == 1 ? " join" : " joins") + ", and no search."
                + (question.isLarge() ? " Go nearer to see the way (+)." : "");
    }

    /** How far Warnsdorff's rule has come, or why it came no further. */
    static String rule(TourModel model) {
        TourQuestion question = model.question();
        WarnsdorffResult greedy = model.greedyProperty().get();
        if (greedy == null) {
            return unfinished(model);
        }
        String times =
                model.isTimed() ? measured(question, model.builtProperty().get(), greedy) : "";
        return ending(question, greedy) + times;
    }

    private static String unfinished(TourModel model) {
        if (model.isWithoutTour()) {
            return "Not begun.";
        }
        if (model.breakdownProperty().get() != null) {
            return model.breakdownProperty().get().words() + AGAIN;
        }
        if (!model.runningProperty().get()) {
            return "Cancelled before the first square." + AGAIN;
        }
        String all = squares(model.question().squares());
        if (model.coverageProperty().get() != null) {
            return Numbers.grouped(model.visited()) + " of " + all + " visited …";
        }
        boolean joining = model.builtProperty().get() == null
                && model.question().existence().exists();
        return joining ? "Begins as soon as the blocks are joined." : "Laying out the moves of " + all + " …";
    }

    private static String ending(TourQuestion question, WarnsdorffResult greedy) {
        TourIndex path = greedy.path();
        String here = Numbers.grouped(path.length()) + " of " + squares(question.squares());
        return switch (greedy.ending()) {
            case FILLED ->
                filled(question)
                        + (question.closed()
                                ? ", and the last is a knight's move from the first."
                                : ", never going back.");
            case NOT_CLOSED ->
                filled(question)
                        + ", but it is no closed tour: no move leads from the last, " + name(question, path.head())
                        + ", to the first, " + name(question, path.first()) + ".";
            case STUCK ->
                "Stuck on " + name(question, path.head()) + " after " + here + ": no free square is left to go to.";
            case CANCELLED -> "Cancelled after " + here + "." + AGAIN;
        };
    }

    private static String filled(TourQuestion question) {
        return question.squares() == 1 ? "Filled the one square" : "Filled all " + squares(question.squares());
    }

    private static String name(TourQuestion question, int square) {
        return SquareNames.name(question.board(), square);
    }

    /** What was measured in this run, where it says something; another machine, or another run, differs. */
    private static String measured(TourQuestion question, ConstructedTour built, WarnsdorffResult greedy) {
        boolean ended = greedy.ending() != WarnsdorffResult.Ending.CANCELLED;
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
