package knightschool.explain;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.obstruction.ColourImbalance;
import knightschool.obstruction.Cut;
import knightschool.obstruction.DeadEnds;
import knightschool.obstruction.DisconnectedGraph;
import knightschool.obstruction.IsolatedVertex;
import knightschool.obstruction.Obstruction;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.text.NameJoiner;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/**
 * Turns an {@link Obstruction} or the result of an exhaustive search into a {@link Witness} with a sentence that gives
 * the reason, either for a board or for the continuation of a path.
 */
record WitnessWords(Board board, TourEndpointConstraint ends, boolean rest) {
    /** The largest number of squares that are named one by one. */
    private static final int MOST_NAMED = 8;

    /** The largest number of squares of a piece that is named by its squares. */
    private static final int MOST_NAMED_OF_A_PIECE = 3;

    static WitnessWords ofBoard(Board board, TourEndpointConstraint ends) {
        return new WitnessWords(board, ends, false);
    }

    /** Returns words about the rest of a path, which begins on the knight's square, the start. */
    static WitnessWords ofPosition(Board board, TourEndpointConstraint ends) {
        return new WitnessWords(board, ends, true);
    }

    static Witness endOfClosedTour(Board board) {
        return new Witness(
                WitnessKind.END_OF_CLOSED_TOUR,
                List.of(board.end()),
                "A closed tour comes back to where it began, so it cannot end on "
                        + SquareNames.name(board, board.end()) + ".");
    }

    Witness witness(Obstruction fact) {
        return switch (fact) {
            case IsolatedVertex isolated -> new Witness(WitnessKind.ISOLATED, fact.squares(), isolated(isolated));
            case DisconnectedGraph apart ->
                new Witness(
                        WitnessKind.DISCONNECTED,
                        fact.squares(),
                        disconnected(apart),
                        rest ? List.of() : apart.parts());
            case DeadEnds dead -> new Witness(WitnessKind.DEAD_ENDS, fact.squares(), deadEnds(dead));
            case ColourImbalance colours -> new Witness(WitnessKind.COLOUR_IMBALANCE, fact.squares(), colours(colours));
            case Cut cut -> new Witness(WitnessKind.CUT, fact.squares(), cut(cut), cut.pieces());
        };
    }

    /** Returns the evidence of an exhaustive search, which cannot be checked by eye. */
    Witness exhausted(long steps) {
        String text = "Every path was tried in " + NumberFormatter.grouped(steps) + " steps of search, and none became "
                + (ends.closed() ? "a closed tour." : "a tour.");
        return exhausted(text);
    }

    /** Returns the evidence of an exhaustive search of the rest at a moment. */
    Witness exhaustedRest(long steps) {
        return exhausted("No path through the squares left completes the tour: a search ruled all of them out in "
                + Plural.counted(steps, "step") + ".");
    }

    private Witness exhausted(String text) {
        List<Integer> fixed = IntStream.of(ends.start(), ends.end())
                .filter(ends::fixes)
                .distinct()
                .sorted()
                .boxed()
                .toList();
        return new Witness(WitnessKind.EXHAUSTED, fixed, text);
    }

    private String isolated(IsolatedVertex fact) {
        String name = name(fact.square());
        if (!rest) {
            return "No move leads to " + name + " or away from it, so the board is disconnected.";
        }
        return fact.square() == ends.start()
                ? "The knight on " + name + " has no move left, and the tour is not at its end."
                : "No move leads to " + name + " any more.";
    }

    private String disconnected(DisconnectedGraph fact) {
        int inside = fact.squares().getFirst();
        if (rest) {
            boolean knightInside = fact.squares().contains(ends.start());
            return "No path leads from the knight on " + name(ends.start()) + " to "
                    + name(knightInside ? fact.outside() : inside) + " any more.";
        }
        return "The squares fall into " + fact.parts().size() + " components that no move joins: no path leads from "
                + name(inside) + " to " + name(fact.outside()) + ".";
    }

    private String deadEnds(DeadEnds fact) {
        boolean one = fact.squares().size() == 1;
        if (rest && fact.ends() == 0) {
            return names(fact.squares()) + (one ? " has a single move left" : " have a single move left each")
                    + ", so the knight could get there but not go on, and the tour must "
                    + (ends.closed() ? "return to its start." : "end on " + name(ends.end()) + ".");
        }
        String must = (one ? " has a single move" : " have a single move")
                + (rest ? " left" : "")
                + (one ? ", so it must be " : " each, so each must be ")
                + (rest ? "the last square, and " : "an end of the tour, and ");
        return names(fact.squares()) + must + (ends.closed() ? "a closed tour has no ends." : freeEnds(fact.ends()));
    }

