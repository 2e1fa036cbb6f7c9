package knightschool.ui.statemap.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.drawing.statemap.DistanceOverTimeDrawing;
import knightschool.export.PuzzleSolutionFormat;
import knightschool.export.StateMapFormat;
import knightschool.files.InputFault;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.collection.BuiltInPuzzle;
import knightschool.statemap.collection.GeneratedPuzzle;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/**
 * Texts of the scene of a sliding puzzle and its map: names, buttons, hints, messages, and reasons why something cannot
 * be done.
 */
public final class StateMapWords {
    public static final String TITLE = "Maps";
    public static final String READY = "The map of your puzzle is ready.";
    static final String NOT_MAPPED = "The map of your puzzle could not be made.";
    static final String NEW_PUZZLE = "new puzzle";
    public static final String NEXT = "Next puzzle";
    public static final String AGAIN = "Start again";
    public static final String SOLUTION = "Solution";
    public static final String BACK = "Back to your board";
    private static final String GO_BACK = "Press \"" + BACK + "\" first.";

    public static final String MAKING = "Making another puzzle like this…";
    public static final String NOT_MADE = "No puzzle like this could be made.";
    public static final String SAVE_PUZZLE = "Save the puzzle";
    public static final String SAVE_MAP = "Save the map";
    public static final String SAVE_MOVES = "Save your moves";
    public static final String SAVE_SOLUTION = "Save a shortest solution";
    public static final String TABLE = "Table of moves (CSV)";
    public static final String PUZZLE = "puzzle";
    public static final String TABLE_OF_MOVES = "table of moves";
    public static final String FILE_NAME = "puzzle";
    public static final String MAP_NAME = "map";
    public static final String SOLUTION_NAME = "solution";
    static final String YOURS = "Your puzzle";
    public static final String OPEN_TITLE = "Open a sliding puzzle";
    public static final String PUZZLES = "Sliding puzzles";
    public static final String CHOOSE = "Choose a puzzle";
    public static final String NAME = "Your name";
    public static final String NEXT_PLAYER = "Next player";
    public static final String READ_MOVES = "Read moves of players";
    public static final String PLOT = "How far from a goal";
    /** The titles of the hints. */
    public static final List<String> HINTS = List.of("How far is it?", "Which block?", "Which move?");

    public static final String SHOW = "Show a shortest solution";
    public static final String HIDE = "Hide it";
    public static final String SPRINGS = "Springs";
    public static final String SPRINGS_HELP = "Positions that are few moves apart lie close together";
    public static final String LAYERS = "Layers";
    public static final String LAYERS_HELP = "Positions that are equally far from a goal lie in one column";
    public static final String CANCEL = "Cancel";
    public static final String UNFINISHED = "The map comes when the puzzle is complete.";
    public static final String MAP_IT = "Make the map";
    public static final String CANCELLED = "The map was cancelled. You can still move the blocks.";
    public static final String SLID =
            "Enter, or anything else that you begin, makes this move. Esc puts the block back.";
    public static final String FREE = "Block A is free!";
    public static final String WAIT_FOR_MAP = "The map is not ready yet. Wait a moment.";
    public static final String MAKE_MAP_FIRST = "The map was cancelled. Press \"" + MAP_IT + "\" first.";
    public static final String NO_WAY = "Block A can never get out, so there is no solution.";
    public static final String SOLVED = "The puzzle is solved already.";
    public static final String NO_GOAL = "Block A can never get out";
    public static final String NO_GOAL_HELP = "No moves lead to a goal from here, however long you try.";

    private static final String SLIDING_PUZZLE = "Sliding puzzle ";

    private StateMapWords() {}

    /** The reason why the player's own moves wait while a solution is shown. */
    public static InputFault solutionShown() {
        return new InputFault("The solution is being shown", GO_BACK);
    }

    /** The reason why there is no move after the last one that a file can contain. */
    public static InputFault longest() {
        return new InputFault(
                "A game has at most " + NumberFormatter.grouped(StateMapSetup.MOST_MOVES) + " moves here",
                "Take some back.");
    }

    /** The reason why the blocks of a position that the player only looks at cannot be moved. */
    public static InputFault otherPositionShown() {
        return new InputFault("You are looking at another position", GO_BACK);
    }

    /** The name of a puzzle. */
    public static String name(WrittenPuzzle source) {
        Optional<String> file = source.file().map(path -> path.getFileName().toString());
        return file.or(() -> source.seed().map(seed -> "Puzzle, seed " + seed))
                .or(() -> PuzzleCollection.of(source.puzzle()).map(puzzle -> SLIDING_PUZZLE + puzzle.number()))
                .orElse(YOURS);
    }

    /** The menu item of a puzzle of the program. */
    public static String item(BuiltInPuzzle puzzle) {
        return SLIDING_PUZZLE + puzzle.number() + ": " + moves(puzzle.shortest());
    }

