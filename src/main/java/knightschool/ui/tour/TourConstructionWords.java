package knightschool.ui.tour;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.TourEdge;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.Join;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.work.WorkFailure;

/** The words of the tour scene: title, help, the current step of divide and conquer, and the progress. */
final class TourConstructionWords {
    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("Wheel", "nearer, or further away"),
            new GestureDescription("drag", "move the board"));

    static final String TITLE = "Tours";
    static final String TAKE_SIZE = "Take this size";
    static final String TAKE_SIZE_HELP = "make the tour of this board";
    private static final String JOINED_TITLE = "Divide and conquer";
    private static final String STORED_TITLE = "Stored tour";
    static final String JOINED_HELP =
            "Small boards with stored tours, joined edge by edge, in time linear in the squares.\n"
                    + "After Schwenk 1991 and Parberry 1997";
    static final String READY = "The tour in the tab Tours is ready.";
    static final String STEP = "Step";
    static final String CANCEL = "Cancel";
    static final String PAINT_AGAIN = "Paint the board again";

    private final TourConstructionModel model;
    private final List<Command> commands;

    /** @param commands the commands whose keys are named */
    TourConstructionWords(TourConstructionModel model, List<Command> commands) {
        this.model = model;
        this.commands = List.copyOf(commands);
    }

    /** The keys of a command as shown to the user. */
    private String key(String command) {
        return Command.named(commands, command).keyText();
    }

    private String retryHint() {
        return retryHint(key(TourConstructionCommands.GO_ON));
    }

    /**
     * The sentence that names the key to try again.
     *
     * @param key the key
     */
    static String retryHint(String key) {
        return " " + key + " tries again.";
    }

    /** The name of the left board: nothing is divided where the tour of the whole board is stored. */
    String title() {
        ConstructedTour built = model.builtProperty().get();
        return built != null && built.assembly().blockCount() == 1 ? STORED_TITLE : JOINED_TITLE;
    }

    /** Describes the current step of divide and conquer. If there is no tour: the reason, and a remedy. */
    String joining() {
        TourConstructionParameters question = model.question();
        ExistenceTheorem existence = question.existence();
        if (!existence.exists()) {
            return absent(question, existence);
        }
        if (model.isWithoutTour()) {
            return model.breakdownProperty().get().words() + retryHint();
        }
        if (model.isCancelled()) {
            return "Cancelled before the blocks were joined." + retryHint();
        }
        ConstructedTour built = model.builtProperty().get();
        if (built == null) {
            return "Joining blocks to a tour of " + size(question.columns(), question.rows()) + " squares …";
        }
        return step(question, built.assembly(), model.steps().step());
    }

    /** The number of squares joined so far, of all squares; before the first join, the number of all squares. */
    SquareCountWords joined() {
        int squares = model.question().squares();
        ConstructedTour built = model.builtProperty().get();
        int step = model.steps().step();
        int joined = built == null ? 0 : built.assembly().squaresJoined(step);
        return joined == 0 ? SquareCountWords.of(squares) : SquareCountWords.of(joined, squares);
    }

    private String absent(TourConstructionParameters question, ExistenceTheorem existence) {
        String kind = question.closed() ? "closed" : "open";
        boolean other = question.closed() && question.other().existence().exists();
        return "There is no " + kind + " tour of " + size(question.columns(), question.rows()) + ": "
                + theoremText(existence) + " "
                + (other
                        ? "Ask for an open one (" + key(TourConstructionCommands.CLOSED) + "), or choose another size."
                        : "Choose another size.");
    }

    /** The theorem, with sizes written as everywhere on screen. */
    private static String theoremText(ExistenceTheorem existence) {
        return existence.statement("×") + ".";
    }

    private String promise(TourConstructionParameters question) {
        String because = theoremText(question.existence());
        return Character.toUpperCase(because.charAt(0)) + because.substring(1) + " Press "
                + key(TourConstructionCommands.FORWARD)
                + " to put it together from small boards that are solved already.";
    }

    private String step(TourConstructionParameters question, ConstructionSteps assembly, int step) {
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
                .map(entry -> (all == entry.getValue() ? "" : NumberFormatter.grouped(entry.getValue())) + " of "
                        + size(entry.getKey().columns(), entry.getKey().rows()))
                .collect(Collectors.joining(", ", assembly.sizes().size() == 1 ? "" : ": ", ""));
        boolean shared = assembly.sharesItsPlace(all - 1);
        return "Divide: " + NumberFormatter.grouped(all) + " blocks" + named + "."
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
                ? NumberFormatter.grouped(closed) + " closed tours"
                : closed == 0
                        ? NumberFormatter.grouped(open) + " open tours"
                        : NumberFormatter.grouped(open) + " open, " + NumberFormatter.grouped(closed) + " closed";
        return "Conquer: each block has its own stored tour, " + kinds
                + ". No edge leads from one to another yet, so each has a colour of its own.";
    }

    private static String join(Board board, ConstructionSteps assembly, int step) {
        int joined = assembly.joined(step);
        Join join = assembly.now(step).orElseThrow();
        return "Join " + NumberFormatter.grouped(joined) + " of "
                + NumberFormatter.grouped(assembly.joinCount()) + ": " + edges(board, join.cut())
                + (join.cut().size() == 1 ? " is cut, " : " are cut, ") + edges(board, join.put()) + " put in. "
                + NumberFormatter.grouped(joined + 1L) + " blocks are one tour now, in one colour.";
    }

    private static String edges(Board board, List<TourEdge> edges) {
        return edges.stream()
                .map(edge -> SquareNames.name(board, edge.from()) + "–" + SquareNames.name(board, edge.to()))
                .collect(Collectors.joining(" and "));
    }

    private String done(TourConstructionParameters question, ConstructionSteps assembly) {
        String tour =
                "All " + squares(question.squares()) + " in one " + (question.closed() ? "closed " : "") + "tour: ";
        if (assembly.joinCount() == 0) {
            return question.squares() == 1
                    ? "One square: the knight is there already."
                    : tour + "looked up, not searched for.";
        }
        return tour + NumberFormatter.grouped(assembly.blockCount()) + " blocks, "
                + Plural.counted(assembly.joinCount(), "join")
                + ", and no search."
                + (question.isLarge()
                        ? " Go nearer to see the path (" + key(TourConstructionCommands.NEARER) + ")."
                        : "");
    }

    /** The position of the player, such as "step 4 of 6". */
    String counter() {
        return "step " + NumberFormatter.grouped(model.steps().step()) + " of "
                + NumberFormatter.grouped(model.steps().last());
    }

    /** The name of the slider with its keys, such as "From the board to its tour, join by join (← →)". */
    String slider() {
        return "From the board to its tour, join by join (" + key(TourConstructionCommands.BACK) + " "
                + key(TourConstructionCommands.FORWARD) + ")";
    }

    /** The message in another scene that a tour could not be constructed; empty if it has been shown already. */
    static Optional<String> failed(WorkFailure failure) {
        return failure.unreportedWords().map(words -> "The tour in the tab Tours could not be made. " + words);
    }

    /** A size, such as "12 × 10". */
    static String size(int columns, int rows) {
        return NumberFormatter.size(columns, rows);
    }

    static String squares(long count) {
        return Plural.counted(count, "square");
    }

    /** The place of a board among others; empty if there is only one. */
    static String place(int board, int boards, boolean stacked) {
        if (boards == 1) {
            return "";
        }
        return stacked ? board == 0 ? "above" : "below" : board == 0 ? "left" : "right";
    }
}