    private String freeEnds(int free) {
        if (rest) {
            return "there is only one.";
        }
        return switch (free) {
            case 0 -> "both ends are fixed elsewhere.";
            case 1 -> "only one end is free.";
            default -> "a tour has only two.";
        };
    }

    private String colours(ColourImbalance fact) {
        String changes = "A knight changes colour with every move, and ";
        return changes + (fact.byNumbers() ? more(fact) + tooMany(fact) : wrongEnd(fact));
    }

    private String more(ColourImbalance fact) {
        int more = Math.abs(fact.dark() - fact.light());
        return (more == 1 ? "there is " : "there are ")
                + Plural.counted(more, "more " + commoner(fact) + " square")
                + (rest ? " left, counting the knight's" : "");
    }

    private String tooMany(ColourImbalance fact) {
        return Math.abs(fact.dark() - fact.light()) == 1 ? ": a closed tour needs as many of both." : ".";
    }

    private String wrongEnd(ColourImbalance fact) {
        if (fact.light() == fact.dark()) {
            return "there are as many dark squares as light ones" + (rest ? " left" : "") + ": " + tour()
                    + " ends on the other colour than it " + (rest ? "begins" : "began") + " on, but "
                    + names(fact.squares()) + " are both "
                    + colour(fact.squares().getFirst()) + ".";
        }
        String verb = fact.squares().size() > 1
                ? "begins and ends"
                : fact.squares().getFirst() == ends.start() ? "begins" : "ends";
        return more(fact) + ": " + tour() + " " + verb + " on a " + commoner(fact) + " one, but "
                + names(fact.squares())
                + (fact.squares().size() > 1 ? " are " : " is ")
                + colour(fact.squares().getFirst()) + ".";
    }

    private String cut(Cut fact) {
        int removed = fact.squares().size();
        if (removed == 1
                && ends.start() == ends.end()
                && ends.fixes(fact.squares().getFirst())) {
            return (rest ? "The knight stands on" : "The start is")
                    + " the end square, which is entered only last, and other squares remain.";
        }
        String pieces = "Without " + names(fact.squares()) + " " + (rest ? "what is left" : "the board")
                + " falls into " + fact.pieces().size() + " pieces";
        if (!ends.closed() && fact.squares().stream().anyMatch(ends::fixes)) {
            return pieces + smallPiece(fact) + ". " + cutWithEnds(fact);
        }
        return pieces + ", but " + tour() + " without " + (removed == 1 ? "one" : String.valueOf(removed))
                + " of its squares"
                + (fact.most() == 1 ? " stays in one piece." : " falls into " + fact.most() + " at most.");
    }

    /** Returns the names of the smaller of two pieces if it is small enough to be found by its names. */
    private String smallPiece(Cut fact) {
        List<Integer> smaller = Collections.min(fact.pieces(), Comparator.comparingInt(List::size));
        return fact.pieces().size() == 2 && smaller.size() <= MOST_NAMED_OF_A_PIECE
                ? ", and one of them is only " + names(smaller)
                : "";
    }

    /**
     * Returns the reason why an open tour with an end on a removed square cannot visit all pieces: the knight can go
     * over a removed square from one piece to another, but not over the first or the last square of the tour.
     */
    private String cutWithEnds(Cut fact) {
        List<Integer> between =
                fact.squares().stream().filter(square -> !ends.fixes(square)).toList();
        boolean begins = fact.squares().contains(ends.start());
        boolean both = begins && fact.squares().contains(ends.end());
        String fixed = (begins ? (rest ? "The knight is on " : "The tour begins on ") + name(ends.start()) : "")
                + (both ? rest ? " and the tour " : " and " : begins ? "" : "The tour ")
                + (both || !begins ? "ends on " + name(ends.end()) : "");
        if (!between.isEmpty()) {
            return fixed + ". From one piece to another the knight can go only over " + names(between)
                    + ", so it visits " + fact.most() + " pieces at most.";
        }
        if (both) {
            return fixed + ", so between them the knight visits only one piece.";
        }
        return begins
                ? "From " + name(ends.start()) + " the knight goes on into one of them and cannot come back for the "
                        + (fact.pieces().size() == 2 ? "other." : "others.")
                : fixed + ", so it cannot go over this square from one piece to another.";
    }

    private String tour() {
        return rest ? "the rest of the tour" : ends.closed() ? "a closed tour" : "a tour";
    }

    private static String commoner(ColourImbalance fact) {
        return fact.dark() > fact.light() ? "dark" : "light";
    }

    private String colour(int square) {
        return board.isDark(square) ? "dark" : "light";
    }

    private String name(int square) {
        return SquareNames.name(board, square);
    }

    private String names(List<Integer> squares) {
        return NameJoiner.listed(squares.stream().map(this::name).toList(), MOST_NAMED);
    }
}