    /** The number of a puzzle of the program, as somebody types it who looks for it. */
    public static String numbered(BuiltInPuzzle puzzle) {
        return "puzzle " + puzzle.number();
    }

    /** The name of a range of puzzles. */
    public static String group(List<BuiltInPuzzle> puzzles) {
        return "Puzzles " + puzzles.getFirst().number() + " to "
                + puzzles.getLast().number();
    }

    /** The message that a puzzle was generated. */
    public static String generatedMessage(GeneratedPuzzle newPuzzle) {
        return "Puzzle, seed " + newPuzzle.key().seed() + ": " + moves(newPuzzle.shortest()) + " at least.";
    }

    /** The name of a player who gave none. */
    public static String player(int number) {
        return "Player " + number;
    }

    /** The name of the current player. */
    public static String playerName(String name) {
        return name.isBlank() ? "you" : name.strip();
    }

    /** The message that sessions were read from a file. */
    public static String read(int sessions, Path file) {
        return Plural.counted(sessions, "player") + " of \"" + file.getFileName() + "\" in the plot now.";
    }

    /** The name of unsaved sessions of several players. */
    public static String playersMoves(int sessions) {
        return "moves of " + Plural.counted(sessions, "player");
    }

    public static String of(StateMapFormat format) {
        return switch (format) {
            case JSON -> "Graph for programs (JSON)";
            case DOT -> "Graph for Graphviz (DOT)";
            case GRAPHML -> "Graph for yEd and others (GraphML)";
            case GEXF -> "Graph for Gephi (GEXF)";
            case GRAPH6 -> "Graph in one line (graph6)";
            case CSV -> "Table of moves between positions (CSV)";
        };
    }

    public static String of(PuzzleSolutionFormat format) {
        return switch (format) {
            case SVG -> "Boards that stay sharp (SVG)";
            case PNG -> "Boards in pixels (PNG)";
            case GIF -> "Moving picture (GIF)";
            case TXT -> "Moves as text (TXT)";
        };
    }

    /** The name of unsaved work. */
    public static String unsaved(UnsavedWork work) {
        return work.data().isEmpty() ? NEW_PUZZLE : "moves of several players";
    }

    public static String positions(long count) {
        return Plural.noun(count, "position");
    }

    public static String links(long count) {
        return linksBriefly(count) + " between them";
    }

    /** The links in fewer words. */
    public static String linksBriefly(long count) {
        return Plural.noun(count, "move");
    }

    public static String goals(long count) {
        return Plural.noun(count, "goal");
    }

    public static String moves(int count) {
        return Plural.counted(count, "move");
    }

    /** The words after the number of moves to a goal. */
    public static String toGoal(int distance) {
        return Plural.noun(distance, "move") + " to the nearest goal";
    }

    /**
     * The moves made so far and the fewest from the start.
     *
     * @param count number of moves made
     * @param fewest number of moves of a shortest solution
     */
    public static String soFar(int count, int fewest) {
        String progress = count == 0 ? "Drag blocks until A is out." : "You have made " + count + ".";
        return progress + " From the start it takes " + fewest + ".";
    }

    /** The message once the block is free. */
    public static String solved(int count, int fewest) {
        return count == fewest
                ? "You needed " + moves(count) + ". Nobody can do it in fewer."
                : "You needed " + moves(count) + "; it can be done in " + fewest + ".";
    }

    /** The text as long as there is no map. */
    public static String unmapped(int count) {
        return count == 0 ? "Bring block A out" : "You have made " + moves(count);
    }

    public static String puzzleButtonText(int fromStart) {
        return "You are looking at another position, " + moves(fromStart) + " from the start. Yours is the yellow one.";
    }

    public static String demonstrated(SolutionDemonstration demonstration) {
        return demonstration.index() == 0
                ? "A shortest solution from your board."
                : "Move " + demonstration.index() + " of "
                        + (demonstration.path().size() - 1) + ". Your own board waits.";
    }

    public static String go(SlidingPuzzle puzzle, BlockMove move) {
        return "Move " + BlockMoveText.arrow(puzzle, move);
    }

    public static String notLinked() {
        return "That position is more than one move away. Go there move by move.";
    }

    /** The moves that led away from every goal, in words. */
    public static String away(PuzzleSessionLog session) {
        List<Integer> away = DistanceOverTimeDrawing.away(session);
        if (session.moves().isEmpty()) {
            return "";
        }
        if (away.isEmpty()) {
            return "no move led away";
        }
        if (away.size() == 1) {
            return "move " + away.getFirst() + " led away";
        }
        if (away.size() > 5) {
            return away.size() + " moves led away";
        }
        String first =
                away.subList(0, away.size() - 1).stream().map(String::valueOf).collect(Collectors.joining(", "));
        return "moves " + first + " and " + away.getLast() + " led away";
    }

