package knightschool.explain;

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
                    + ", so the knight could come there but not go on, and the tour must "
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
        return "Without " + names(fact.squares()) + " " + (rest ? "what is left" : "the board") + " falls into "
                + fact.pieces().size() + " pieces, but " + tour() + without(fact)
                + (fact.most() == 1 ? " stays in one piece." : " falls into " + fact.most() + " at most.");
    }

    /**
     * Returns the part of the sentence about a cut that mentions its removal. A tour that begins or ends on a removed
     * square falls into one component less, so this is mentioned first.
     */
    private String without(Cut fact) {
        int removed = fact.squares().size();
        String ends = endsAmong(fact);
        return ends.isEmpty()
                ? " without " + (removed == 1 ? "one" : String.valueOf(removed)) + " of its squares"
                : ends + ", so without " + (removed == 1 ? "that square" : "them") + " it";
    }

    private String endsAmong(Cut fact) {
        boolean start = fact.squares().contains(ends.start());
        boolean end = fact.squares().contains(ends.end());
        String one = fact.squares().size() == 1 ? " there" : " on one of them";
        return start && end
                ? " begins and ends on " + (ends.start() == ends.end() ? "one" : "two") + " of them"
                : start ? " begins" + one : end ? " ends" + one : "";
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