    /**
     * Returns the suggestion for the time after the block is free.
     *
     * @param fewest whether the player needed no more moves than necessary
     */
    public static String lookBack(boolean fewest) {
        return "Your moves are on the map and in the plot. Click a dot to see its board."
                + (fewest ? "" : " Start again and look for a shorter way, or show a shortest solution.");
    }

    public static String strip(int moves) {
        return moves == 0 ? "You are at a goal" : "Shortest from here: " + moves(moves);
    }

    /**
     * The text of a hint.
     *
     * @param number number of the hint, from 1
     */
    public static String hint(int number, int distance, SlidingPuzzle puzzle, BlockMove move) {
        char letter = puzzle.blocks().get(move.block()).letter();
        return switch (number) {
            case 1 -> moves(distance) + (distance == 1 ? " is" : " are") + " enough from here.";
            case 2 -> "Try block " + letter + ", the yellow one.";
            default -> "Move " + BlockMoveText.arrow(puzzle, move) + ", and then look again.";
        };
    }

    /** The text for the position under the mouse. */
    public static String pointed(StateMap map, int you, int position) {
        String distance = distance(map, position);
        if (position == you) {
            return "you: " + distance;
        }
        return InspectedPositionModel.linked(map, you, position)
                .map(move -> BlockMoveText.arrow(map.puzzle(), move) + ": " + distance)
                .orElse(distance);
    }

    private static String distance(StateMap map, int position) {
        int toGoal = map.toGoal(position);
        if (toGoal == StateMap.NONE) {
            return "no goal can be reached";
        }
        return toGoal == 0 ? "a goal" : moves(toGoal) + " to a goal";
    }

    /** The accessible text of the map. */
    public static String map(StateMap map, int you) {
        return "Map of " + NumberFormatter.grouped(map.vertexCount()) + " positions and "
                + NumberFormatter.grouped(map.edgeCount()) + " moves between them. You: " + distance(map, you) + ".";
    }

    /** How many positions of a large map are drawn. */
    public static String thinned(int drawn, int all) {
        return "Drawn: " + NumberFormatter.grouped(drawn) + " of " + NumberFormatter.grouped(all)
                + " positions: some of every layer, each with a shortest path to a goal. All of them are counted.";
    }

    /** The message on the result of a map in another scene; empty if it has been shown already or nothing has ended. */
    public static Optional<String> ended(StateMapStatus status) {
        return switch (status) {
            case StateMapStatus.Mapped _ -> Optional.of(READY);
            case StateMapStatus.TooLarge(String reason) ->
                Optional.of("Your puzzle is too large for a map: " + reason + ".");
            case StateMapStatus.Failed(var failure) -> failure.unreportedWords().map(words -> NOT_MAPPED + " " + words);
            case StateMapStatus.Mapping _, StateMapStatus.Waiting _, StateMapStatus.Cancelled _ -> Optional.empty();
        };
    }

    public static String tooLarge(String reason) {
        return "This puzzle is too large for a map: " + reason + ". You can still move the blocks.";
    }

    /** The message that the puzzle has to be edited first. */
    public static String editFirst(String key) {
        return "Begin to edit the puzzle first (" + key + ").";
    }

    /** The message that edits are undone only while the puzzle is edited. */
    public static String editToUndo(String key) {
        return "No move is made. Edit the puzzle again (" + key + ") to take your edits back.";
    }

    /** The message that editing has to end first. */
    public static String endEditingFirst(String key) {
        return "End editing first (" + key + ").";
    }

    /** Why a larger map is not made while its puzzle is edited. */
    public static String afterEditing(int most) {
        return "There are more than " + NumberFormatter.grouped(most)
                + " positions. The map is made when you end editing.";
    }

    public static String mapping(long count) {
        return count == 0 ? "Finding all positions…" : NumberFormatter.grouped(count) + " positions so far…";
    }

    /** The accessible text of the board. */
    public static String board(SlidingPuzzle puzzle, int selected, int slid) {
        String size = "Sliding puzzle of " + puzzle.columns() + " by " + puzzle.rows() + " cells, "
                + puzzle.blocks().size() + " blocks.";
        if (selected < 0) {
            return size;
        }
        SlidingBlock block = puzzle.blocks().get(selected);
        String before = block.horizontal() ? "left" : "up";
        String after = block.horizontal() ? "right" : "down";
        String slidden = slid == 0
                ? ""
                : ", slid " + Math.abs(slid) + " " + (slid < 0 ? before : after) + ", Enter makes it a move";
        return size + " Block " + block.letter() + ", column " + (block.column() + 1) + ", row " + (block.row() + 1)
                + ", can slide " + puzzle.roomBefore(selected) + " " + before + " and " + puzzle.roomAfter(selected)
                + " " + after + slidden + ".";
    }
}
